import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#domain/accounts/roles'
import { logIn, logOut } from '../../../../platform/session/session'
import {
  buildAdminOrder,
  buildOrderList,
  buildOrderRow,
  ORDER_DESK_HANDLERS,
} from '../../../../test/admin-orders'
import { setUpDialogs } from '../../../../test/dialogs'
import { createDeferred, type Handlers, mockServer } from '../../../../test/mock-server'
import { renderShop } from '../../../../test/render-shop'
import { buildToken } from '../../../../test/tokens'

setUpDialogs()

async function open(
  path: string,
  handlers: Handlers,
  next: readonly string[] = [],
  role: Role = 'admin',
) {
  logIn(buildToken(role), 'Amira')
  const server = mockServer({
    ...ORDER_DESK_HANDLERS,
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    ...handlers,
  })
  return { ...(await renderShop({ path, next })), ...server }
}

const rows = (...ids: number[]) => buildOrderList(ids.map((id) => buildOrderRow(id)))

const checkbox = (id: number) => screen.findByRole('checkbox', { name: `Select order #${id}` })

/** The numbers of the selected orders. */
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select order/ })
    .filter(({ checked }) => checked)
    .map((input) => Number(input.getAttribute('aria-label')?.match(/\d+/)?.[0]))

const result = (ids: readonly number[], state: object, userErrors: readonly object[] = []) => ({
  result: {
    __typename: 'OrdersPayload',
    handoverId: null,
    orders: ids.map((id) => buildOrderRow(id, { ...state })),
    userErrors,
  },
})

test('The orders are a table with its columns, and each order says what is to be collected', async () => {
  const paid = buildOrderRow(4, { amountDue: 0, paymentState: 'PREPAID' })
  await open('/adminorder', {
    adminOrders: () =>
      buildOrderList([buildOrderRow(5, { confirmationMessage: 'Please confirm' }), paid]),
  })
  const table = within(await screen.findByRole('table', { name: 'Orders' }))
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Select',
    'Order',
    'Age',
    'Recipient',
    'Phone',
    'Area',
    'To collect',
    'Status',
    'Confirmation',
    'Shipment',
    'Payment',
  ])
  const [, due, settled] = table.getAllByRole('row')
  expect(due?.textContent).toMatch(/#5.*Mona Ali.*01000000000.*Giza.*EGP 20\.00.*Pending/)
  expect(settled?.textContent).toMatch(/EGP 20\.00 Paid/)
  const call = within(due as HTMLElement).getByRole('link', { name: /^Call Mona Ali/ })
  expect(call.getAttribute('href')).toBe('tel:+201000000000')
  const chat = within(due as HTMLElement).getByRole('link', { name: 'WhatsApp to Mona Ali' })
  expect(chat.getAttribute('href')).toBe('https://wa.me/201000000000?text=Please%20confirm')
  const plain = within(settled as HTMLElement).getByRole('link', { name: 'WhatsApp to Mona Ali' })
  expect(plain.getAttribute('href')).toBe('https://wa.me/201000000000')
})

test('WhatsApp from the list carries the message, and it is noted who has sent it', async () => {
  let lastSent: object | null = null
  const { user, requests } = await open('/adminorder', {
    adminOrders: () =>
      buildOrderList([
        buildOrderRow(5, { confirmationMessage: 'Please confirm' }),
        buildOrderRow(4, { confirmationState: 'CONFIRMED' }),
      ]),
    customerMessages: () => ({
      customerMessages: [
        {
          __typename: 'CustomerMessages',
          order: { __typename: 'AdminOrder', id: '5' },
          reminderMessage: 'A reminder',
          lastSent,
        },
      ],
    }),
    recordSentMessage: ({ orderId, kind }) => {
      const sentAt = new Date(Date.now() - 5 * 3_600_000).toISOString()
      lastSent = { __typename: 'SentMessage', kind, sentAt, sentBy: 'Salma' }
      return {
        recordSentMessage: { __typename: 'RecordSentMessagePayload', orderId, userErrors: [] },
      }
    },
  })
  const [, row] = within(await screen.findByRole('table', { name: 'Orders' })).getAllByRole('row')
  const own = within(row as HTMLElement)
  const chat = own.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp to Mona Ali' })
  await waitFor(() => expect(requests('customerMessages')).toEqual([{ orderIds: ['5'] }]))
  await user.click(chat)
  await own.findByText(/^Message sent .* by .*Salma/)
  expect(requests('recordSentMessage')).toEqual([{ orderId: '5', kind: 'CONFIRM' }])
  // It was hours ago.
  await waitFor(() => expect(chat.href).toContain('A%20reminder'))
})

