import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ORDERS_PER_QUERY } from '#domain/limits'
import { logIn } from '../../../../platform/session/session'
import { buildAdminOrder, buildShipment } from '../../../../test/admin-orders'
import { type Handlers, mockServer, networkError } from '../../../../test/mock-server'
import { buildOrder } from '../../../../test/orders'
import { renderShop } from '../../../../test/render-shop'
import { buildToken } from '../../../../test/tokens'
import { type PaperKind, paperAddress } from './paper-address'

const buildPrintedOrder = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  buildAdminOrder(id, {
    ...buildOrder(id),
    __typename: 'AdminOrder',
    recipientName: `Recipient ${id}`,
    ...changes,
  })

/** Finds every order, with these changes. */
const found =
  (changes: (id: number) => Readonly<Record<string, unknown>> = () => ({})) =>
  ({ ids }: Readonly<Record<string, unknown>>) => ({
    ordersByIds: (ids as string[]).map(Number).map((id) => buildPrintedOrder(id, changes(id))),
  })

async function open(path: string, ordersByIds: Handlers[string] = found()) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({
      adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 },
    }),
    ordersByIds,
  })
  return { ...(await renderShop({ path, contact: { phone: '16555' } })), ...server }
}

const openPaper = (kind: PaperKind, ids: readonly string[], ordersByIds?: Handlers[string]) =>
  open(paperAddress(kind, ids), ordersByIds)

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

test('A label says “Paid” where nothing is to be collected', async () => {
  await openPaper(
    'labels',
    ['7', '8'],
    found((id) => (id === 7 ? { paid: 79, amountDue: 0 } : {})),
  )
  const [paid, due] = await screen.findAllByRole('article')
  within(paid as HTMLElement).getByText('Paid')
  expect(paid?.textContent).not.toContain('EGP')
  expect(due?.textContent).toMatch(/Cash to collect.*EGP 79\.00/)
  within(due as HTMLElement).getByText('16555')
})

