import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../../platform/session/session'
import { buildCustomer } from '../../../../test/admin-orders'
import { type Handlers, inputError, mockServer, networkError } from '../../../../test/mock-server'
import { renderShop } from '../../../../test/render-shop'
import { buildToken } from '../../../../test/tokens'

const PHONE = '01012345678'
const ADDRESS = {
  __typename: 'ShippingAddress',
  governorate: 'C',
  area: 'Maadi',
  street: '9 Road 9',
  floor: null,
  apartment: null,
  landmark: null,
  courierNote: null,
}

const product = (id: string, quantityAvailable: number | null = null) => ({
  __typename: 'Product',
  id,
  name: `Toy ${id}`,
  price: 100,
  imageUrl: '/a.svg',
  quantityAvailable,
})

const LAST_ORDER = {
  __typename: 'AdminOrder',
  id: '7',
  createdAt: '2026-11-20T10:00:00Z',
  recipientName: 'Mona Ali',
  shippingAddress: ADDRESS,
  items: [
    { __typename: 'OrderItem', id: '1', name: 'Toy 1', quantity: 2, product: product('1') },
    { __typename: 'OrderItem', id: '2', name: 'Toy 2', quantity: 1, product: product('2', 0) },
  ],
}

const customer = (changes: object = {}) => ({
  customerRecord: buildCustomer({ accounts: [], lastOrder: LAST_ORDER, ...changes }),
})

const placed = (id: string | null, ...userErrors: object[]) => ({
  placePhoneOrder: {
    __typename: 'PlacePhoneOrderPayload',
    order: id && { __typename: 'AdminOrder', id },
    userErrors,
  },
})

async function open(handlers: Handlers = {}) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    deliveryRates: () => ({ deliveryRates: [] }),
    phoneCustomer: () => customer(),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/adminneworder' })
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone of the customer')
  const place = () => user.click(screen.getByRole('button', { name: 'Place order' }))
  const repeat = async () =>
    user.click(await screen.findByRole('button', { name: 'Repeat last order' }))
  return { user, phone, place, repeat, ...server }
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('A known customer is filled in, but not over what was typed', async () => {
  const { user, phone } = await open()
  const street = screen.getByLabelText('Street and building')
  await user.type(street, '12 New Street')
  await user.type(phone, PHONE)
  await waitFor(() => expect(value('Name of the recipient')).toBe('Mona Ali'))
  expect([value('Governorate'), value('City or area')]).toEqual(['C', 'Maadi'])
  expect(value('Street and building')).toBe('12 New Street')
})

test('The last order is repeated, and what is sold out is named', async () => {
  const { user, phone, repeat } = await open()
  await user.type(phone, PHONE)
  await repeat()
  const products = screen.getByRole('region', { name: 'Products' })
  expect(within(products).getAllByRole('listitem')).toHaveLength(1)
  const missing = within(products).getByText(/^Not available:/)
  expect(missing.textContent).toBe('Not available: Toy 2')
  expect(screen.getByRole('region', { name: 'Total' }).textContent).toContain('EGP 200.00')
})

test.each([
  ['blocked', { isBlocked: true }, 'This phone is blocked: it cannot order online.'],
  [
    'prepay only',
    { isPrepayOnly: true },
    'This phone cannot order online: it has to pay in advance.',
  ],
])('The team is warned that a phone is %s, and reads the note', async (_name, flag, warning) => {
  const { user, phone } = await open({
    phoneCustomer: () =>
      customer({
        ...flag,
        notes: [
          {
            __typename: 'CustomerNote',
            id: '1',
            text: 'Rings at night',
            authorName: 'Amira',
            createdAt: '2026-11-20T10:00:00Z',
          },
        ],
        refusedCount: 1,
        broughtCount: 4,
      }),
  })
  await user.type(phone, PHONE)
  await screen.findByText(warning)
  await screen.findByText('Rings at night')
  await screen.findByText(/1 of 4 parcels refused \(25%\)/)
})

test('An order is sent with what the customer was told, and for the account that was picked', async () => {
  const account = {
    __typename: 'CustomerAccount',
    id: '5',
    firstName: 'Mona',
    secondName: 'Ali',
    email: 'mona@example.com',
    address: null,
  }
  const { user, phone, repeat, place, requests, idempotencyKeys } = await open({
    phoneCustomer: () => customer({ accounts: [account] }),
    placePhoneOrder: () => placed(null, inputError('No.', 'accountId')),
  })
  await user.type(phone, PHONE)
  await repeat()
  await user.selectOptions(screen.getByLabelText('Account'), 'Mona Ali · mona@example.com')
  await place()
  await screen.findByText('No.')
  const { __typename: _, ...shippingAddress } = ADDRESS
  expect(requests('placePhoneOrder')).toEqual([
    {
      input: {
        phone: '+201012345678',
        recipientName: 'Mona Ali',
        accountId: '5',
        shippingAddress,
        lines: [{ productId: '1', quantity: 2, price: 100 }],
        total: 200,
        amountDue: 200,
        discountCode: null,
      },
    },
  ])
  expect(idempotencyKeys('placePhoneOrder')).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

test('Prices that have changed are shown before the order is sent again', async () => {
  const { user, phone, repeat, place } = await open({
    placePhoneOrder: () =>
      placed(null, {
        __typename: 'PriceChanged',
        code: 'PRICE_CHANGED',
        message: 'Changed.',
        field: null,
        lines: [
          {
            __typename: 'CartLine',
            id: 'today:1',
            quantity: 2,
            product: { ...product('1'), price: 120 },
          },
        ],
      }),
  })
  await user.type(phone, PHONE)
  await repeat()
  await place()
  await screen.findByText(/The total has changed/)
  expect(screen.getByRole('region', { name: 'Total' }).textContent).toContain('EGP 240.00')
})

test('After no response, the same order is sent with the same key', async () => {
  const { user, phone, repeat, place, requests } = await open({ placePhoneOrder: networkError })
  await user.type(phone, PHONE)
  await repeat()
  await place()
  await screen.findByText(/No response/)
  await place()
  await waitFor(() => expect(requests('placePhoneOrder')).toHaveLength(2))
  const [first, second] = requests('placePhoneOrder')
  expect(second).toEqual(first)
})

test('What is missing is said at its field, and nothing is sent', async () => {
  const { place, requests } = await open()
  await place()
  expect(await screen.findAllByText('This field is required.')).not.toHaveLength(0)
  expect(requests('placePhoneOrder')).toEqual([])
})