test('The address holds the view, the filters, the sort order and the open order', async () => {
  const { requests } = await open(
    '/adminorder?view=LATE&status=PENDING&search=mona&governorate=GZ&courier=3&since=2026-11-01&until=2026-11-20&min=100&max=500&sort=OLDEST&order=31',
    {
      adminOrders: () => buildOrderList([buildOrderRow(31)]),
      adminOrder: () => ({ adminOrder: buildAdminOrder(31) }),
    },
  )
  await screen.findByRole('article', { name: 'Order #31' })
  expect(requests('adminOrders')).toEqual([
    {
      first: 60,
      view: 'LATE',
      status: 'PENDING',
      search: 'mona',
      governorate: 'GZ',
      courierId: '3',
      customerId: null,
      since: '2026-10-31T22:00:00.000Z',
      until: '2026-11-20T22:00:00.000Z',
      minTotal: 100,
      maxTotal: 500,
      sort: 'OLDEST',
      withParcel: false,
      withRisk: false,
    },
  ])
  expect(screen.getByRole('link', { name: /^Late/ }).getAttribute('aria-current')).toBe('page')
})

test('Filters and views change the address, and keep each other', async () => {
  const { user, currentLocation } = await open('/adminorder?search=mona', {
    adminOrders: () => rows(31),
    orderViewCounts: () => ({
      orderViewCounts: [{ __typename: 'OrderViewCount', view: 'TO_PACK', count: 7 }],
    }),
  })
  await user.click(await screen.findByRole('link', { name: 'To pack 7' }))
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Governorate' }), 'Alexandria')
  await user.type(screen.getByRole('textbox', { name: 'Total from, EGP' }), '250{Enter}')
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(currentLocation().search))).toEqual({
      search: 'mona',
      view: 'TO_PACK',
      governorate: 'ALX',
      min: '250',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(currentLocation().search).toBe('?view=TO_PACK'))
})

test('Views without orders are behind “More”, unless one is open', async () => {
  const counts = { TO_CONFIRM: 0, TO_PACK: 7, LATE: 0 }
  const { user, currentLocation } = await open('/adminorder?view=LATE', {
    adminOrders: () => rows(31),
    orderViewCounts: () => ({
      orderViewCounts: Object.entries(counts).map(([view, count]) => ({
        __typename: 'OrderViewCount',
        view,
        count,
      })),
    }),
  })
  const views = within(await screen.findByRole('navigation', { name: 'Views' }))
  await views.findByRole('link', { name: 'To pack 7' })
  views.getByRole('link', { name: 'Late 0', current: 'page' })
  const more = within(views.getByText('More').closest('details') as HTMLElement)
  expect(more.queryByRole('link', { name: 'To pack 7' })).toBeNull()
  await user.click(views.getByText('More'))
  await user.click(more.getByRole('link', { name: 'To confirm 0' }))
  await waitFor(() => expect(currentLocation().search).toBe('?view=TO_CONFIRM'))
  // It is not empty any more for who looks at it.
  expect(more.queryByRole('link', { name: 'To confirm 0' })).toBeNull()
})

test('How many parcels of a phone were refused is a column for who chooses it', async () => {
  const history = (broughtCount: number, refusedCount: number) => ({
    doorHistory: { __typename: 'DoorHistory', broughtCount, refusedCount },
  })
  const { user, requests } = await open('/adminorder', {
    adminOrders: () =>
      buildOrderList([buildOrderRow(9, history(11, 5)), buildOrderRow(8, history(4, 0))]),
  })
  await screen.findByRole('table', { name: 'Orders' })
  expect(requests('adminOrders')).not.toContainEqual(expect.objectContaining({ withRisk: true }))
  await user.click(screen.getByText('Columns'))
  await user.click(await screen.findByRole('checkbox', { name: 'Refused before' }))
  await screen.findByRole('cell', { name: '5 of 11 refused' })
  expect(screen.queryByText(/of 4 refused/)).toBeNull()
  expect(requests('adminOrders')).toContainEqual(expect.objectContaining({ withRisk: true }))
})