test('Each parcel of an order has a label, and the first one says what is to be collected', async () => {
  await openPaper(
    'labels',
    ['7', '8', '9'],
    found((id) => ({
      shipment: id === 9 ? null : buildShipment({ parcelCount: 2 }),
      ...(id === 8 && { paid: 79, amountDue: 0 }),
    })),
  )
  const labels = (await screen.findAllByRole('article')).map(({ textContent }) => textContent)
  expect(labels).toEqual([
    expect.stringMatching(/Cash to collect.*EGP 79\.00.*Order #7 Parcel 1 of 2/),
    expect.stringMatching(/Collected with parcel 1.*Order #7 Parcel 2 of 2/),
    expect.stringMatching(/Paid.*Order #8 Parcel 1 of 2/),
    expect.stringMatching(/Paid.*Order #8 Parcel 2 of 2/),
    expect.stringMatching(/Cash to collect.*EGP 79\.00.*Order #9 Parcel 1 of 1/),
  ])
  expect(labels[1]).not.toContain('EGP')
})

test.each(['labels', 'sheets', 'handover'] as const)(
  'On %s is what the courier takes back in exchange',
  async (kind) => {
    const takesBack = [{ __typename: 'TakenBackItem', name: 'Cat toy 30 cm', quantity: 2 }]
    await openPaper(
      kind,
      ['7', '8'],
      found((id) => (id === 7 ? { takesBack } : {})),
    )
    expect(await screen.findAllByText('Exchange: take back')).toHaveLength(1)
    expect(document.body.textContent).toContain('Exchange: take back 2 × Cat toy 30 cm')
  },
)

test('A picking list has a column of shelves if there are any', async () => {
  const items = (shelf: string) => [
    { ...buildOrder(7).items[0], inventory: { __typename: 'ProductInventory', shelf } },
  ]
  await openPaper(
    'picking',
    ['7'],
    found(() => ({ items: items('A-03-2') })),
  )
  expect(await screen.findByRole('columnheader', { name: 'Shelf' })).toBeTruthy()
  screen.getByRole('cell', { name: 'A-03-2' })
})

test('A handover sheet of orders counts each parcel', async () => {
  await openPaper(
    'handover',
    ['7', '8'],
    found((id) => (id === 7 ? { shipment: buildShipment({ parcelCount: 2 }) } : {})),
  )
  await screen.findByText('3 parcels')
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(first).toContain('Recipient 7 2 parcels')
  expect(second).not.toContain('parcel')
})

test.each(['labels', 'sheets'] as const)(
  'On %s is the courier who is to take the order',
  async (kind) => {
    const assignedCourier = { __typename: 'AssignedCourier', id: '3', name: 'Nile Express' }
    await openPaper(
      kind,
      ['7', '8'],
      found((id) => (id === 7 ? { assignedCourier } : {})),
    )
    const [assigned, other] = await screen.findAllByRole('article')
    expect(assigned?.textContent).toMatch(/Courier:? ?Nile Express/)
    expect(other?.textContent).not.toContain('Courier')
  },
)

test('The sheet of an order that was partly paid says what is left to collect', async () => {
  await openPaper(
    'sheets',
    ['7'],
    found(() => ({ paid: 50, amountDue: 29 })),
  )
  const rows = await screen.findAllByRole('row')
  expect(rows.slice(-3).map((row) => row.textContent)).toEqual([
    'TotalEGP 79.00',
    'Paid\u2212EGP 50.00',
    'Cash to collectEGP 29.00',
  ])
})

test('Two hundred orders are read in parts, and stay in order', async () => {
  const ids = numbers(200)
  const { requests } = await openPaper('handover', ids)
  await screen.findByText('200 parcels')
  const parts = requests('ordersByIds').map((variables) => variables.ids as string[])
  expect(parts.map(({ length }) => length)).toEqual(
    Array.from({ length: ids.length / ORDERS_PER_QUERY }, () => ORDERS_PER_QUERY),
  )
  expect(parts.flat()).toEqual(ids)
  const [, first] = screen.getAllByRole('row')
  expect(first?.textContent).toContain('#1Recipient 1')
  expect(screen.getByRole('row', { name: /^Total to collect/ }).textContent).toContain('15,800.00')
})

test.each([
  ['no orders', paperAddress('labels', []), 'No orders were chosen.'],
  ['what is no order', paperAddress('labels', ['abc', '0']), 'No orders were chosen.'],
  ['an unknown kind', '/adminorder/print?kind=stamps&ids=1', 'No orders were chosen.'],
  [
    'more than 200',
    paperAddress('labels', numbers(201)),
    'At most 200 orders can be printed at once.',
  ],
])('With %s, nothing is read', async (_, path, text) => {
  const { requests } = await open(path)
  await screen.findByText(text)
  expect(requests('ordersByIds')).toEqual([])
})

test('Orders that do not exist are named, and the others are shown', async () => {
  await openPaper('labels', ['7', '8'], () => ({ ordersByIds: [buildPrintedOrder(8)] }))
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  screen.getByText('Order 7 does not exist and was left out.')
})

test('Where all orders are cancelled, there is nothing to print', async () => {
  await openPaper(
    'labels',
    ['7'],
    found(() => ({ status: 'CANCELLED', amountDue: 0 })),
  )
  await screen.findByText('None of these orders can be printed.')
  screen.getByText('Order 7 is cancelled and was left out.')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('Orders are read once more before they are printed, and not printed if that fails', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  let reads = 0
  const { user, requests } = await openPaper('picking', ['7'], (variables) => {
    reads += 1
    if (reads === 3) networkError()
    return found(() => ({ recipientName: `Read ${reads}` }))(variables)
  })
  const button = await screen.findByRole('button', { name: 'Print' })
  await user.click(button)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(requests('ordersByIds')).toHaveLength(2)
  await user.click(button)
  await screen.findByText('Failed to fetch orders.')
  expect(print).toHaveBeenCalledOnce()
})

test('Orders that cannot be read can be retried', async () => {
  let isDown = true
  const { user } = await openPaper('labels', ['7'], (variables) =>
    isDown ? networkError() : found()(variables),
  )
  await screen.findByText('Failed to fetch orders.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article')
})
