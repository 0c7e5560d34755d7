import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildCart, buildLine, createCartHandlers } from '../../test/carts'
import { type Handlers, inputError, networkError } from '../../test/mock-server'
import {
  fillInShipping,
  openCheckout,
  orderPlaced,
  orderRejected,
  placeOrder,
} from '../../test/open-checkout'
import { buildRate } from '../../test/rates'

const cart = buildCart(buildLine(7, 2, 100))

const TEN = {
  __typename: 'Discount',
  code: 'TEN',
  kind: 'PERCENT',
  percent: 10,
  amount: null,
  minItems: 0,
}

const preview = (discount: unknown, ...userErrors: unknown[]) => ({
  previewDiscount: { __typename: 'PreviewDiscountPayload', discount, userErrors },
})

async function open(handlers: Handlers = {}) {
  const shop = await openCheckout({
    ...createCartHandlers(cart),
    placeOrder: orderPlaced,
    previewDiscount: () => preview(TEN),
    deliveryRates: () => ({ deliveryRates: [buildRate('GZ', { fee: 50 })] }),
    ...handlers,
  })
  await fillInShipping(shop)
  return shop
}

async function applyCode({ user }: Awaited<ReturnType<typeof open>>, code: string) {
  const add = screen.queryByRole('button', { name: 'Add a discount code' })
  if (add) await user.click(add)
  const field = screen.getByLabelText('Discount code')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, `${code}{Enter}`)
}

test('A code is applied with Enter, shown in the totals, and sent with the order', async () => {
  const shop = await open()
  await applyCode(shop, 'ten')
  await screen.findByText('Discount code TEN applied')
  screen.getByText('−EGP 20.00')
  screen.getByText('EGP 230.00')
  expect(shop.requests('previewDiscount')).toEqual([{ code: 'ten', area: 'GZ' }])
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[0]).toMatchObject({
    input: { total: 200, amountDue: 230, discountCode: 'TEN' },
  })
})

test('A code for free delivery takes off the fee', async () => {
  const free = { ...TEN, code: 'FREE', kind: 'FREE_DELIVERY', percent: null }
  const shop = await open({ previewDiscount: () => preview(free) })
  await applyCode(shop, 'free')
  await screen.findByText('−EGP 50.00')
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[0]).toMatchObject({
    input: { amountDue: 200, discountCode: 'FREE' },
  })
})

test('A removed code is neither in the totals nor sent', async () => {
  const shop = await open()
  await applyCode(shop, 'ten')
  await shop.user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(screen.queryByText('−EGP 20.00')).toBeNull()
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[0]).not.toHaveProperty('input.discountCode', 'TEN')
})

test('An applied code survives a reload, and is forgotten with the order', async () => {
  const before = await open()
  await applyCode(before, 'ten')
  await screen.findByText('Discount code TEN applied')
  before.unmount()
  const after = await open()
  screen.getByText('Discount code TEN applied')
  await placeOrder(after)
  await screen.findByText('Order placed successfully!')
  expect(sessionStorage.getItem('discount')).toBeNull()
})

test.each([
  [
    'a refusal',
    () => preview(null, inputError('This code has expired.', 'code')),
    'This code has expired.',
  ],
  ['a network error', networkError, 'Failed to check the code. Please try again.'],
])('%s is shown at the field, and another code can be tried', async (_name, handler, text) => {
  let isFirst = true
  const shop = await open({
    previewDiscount: () => {
      if (!isFirst) return preview(TEN)
      isFirst = false
      return handler()
    },
  })
  await applyCode(shop, 'old')
  await screen.findByText(text)
  expect(screen.getByLabelText('Discount code').getAttribute('aria-invalid')).toBe('true')
  await applyCode(shop, 'ten')
  await screen.findByText('Discount code TEN applied')
})

test('A code that was used up meanwhile is refused at its field, and the order can be placed without it', async () => {
  let isFirst = true
  const shop = await open({
    placeOrder: () => {
      if (!isFirst) return orderPlaced()
      isFirst = false
      return orderRejected({
        __typename: 'DiscountRefused',
        code: 'DISCOUNT_REFUSED',
        message: 'This code has reached its usage limit.',
        field: 'discountCode',
        total: 200,
        lines: cart.lines,
      })
    },
  })
  await applyCode(shop, 'ten')
  await screen.findByText('Discount code TEN applied')
  await placeOrder(shop)
  await screen.findByText('This code has reached its usage limit.')
  screen.getByText('EGP 250.00')
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+201012345678')
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[1]).toMatchObject({ input: { amountDue: 250 } })
})

test('Below its minimum, a code is kept but not used', async () => {
  const shop = await open({ previewDiscount: () => preview({ ...TEN, minItems: 300 }) })
  await applyCode(shop, 'ten')
  await screen.findByText('The code applies to orders from EGP 300.00.')
  screen.getByText('EGP 250.00')
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[0]).not.toHaveProperty('input.discountCode', 'TEN')
})

test('Where a code makes free delivery lack more, the totals say what counts', async () => {
  const shop = await open({
    deliveryRates: () => ({ deliveryRates: [buildRate('GZ', { fee: 50, freeFrom: 190 })] }),
  })
  expect(screen.queryByText(/more for free delivery/)).toBeNull()
  await applyCode(shop, 'ten')
  await screen.findByText('Add EGP 10.00 more for free delivery.')
  screen.getByText('Free delivery counts the items after the code: EGP 180.00.')
})