test('What the parcels contain and where an order is from are columns for who chooses them', async () => {
  const items = [{ __typename: 'OrderItem', id: '1', name: 'Cat Toy', quantity: 2 }]
  const { user, requests } = await open('/adminorder', {
    adminOrders: () =>
      buildOrderList([buildOrderRow(9, { items, shipment: null, source: 'PHONE' })]),
  })
  await screen.findByRole('table', { name: 'Orders' })
  expect(requests('adminOrders')).not.toContainEqual(expect.objectContaining({ withParcel: true }))
  expect(screen.queryByRole('columnheader', { name: 'Items' })).toBeNull()
  await user.click(screen.getByText('Columns'))
  await user.click(await screen.findByRole('checkbox', { name: 'Items' }))
  await screen.findByRole('cell', { name: '2 × Cat Toy' })
  screen.getByRole('columnheader', { name: 'Items' })
  await user.click(screen.getByRole('checkbox', { name: 'Source' }))
  await screen.findByRole('cell', { name: 'Phone' })
})

test('A click with Shift selects all orders in between', async () => {
  const { user } = await open('/adminorder', { adminOrders: () => rows(9, 8, 7, 6, 5) })
  await user.click(await checkbox(8))
  await user.keyboard('{Shift>}')
  await user.click(await checkbox(6))
  await user.keyboard('{/Shift}')
  expect(selected()).toEqual([8, 7, 6])
  await user.click(await checkbox(7))
  expect(selected()).toEqual([8, 6])
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  expect(selected()).toEqual([9, 8, 7, 6, 5])
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(selected()).toEqual([])
})

test('All matching orders can be selected, which loads the further pages', async () => {
  const pages: Readonly<Record<string, object>> = {
    first: { pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'a' } },
    a: { pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'b' } },
    b: {},
  }
  const ids: Readonly<Record<string, number[]>> = { first: [6, 5], a: [4, 3], b: [2, 1] }
  const { user } = await open('/adminorder', {
    adminOrders: ({ after }) => {
      const page = String(after ?? 'first')
      const nodes = (ids[page] ?? []).map((id) => buildOrderRow(id))
      return buildOrderList(nodes, { totalCount: 6, ...pages[page] })
    },
  })
  await user.click(await checkbox(6))
  await user.click(screen.getByRole('button', { name: 'Select all 6 that match' }))
  await waitFor(() => expect(selected()).toEqual([6, 5, 4, 3, 2, 1]))
})

test('The arrow keys, J and K move between the orders, Space selects and Enter opens', async () => {
  const { user, currentLocation } = await open('/adminorder', {
    adminOrders: () => rows(9, 8, 7),
    adminOrder: () => ({ adminOrder: buildAdminOrder(8) }),
  })
  const first = await screen.findByRole('link', { name: 'Order #9' })
  first.focus()
  await user.keyboard('jjk{ArrowUp}{ArrowDown} ')
  const link = screen.getByRole('link', { name: 'Order #8' })
  expect(document.activeElement).toBe(link)
  expect(selected()).toEqual([8])
  await user.keyboard('{Enter}')
  await screen.findByRole('article', { name: 'Order #8' })
  expect(currentLocation().search).toBe('?order=8')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Order #8' }))
  expect(selected()).toEqual([8])
})

