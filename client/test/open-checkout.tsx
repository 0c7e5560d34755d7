import { screen } from '@testing-library/react'
import { CartLink } from '../app/cart-link'
import { Component as CheckoutPage } from '../checkout/checkout-page'
import { logIn } from '../lib/session'
import { renderShop } from './render-shop'
import { serve } from './serve'

export const shipping = { address: '14 Nile Lane', city: 'Cairo', phone: '+201012345678' }

/** A shopper at the checkout, below a link to the cart with its count. */
export function openCheckout(answers: Parameters<typeof serve>[0]) {
  logIn('t1', 'Mona')
  const server = serve(answers)
  const pages = { '/checkout': CheckoutPage }
  return { ...renderShop({ pages, header: <CartLink />, path: '/checkout' }), ...server }
}

type Shop = ReturnType<typeof openCheckout>

export async function fillIn({ user }: Shop, changes: Partial<typeof shipping> = {}) {
  await screen.findByRole('button', { name: 'Place order' })
  const { address, city, phone } = { ...shipping, ...changes }
  for (const [label, text] of Object.entries({ Address: address, City: city, Phone: phone })) {
    await user.clear(screen.getByLabelText(label))
    if (text) await user.type(screen.getByLabelText(label), text)
  }
}

export async function placeOrder({ user }: Shop) {
  await user.click(screen.getByRole('button', { name: 'Place order' }))
}

export function placed() {
  return {
    checkout: {
      __typename: 'CheckoutPayload',
      order: { __typename: 'Order', id: '31' },
      userErrors: [],
    },
  }
}

export function refused(...userErrors: unknown[]) {
  return { checkout: { __typename: 'CheckoutPayload', order: null, userErrors } }
}
