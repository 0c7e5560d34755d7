import { screen } from '@testing-library/react'
import { CartLink } from '../app/cart-link'
import { logIn } from '../lib/session'
import { type Handlers, mockServer } from './mock-server'
import { renderShop } from './render-shop'

export const shipping = { address: '14 Nile Lane', city: 'Cairo', phone: '+201012345678' }

/** The response about a shopper without orders, or with this last one. */
export function buildCheckoutDefaults(...lastOrder: (typeof shipping)[]) {
  return {
    me: { __typename: 'User', id: '1', mobile: '1012345678' },
    orders: {
      __typename: 'OrderConnection',
      nodes: lastOrder.map((order) => ({ __typename: 'Order', id: '30', ...order })),
    },
  }
}

/** Opens the checkout of a signed-in shopper, below the cart link with its count. */
export async function openCheckout(handlers: Handlers) {
  logIn('t1', 'Mona')
  const server = mockServer({ checkoutDefaults: () => buildCheckoutDefaults(), ...handlers })
  return { ...(await renderShop({ header: <CartLink />, path: '/checkout' })), ...server }
}

type Shop = Awaited<ReturnType<typeof openCheckout>>

export async function fillInShipping({ user }: Shop, changes: Partial<typeof shipping> = {}) {
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

export function orderPlaced() {
  return {
    checkout: {
      __typename: 'CheckoutPayload',
      order: { __typename: 'Order', id: '31' },
      userErrors: [],
    },
  }
}

export function orderRejected(...userErrors: unknown[]) {
  return { checkout: { __typename: 'CheckoutPayload', order: null, userErrors } }
}