test('Before orders are packed, it says how many can be and which cannot', async () => {
  const packed = (id: number) =>
    buildOrderRow(id, { status: 'PROCESSING', shipmentState: 'PACKED' })
  const { user, requests } = await open('/adminorder', {
    adminOrders: () =>
      buildOrderList([
        buildOrderRow(9),
        packed(8),
        buildOrderRow(7),
        packed(6),
        buildOrderRow(5, { status: 'CANCELLED' }),
      ]),
    packOrders: () => result([9, 7], { status: 'PROCESSING', shipmentState: 'PACKED' }),
    unpackOrders: () => result([9, 7], { status: 'PROCESSING' }),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  await user.click(screen.getByRole('button', { name: 'Pack' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Pack' }))
  dialog.getByText('2 orders will be packed.')
  dialog.getByText('2 cannot be (Packed): #8, #6')
  dialog.getByText('1 cannot be (Cancelled): #5')
  await user.click(dialog.getByRole('button', { name: 'Pack 2 orders' }))
  await screen.findByText('2 orders packed.')
  expect(requests('packOrders')).toEqual([{ ids: ['9', '7'], parcelCount: 1 }])
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone for 2 orders.')
  expect(requests('unpackOrders')).toEqual([{ ids: ['9', '7'] }])
})

test('Orders that fail are named with the reason, the others are done', async () => {
  const { user } = await open('/adminorder', {
    adminOrders: () => rows(9, 8),
    couriers: () => ({
      couriers: [{ __typename: 'Courier', id: '3', name: 'Bosta', isActive: true }],
    }),
    handOverOrders: ({ courierId }) =>
      result([9], { shipmentState: courierId === '3' ? 'WITH_COURIER' : 'NONE' }, [
        {
          __typename: 'OrderProblem',
          orderId: '8',
          message: 'This order is now “Cancelled”.',
          field: null,
        },
      ]),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  await user.click(screen.getByRole('button', { name: 'Hand over' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Hand over' }))
  await user.click(await dialog.findByRole('button', { name: 'Hand over 2 orders' }))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('#8 This order is now “Cancelled”.')
  screen.getByText('1 order handed over.')
})

const COURIERS = () => ({
  couriers: ['Bosta', 'Aramex'].map((name, index) => ({
    __typename: 'Courier',
    id: String(index + 3),
    name,
    isActive: true,
  })),
})

const BOSTA = { __typename: 'AssignedCourier', id: '3', name: 'Bosta' }

test('A courier is assigned to orders that were not handed over, and removed by undo', async () => {
  const { user, requests } = await open('/adminorder', {
    adminOrders: () =>
      buildOrderList([
        buildOrderRow(9),
        buildOrderRow(8, { status: 'PROCESSING', shipmentState: 'PACKED' }),
        buildOrderRow(7, { status: 'PROCESSING', shipmentState: 'WITH_COURIER' }),
      ]),
    couriers: COURIERS,
    assignCourier: () => result([9, 8], {}),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  await user.click(screen.getByRole('button', { name: 'Assign courier' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Assign courier' }))
  dialog.getByText('2 orders will be assigned to the courier.')
  dialog.getByText('1 cannot be (With courier): #7')
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Assign 2 orders' })
  expect(submit.disabled).toBe(true)
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Courier' }), 'Aramex')
  await user.click(submit)
  await screen.findByText('2 orders assigned to the courier.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone for 2 orders.')
  expect(requests('assignCourier')).toEqual([
    { ids: ['9', '8'], courierId: '4' },
    { ids: ['9', '8'], courierId: null },
  ])
})

test('An assigned courier can be removed, which Undo does not bring back', async () => {
  const { user, requests } = await open('/adminorder', {
    adminOrders: () => buildOrderList([buildOrderRow(9, { assignedCourier: BOSTA })]),
    couriers: COURIERS,
    assignCourier: () => result([9], {}),
  })
  await user.click(await checkbox(9))
  await user.click(screen.getByRole('button', { name: 'Assign courier' }))
  const courier = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Courier' })
  expect(courier.selectedOptions[0]?.text).toBe('Bosta')
  await user.selectOptions(courier, 'No courier')
  screen.getByText('The courier will be removed from 1 order.')
  await user.click(screen.getByRole('button', { name: 'Remove courier from 1 order' }))
  await screen.findByText('Courier removed from 1 order.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(requests('assignCourier')).toEqual([{ ids: ['9'], courierId: null }])
})

test.each([
  ['all orders have', [BOSTA, BOSTA], 'Bosta'],
  ['only some orders have', [BOSTA, null], 'Choose a courier'],
])(
  'Handing over, the courier that %s is chosen already, or none',
  async (_, assigned, expected) => {
    const { user } = await open('/adminorder', {
      adminOrders: () =>
        buildOrderList(
          assigned.map((assignedCourier, index) => buildOrderRow(index + 1, { assignedCourier })),
        ),
      couriers: COURIERS,
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
    await user.click(screen.getByRole('button', { name: 'Hand over' }))
    const courier = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Courier' })
    expect(courier.selectedOptions[0]?.text).toBe(expected)
  },
)

test('Without a courier, one is added before orders are handed over', async () => {
  const couriers: object[] = []
  const bosta = { __typename: 'Courier', id: '3', name: 'Bosta', isActive: true }
  const { user, requests } = await open('/adminorder', {
    adminOrders: () => rows(9),
    couriers: () => ({ couriers }),
    addCourier: () => {
      couriers.push(bosta)
      return { addCourier: { __typename: 'CourierPayload', courier: bosta, userErrors: [] } }
    },
    handOverOrders: () => {
      const { result: done } = result([9], { shipmentState: 'WITH_COURIER' })
      return { result: { ...done, handoverId: '12' } }
    },
  })
  await user.click(await checkbox(9))
  await user.click(screen.getByRole('button', { name: 'Hand over' }))
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Hand over 1 order' })
  await user.type(await screen.findByRole('textbox', { name: 'Name of the courier' }), 'Bosta')
  expect(submit.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Add courier' }))
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  await screen.findByText('1 order handed over.')
  expect(requests('handOverOrders')).toEqual([{ ids: ['9'], courierId: '3', trackingNumber: null }])
  expect(screen.getByRole('link', { name: 'Handover 12' }).getAttribute('href')).toBe(
    '/adminhandovers/12',
  )
})

test('Escape closes the print menu, and the focus returns to its button', async () => {
  const { user } = await open('/adminorder', { adminOrders: () => rows(9) })
  await user.click(await checkbox(9))
  await user.click(screen.getByText('Print'))
  const menu = screen.getByText('Print').closest('details')
  expect(menu?.open).toBe(true)
  await user.tab()
  await user.keyboard('{Escape}')
  expect(menu?.open).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Print'))
})

test('The selected orders can be set to a status, each if it still has the one that is shown', async () => {
  const { user, requests } = await open('/adminorder', {
    adminOrders: () =>
      buildOrderList([buildOrderRow(9), buildOrderRow(8, { status: 'COMPLETED' })]),
    setOrderStatus: () => ({
      setOrderStatus: {
        __typename: 'SetOrderStatusPayload',
        order: buildAdminOrder(9, { status: 'COMPLETED' }),
        userErrors: [],
      },
    }),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  const bar = screen.getByRole('region', { name: 'Selected orders' })
  await user.click(within(bar).getByText('More'))
  await user.click(screen.getByRole('button', { name: 'Set status' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Set status' }))
  await user.selectOptions(dialog.getByRole('combobox'), 'Completed')
  dialog.getByText('1 order will be set to Completed.')
  dialog.getByText('1 order already has this status.')
  await user.click(dialog.getByRole('button', { name: 'Set to Completed' }))
  await screen.findByText('1 order set to Completed.')
  expect(requests('setOrderStatus')).toEqual([
    { id: '9', status: 'COMPLETED', expected: 'PENDING' },
  ])
})

test('Many orders that change at once are read as a list, others one by one', async () => {
  const ids = [9, 8, 7, 6, 5, 4]
  for (const changed of [ids, ids.slice(0, 2)]) {
    const { promise, resolve } = createDeferred()
    let status = 'PENDING'
    const { requests, unmount } = await open('/adminorder', {
      adminOrders: () => buildOrderList(ids.map((id) => buildOrderRow(id, { status }))),
      adminOrder: ({ id }) => ({ adminOrder: buildAdminOrder(Number(id), { status }) }),
      events: async () => {
        await promise
        const events = changed.map((id) => `event: orderChanged\ndata: {"id":${id}}\n\n`)
        return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } })
      },
    })
    await checkbox(9)
    const [table] = screen.getAllByRole('table')
    status = 'COMPLETED'
    resolve()
    await waitFor(() =>
      expect(within(table as HTMLElement).getAllByText('Completed')).toHaveLength(changed.length),
    )
    const isMany = changed === ids
    expect(requests('adminOrders')).toHaveLength(isMany ? 2 : 1)
    expect(requests('adminOrder')).toHaveLength(isMany ? 0 : 2)
    unmount()
  }
})

test('A change while the counts are read is counted, too', async () => {
  const { promise, resolve } = createDeferred()
  let count = 7
  let send: (event: string) => void = () => undefined
  const { requests } = await open('/adminorder', {
    adminOrders: () => rows(9),
    adminOrder: () => ({ adminOrder: buildAdminOrder(9) }),
    // The second answer is on its way until the counts have changed once more.
    orderViewCounts: async () => {
      const row = { __typename: 'OrderViewCount', view: 'TO_PACK', count }
      if (count === 6) await promise
      return { orderViewCounts: [row] }
    },
    events: () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = (event) => controller.enqueue(new TextEncoder().encode(event))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  await screen.findByRole('link', { name: 'To pack 7' })
  const changed = 'event: orderChanged\ndata: {"id":9}\n\n'
  count = 6
  send(changed)
  await waitFor(() => expect(requests('orderViewCounts')).toHaveLength(2))
  count = 5
  send(changed)
  // The list, which waits for nothing, has read the order after both.
  await waitFor(() => expect(requests('adminOrder')).toHaveLength(2))
  resolve()
  await screen.findByRole('link', { name: 'To pack 5' })
})

const ON_THE_ROAD = { status: 'PROCESSING', shipmentState: 'WITH_COURIER' }

/** Returns the actions in the bar for the selected orders: its buttons, and the entries of its menus. */
function offered() {
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }))
  const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
  const menus = bar.getAllByRole('list', { hidden: true })
  const entries = menus.flatMap((menu) => within(menu).queryAllByRole('button', { hidden: true }))
  const buttons = bar.getAllByRole('button').filter((button) => !entries.includes(button))
  return { buttons: names(buttons), menu: names(entries) }
}

test('The bar offers what is possible for the selected orders, and what the view is for without a menu', async () => {
  const { user } = await open('/adminorder?view=WITH_COURIER', {
    adminOrders: () =>
      buildOrderList([
        buildOrderRow(9, ON_THE_ROAD),
        buildOrderRow(8, { status: 'CANCELLED', shipmentState: 'REFUSED' }),
        buildOrderRow(7, { status: 'COMPLETED', shipmentState: 'DELIVERED' }),
      ]),
  })
  await user.click(await checkbox(9))
  const always = ['File for courier', 'Set status', 'Export CSV']
  expect(offered()).toEqual({
    buttons: ['Delivered', 'Refused', 'Received back', 'Clear'],
    menu: ['Lost', 'Cancel order', ...always],
  })
  await user.click(await checkbox(9))
  await user.click(await checkbox(8))
  expect(offered()).toEqual({
    buttons: ['Received back', 'Clear'],
    menu: ['Pack', 'Delivered after all', 'Lost', ...always],
  })
  await user.click(await checkbox(8))
  await user.click(await checkbox(7))
  expect(offered()).toEqual({ buttons: ['Clear'], menu: always })
})

test('Orders are refused with a reason and received back in a condition, several at once', async () => {
  const { user, requests } = await open('/adminorder', {
    adminOrders: () =>
      buildOrderList([
        buildOrderRow(9, ON_THE_ROAD),
        buildOrderRow(8, ON_THE_ROAD),
        buildOrderRow(7, { status: 'CANCELLED', shipmentState: 'REFUSED' }),
      ]),
    refuseOrders: () => result([9, 8], { status: 'CANCELLED', shipmentState: 'REFUSED' }),
    receiveBackOrders: () => result([9, 8, 7], { shipmentState: 'RECEIVED_BACK' }),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  await user.click(screen.getByRole('button', { name: 'Refused' }))
  const refusal = within(screen.getByRole('dialog', { name: 'Refused' }))
  refusal.getByText(/^2 orders will be cancelled as refused at the door/)
  refusal.getByText('1 cannot be (Cancelled): #7')
  await user.selectOptions(refusal.getByRole('combobox', { name: 'Reason' }), 'Too late')
  await user.click(refusal.getByRole('button', { name: '2 orders refused' }))
  await screen.findByText('2 orders refused.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Received back' }))
  const receipt = within(screen.getByRole('dialog', { name: 'Received back' }))
  await user.selectOptions(
    receipt.getByRole('combobox', { name: 'Condition' }),
    'Damaged: written off',
  )
  await user.click(receipt.getByRole('button', { name: 'Receive 3 orders back' }))
  await screen.findByText('3 orders received back.')
  expect(requests('refuseOrders')).toEqual([{ ids: ['9', '8'], reason: 'LATE' }])
  expect(requests('receiveBackOrders')).toEqual([{ ids: ['9', '8', '7'], condition: 'DAMAGED' }])
})

test('Orders that wait for an answer are cancelled with a reason, or the calls are counted', async () => {
  const { user, requests } = await open('/adminorder?view=TO_CONFIRM', {
    adminOrders: () => rows(9, 8),
    recordUnansweredCalls: () => result([9, 8], { confirmationState: 'NO_ANSWER' }),
    cancelOrders: () =>
      result([9], { status: 'CANCELLED' }, [
        {
          __typename: 'OrderProblem',
          orderId: '8',
          message: 'This order is “Delivered” now.',
          field: null,
        },
      ]),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  await user.click(screen.getByRole('button', { name: 'No answer' }))
  await user.click(screen.getByRole('button', { name: 'No answer for 2 orders' }))
  await screen.findByText('Unanswered calls recorded for 2 orders.')
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel order' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No answer\nfor three days')
  await user.click(dialog.getByRole('button', { name: 'Cancel 2 orders' }))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('#8 This order is “Delivered” now.')
  screen.getByText('1 order cancelled.')
  expect(requests('recordUnansweredCalls')).toEqual([{ ids: ['9', '8'] }])
  expect(requests('cancelOrders')).toEqual([
    { ids: ['9', '8'], reason: 'No answer for three days' },
  ])
})

test('Undo is there although all orders have left the view', async () => {
  let ids = [9]
  const { user } = await open('/adminorder?view=TO_PACK', {
    adminOrders: () => rows(...ids),
    packOrders: () => {
      ids = []
      return result([9], { status: 'PROCESSING', shipmentState: 'PACKED' })
    },
    unpackOrders: () => result([9], { status: 'PROCESSING' }),
  })
  await user.click(await checkbox(9))
  await user.click(screen.getByRole('button', { name: 'Pack' }))
  await user.click(screen.getByRole('button', { name: 'Pack 1 order' }))
  await screen.findByText('No orders available')
  screen.getByText('1 selected order is not shown here:')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone for 1 order.')
})

test('Selection and view survive printing, and orders that have left the view are named', async () => {
  let ids = [9, 8, 7]
  const { user, currentLocation } = await open(
    '/adminorder?view=TO_PACK&search=mona',
    { adminOrders: () => rows(...ids), ordersByIds: () => ({ ordersByIds: [] }) },
    ['/adminorder/print'],
  )
  await user.click(await checkbox(9))
  await user.click(await checkbox(8))
  await user.click(screen.getByText('Print'))
  await user.click(screen.getByRole('link', { name: 'Labels' }))
  ids = [8, 7]
  await screen.findByText('None of these orders can be printed.')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Orders' }))
  await screen.findByText('1 selected order is not shown here:')
  screen.getByText('#9')
  expect(selected()).toEqual([8])
  expect(currentLocation().search).toBe('?view=TO_PACK&search=mona')
  await user.click(screen.getByRole('button', { name: 'Deselect' }))
  await waitFor(() => expect(screen.queryByText('#9')).toBeNull())
  expect(selected()).toEqual([8])
})

test('Signing out forgets the selection', async () => {
  const { user, unmount } = await open('/adminorder', { adminOrders: () => rows(9, 8) })
  await user.click(await checkbox(9))
  unmount()
  logOut()
  await open('/adminorder', { adminOrders: () => rows(9, 8) })
  await checkbox(9)
  expect(selected()).toEqual([])
})

test('Somebody who confirms orders is not offered what others do with them', async () => {
  const { user } = await open('/adminorder', { adminOrders: () => rows(9) }, [], 'caller')
  await user.click(await checkbox(9))
  expect(offered()).toEqual({
    buttons: ['Confirm', 'Clear'],
    menu: ['No answer', 'Cancel order', 'File for courier', 'Set status', 'Export CSV'],
  })
  const bar = screen.getByRole('region', { name: 'Selected orders' })
  await user.click(within(bar).getByText('More'))
  await user.click(screen.getByRole('button', { name: 'Set status' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Set status' }))
  const options = dialog.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['Pending', 'Processing', 'Cancelled'])
})
