import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpDialogs } from '../../test/dialogs'
import { type Handlers, inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

setUpDialogs()

const ORDER = {
  __typename: 'OrderToConfirm',
  id: '12',
  state: 'TO_CONFIRM',
  firstName: 'Mona',
  items: [
    {
      __typename: 'OrderItem',
      id: '121',
      name: 'Felucat Cat Food 85 g',
      price: 39.5,
      quantity: 2,
      total: 79,
      product: { __typename: 'Product', id: '7', imageUrl: '/toy.svg' },
    },
  ],
  adjustments: [{ __typename: 'Adjustment', kind: 'DELIVERY', label: 'Delivery', amount: 45 }],
  amountDue: 124,
  prepayUntil: null,
  address: '5 Nile St',
  city: 'Zamalek, Cairo',
  shippingAddress: {
    __typename: 'ShippingAddress',
    governorate: 'C',
    area: 'Zamalek',
    street: '5 Nile St',
    floor: null,
    apartment: null,
    landmark: null,
    courierNote: 'Ring twice',
  },
  phone: '+201012345678',
}

const TOKEN = '12.1796281767.abc'

const order = (changes = {}) => ({ orderToConfirm: { ...ORDER, ...changes } })

const payload = (field: string, changes: object | null, ...userErrors: unknown[]) => ({
  [field]: {
    __typename: 'OrderToConfirmPayload',
    order: changes && { ...ORDER, ...changes },
    userErrors,
  },
})

async function open(handlers: Handlers = {}) {
  const server = mockServer({ orderToConfirm: () => order(), ...handlers })
  const { user } = await renderShop({
    path: `/confirm/${TOKEN}`,
    contact: { whatsAppNumber: '201000000000' },
  })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, press, ...server }
}

test('The customer sees the items, the amount, the address, the phone and the note', async () => {
  const { requests } = await open()
  await screen.findByRole('heading', { level: 1, name: 'Confirm your order' })
  expect(requests('orderToConfirm')).toEqual([{ token: TOKEN }])
  expect(screen.getByRole('status').textContent).toContain('Hello Mona')
  const items = screen.getByRole('list', { name: 'Items' })
  expect(items.textContent).toContain('Felucat Cat Food')
  const article = screen.getByRole('article').textContent
  for (const text of ['EGP 124.00', '5 Nile St', 'Zamalek', '01012345678', 'Ring twice']) {
    expect(article).toContain(text)
  }
})

test('A press of the button confirms the order', async () => {
  const { press, requests } = await open({
    confirmOwnOrder: () => payload('confirmOwnOrder', { state: 'IS_CONFIRMED' }),
  })
  await press('Confirm order')
  await screen.findByRole('heading', { level: 1, name: 'Your order is confirmed' })
  expect(requests('confirmOwnOrder')).toEqual([{ token: TOKEN }])
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull()
  // Until it is packed, it can still be changed.
  screen.getByRole('button', { name: 'Cancel the order' })
})

test('The customer corrects the phone and the note', async () => {
  const { user, press, requests } = await open({
    correctOrder: ({ phone }) => payload('correctOrder', { phone }),
  })
  await press('Correct the phone or the note')
  const phone = screen.getByLabelText<HTMLInputElement>('Phone')
  expect(phone.value).toBe('01012345678')
  await user.clear(phone)
  await user.type(phone, '123')
  await press('Save the correction')
  await screen.findByText(/7 digits are missing/)
  expect(requests('correctOrder')).toEqual([])
  await user.clear(phone)
  await user.type(phone, '+201112345678')
  await user.clear(screen.getByLabelText('Note for the courier'))
  await press('Save the correction')
  await screen.findByText('Your correction is saved.')
  expect(requests('correctOrder')).toEqual([
    { token: TOKEN, phone: '+201112345678', courierNote: '' },
  ])
  expect(screen.queryByLabelText('Phone')).toBeNull()
  screen.getByText('01112345678')
})

test('An address in one text has no note', async () => {
  const { press } = await open({ orderToConfirm: () => order({ shippingAddress: null }) })
  await press('Correct the phone')
  screen.getByLabelText('Phone')
  expect(screen.queryByLabelText('Note for the courier')).toBeNull()
})

test('The customer cancels the order after a question, with a reason', async () => {
  const { user, press, requests } = await open({
    cancelByLink: () => payload('cancelByLink', { state: 'IS_CANCELLED' }),
  })
  await press('Cancel the order')
  const dialog = screen.getByRole('dialog', { name: 'Cancel this order?' })
  await user.type(within(dialog).getByLabelText('Reason (optional)'), 'Too late')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }))
  await screen.findByRole('heading', { level: 1, name: 'This order was cancelled' })
  expect(requests('cancelByLink')).toEqual([{ token: TOKEN, reason: 'Too late' }])
  expect(screen.queryByRole('button')).toBeNull()
  screen.getByRole('link', { name: 'Message us on WhatsApp' })
})

test.each([
  ['IS_PACKED', 'Your order is already packed'],
  ['IS_DELIVERED', 'Your order was delivered'],
  ['IS_CANCELLED', 'This order was cancelled'],
])('An order that %s can no longer be changed', async (state, heading) => {
  await open({ orderToConfirm: () => order({ state }) })
  await screen.findByRole('heading', { level: 1, name: heading })
  expect(screen.queryByRole('button')).toBeNull()
})

test('If the shop has packed it meanwhile, the page says so', async () => {
  let state = 'TO_CONFIRM'
  const { press } = await open({
    orderToConfirm: () => order({ state }),
    confirmOwnOrder: () => {
      state = 'IS_PACKED'
      return payload('confirmOwnOrder', null, inputError('Already packed.', null, 'CONFLICT'))
    },
  })
  await press('Confirm order')
  await screen.findByRole('heading', { level: 1, name: 'Your order is already packed' })
  expect(screen.getByRole('alert').textContent).toBe('Already packed.')
})

test('A link that does not work says so', async () => {
  await open({ orderToConfirm: () => ({ orderToConfirm: null }) })
  await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })
})

test('Without a connection, the order can be loaded and confirmed again', async () => {
  let isOnline = false
  const { press } = await open({
    orderToConfirm: () => (isOnline ? order() : networkError()),
    confirmOwnOrder: networkError,
  })
  await screen.findByText('Failed to load your order.')
  isOnline = true
  await press('Try again')
  await press('Confirm order')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to confirm your order. Please try again.',
  )
})
