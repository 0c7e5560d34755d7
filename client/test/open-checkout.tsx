import { screen } from '@testing-library/react'
import { CartLink } from '../app/cart-link'
import { logIn } from '../platform/session/session'
import { type Handlers, mockServer } from './mock-server'
import { renderShop } from './render-shop'

export const shipping = {
  area: 'Dokki',
  street: '14 Nile Lane',
  phone: '+201012345678',
}

/** The input sent for {@link shipping} in Giza. */
export const sentShipping = {
  shippingAddress: {
    governorate: 'GZ',
    area: shipping.area,
    street: shipping.street,
    floor: null,
    apartment: null,
    landmark: null,
    courierNote: null,
  },
  phone: shipping.phone,
  saveAddress: true,
}

interface KnownShopper {
  readonly addresses?: readonly unknown[]
  readonly lastOrder?: Readonly<Record<string, unknown>>
}

/** The response about a shopper, a new one by default. */
export function buildCheckoutDefaults({ addresses = [], lastOrder }: KnownShopper = {}) {
  const order = { __typename: 'Order', id: '30', shippingAddress: null, ...lastOrder }
  return {
    me: { __typename: 'User', id: '1', mobile: '1012345678', addresses },
    orders: { __typename: 'OrderConnection', nodes: lastOrder ? [order] : [] },
  }
}

/** Opens the checkout of a signed-in shopper, below the cart link with its count. */
export async function openCheckout(handlers: Handlers, path = '/checkout') {
  logIn('t1', 'Mona')
  const server = mockServer({ checkoutDefaults: () => buildCheckoutDefaults(), ...handlers })
  return { ...(await renderShop({ header: <CartLink />, path })), ...server }
}

type Shop = Awaited<ReturnType<typeof openCheckout>>

const LABELS = { area: 'City or area', street: 'Street and building', phone: 'Phone' } as const

export async function fillInShipping({ user }: Shop, changes: Partial<typeof shipping> = {}) {
  await screen.findByRole('button', { name: 'Place order' })
  await user.selectOptions(screen.getByLabelText('Governorate'), 'Giza')
  for (const [field, text] of Object.entries({ ...shipping, ...changes })) {
    const input = screen.getByLabelText(LABELS[field as keyof typeof LABELS])
    await user.clear(input)
    if (text) await user.type(input, text)
  }
}

export async function placeOrder({ user }: Shop) {
  await user.click(screen.getByRole('button', { name: 'Place order' }))
}

export function orderPlaced() {
  return {
    checkout: {
      __typename: 'CheckoutPayload',
      paymentUrl: null,
      order: {
        __typename: 'Order',
        id: '31',
        adjustments: [],
        total: 79,
        deliveryDays: null,
        address: '14 Nile Lane',
        city: 'Dokki, Giza',
        phone: shipping.phone,
        shippingAddress: null,
        status: 'PENDING',
        cancelReason: null,
        followUrl: 'https://shop.example.com/follow/1.abc',
        payUrl: null,
      },
      userErrors: [],
    },
  }
}

export function orderRejected(...userErrors: unknown[]) {
  return { checkout: { __typename: 'CheckoutPayload', paymentUrl: null, order: null, userErrors } }
}
