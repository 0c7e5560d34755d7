import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { logIn } from '../../../platform/session/session'
import {
  buildAdminOrder,
  buildCustomer,
  buildOrderList,
  buildOrderRow,
  buildShipment,
  ORDER_DESK_HANDLERS,
} from '../../../test/admin-orders'
import { setUpDialogs } from '../../../test/dialogs'
import { type Handlers, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'
import { setWindow } from '../../../test/window'

setUpDialogs()

async function openOrder(handlers: Handlers) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    ...ORDER_DESK_HANDLERS,
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminOrders: () => buildOrderList([buildOrderRow(31)]),
    adminOrder: () => ({ adminOrder: buildAdminOrder(31) }),
    ...handlers,
  })
  return { ...(await renderShop({ path: '/adminorder?order=31' })), ...server }
}

const result = (state: object, userErrors: readonly object[] = []) => ({
  result: {
    __typename: 'OrdersPayload',
    handoverId: null,
    orders: userErrors.length > 0 ? [] : [buildOrderRow(31, { ...state })],
    userErrors,
  },
})

/** The names of the buttons of a part of the order. */
async function buttonsOf(title: string): Promise<readonly (string | null)[]> {
  const part = await screen.findByRole('region', { name: title })
  return within(part)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
}

test('Only what is possible now can be done to the parcel', async () => {
  const { unmount } = await openOrder({})
  expect(await buttonsOf('Shipment')).toEqual(['Pack', 'Hand over'])
  expect(await buttonsOf('Confirmation')).toEqual(['Confirm', 'No answer'])
  unmount()
  const onItsWay = buildAdminOrder(31, {
    status: 'PROCESSING',
    confirmationState: 'CONFIRMED',
    shipmentState: 'WITH_COURIER',
  })
  await openOrder({ adminOrder: () => ({ adminOrder: onItsWay }) })
  expect(await buttonsOf('Shipment')).toEqual([
    'Delivered',
    'Take back',
    'Refused',
    'Lost',
    'Received back',
  ])
})

test('An act says what happened, and reads the order and its timeline again', async () => {
  let confirmationState = 'TO_CONFIRM'
  const { user, requests } = await openOrder({
    adminOrder: () => ({ adminOrder: buildAdminOrder(31, { confirmationState }) }),
    confirmOrders: () => {
      confirmationState = 'CONFIRMED'
      return result({ confirmationState })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByText('Order #31 confirmed.')
  expect(requests('confirmOrders')).toEqual([{ ids: ['31'] }])
  await waitFor(() => expect(requests('adminOrder').length).toBeGreaterThan(1))
  await waitFor(() => expect(requests('orderTimeline').length).toBeGreaterThan(1))
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('An act that is no longer possible says so, and the order is read again', async () => {
  let shipmentState = 'NONE'
  const { user } = await openOrder({
    adminOrder: () => ({ adminOrder: buildAdminOrder(31, { shipmentState }) }),
    packOrders: () => {
      shipmentState = 'PACKED'
      const message = 'This is not possible now.'
      return result({}, [{ __typename: 'OrderProblem', orderId: '31', message, field: null }])
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Pack' }))
  await user.click(screen.getByRole('button', { name: 'Pack' }))
  await screen.findByText('This is not possible now.')
  await screen.findByRole('button', { name: 'Unpack' })
})

test('An order is packed in as many parcels as are chosen, one at first', async () => {
  let shipment: unknown = null
  const { user, requests } = await openOrder({
    adminOrder: () => ({ adminOrder: buildAdminOrder(31, { shipment }) }),
    packOrders: () => {
      shipment = buildShipment({ courierName: null, handedOverAt: null, parcelCount: 3 })
      return result({ shipmentState: 'PACKED' })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Pack' }))
  const parcels = screen.getByRole('combobox', { name: 'Parcels' })
  expect(document.activeElement).toBe(parcels)
  expect(parcels).toHaveProperty('value', '1')
  await user.selectOptions(parcels, '3 parcels')
  await user.click(screen.getByRole('button', { name: 'Pack' }))
  await screen.findByText('Order #31 packed.')
  expect(requests('packOrders')).toEqual([{ ids: ['31'], parcelCount: 3 }])
  const term = await screen.findByText('Parcels')
  expect(term.parentElement?.textContent).toBe('Parcels3')
})

test('A refused parcel needs a reason', async () => {
  const { user, requests } = await openOrder({
    adminOrder: () => ({
      adminOrder: buildAdminOrder(31, { status: 'PROCESSING', shipmentState: 'WITH_COURIER' }),
    }),
    refuseOrders: () => result({ status: 'CANCELLED', shipmentState: 'REFUSED' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Refused' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Too expensive')
  await user.click(screen.getByRole('button', { name: 'Refused' }))
  await screen.findByText('Order #31 refused.')
  expect(requests('refuseOrders')).toEqual([{ ids: ['31'], reason: 'PRICE' }])
})

test('A prepayment is recorded with its note', async () => {
  const { user, requests } = await openOrder({
    recordPrepayment: () => ({
      recordPrepayment: {
        __typename: 'OrderPayload',
        order: buildOrderRow(31, { amountDue: 5 }),
        prepaymentId: '9',
        userErrors: [],
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Record prepayment' }))
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount in EGP' })
  expect(amount.value).toBe('20')
  await user.clear(amount)
  await user.type(amount, 'fifteen')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  screen.getByText('Enter an amount, such as 250.')
  await user.clear(amount)
  await user.type(amount, '15')
  await user.type(screen.getByRole('textbox', { name: 'Payment note' }), 'Ref 77')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paid by' }), 'Mobile wallet')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByText('EGP 15.00 recorded for order #31.')
  expect(requests('recordPrepayment')).toEqual([
    { id: '31', amount: 15, note: 'Ref 77', method: 'WALLET' },
  ])
})

test('A payment whose response was lost is sent again with the same key, and another one with another key', async () => {
  const answer = () => ({
    recordPrepayment: {
      __typename: 'RecordPrepaymentPayload',
      order: buildOrderRow(31, { amountDue: 5 }),
      prepaymentId: '9',
      userErrors: [],
    },
  })
  const answers = [networkError, answer, answer]
  const { user, idempotencyKeys } = await openOrder({
    recordPrepayment: () => answers.shift()?.(),
  })
  await user.click(await screen.findByRole('button', { name: 'Record prepayment' }))
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByText('That did not work. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByText('EGP 20.00 recorded for order #31.')
  await user.click(await screen.findByRole('button', { name: 'Record prepayment' }))
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await waitFor(() => expect(idempotencyKeys('recordPrepayment')).toHaveLength(3))
  const [lost, retry, next] = idempotencyKeys('recordPrepayment')
  expect(lost).toMatch(/^[0-9a-f]{32}$/)
  expect(retry).toBe(lost)
  expect(next).not.toBe(lost)
})

const buildPrepayment = (changes: object = {}) => ({
  __typename: 'Prepayment',
  id: '9',
  amount: 15,
  note: 'InstaPay',
  method: null as string | null,
  createdAt: '2026-11-20T10:00:00.000Z',
  receiptUrl: null as string | null,
  ...changes,
})

const RECEIPT = new File(['x'], 'receipt.png', { type: 'image/png' })

/** Sends pictures, and responds to uploads; returns what was uploaded. */
function mockPictures(respond: () => Response): readonly string[] {
  const uploads: string[] = []
  const graphql = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.startsWith('/media/')) return Promise.resolve(new Response('picture'))
    if (!url.startsWith('/prepayments/')) return graphql(url, init)
    uploads.push(`${init.method} ${url} ${(init.body as File).name}`)
    return Promise.resolve(respond())
  })
  return uploads
}

/** The payments of a server; one of them gets a picture. */
async function openPrepaid(respond: () => Response, before: readonly object[] = []) {
  let prepayments = before
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:receipt' }))
  const shop = await openOrder({
    prepayments: () => ({ prepayments }),
    recordPrepayment: () => {
      prepayments = [buildPrepayment()]
      return {
        recordPrepayment: {
          __typename: 'RecordPrepaymentPayload',
          order: buildOrderRow(31, { amountDue: 5 }),
          prepaymentId: '9',
          userErrors: [],
        },
      }
    },
  })
  const uploads = mockPictures(() => {
    const response = respond()
    if (response.ok) prepayments = [buildPrepayment({ receiptUrl: '/media/receipt.webp' })]
    return response
  })
  return { ...shop, uploads }
}

const stored = () => Response.json({ image_url: '/media/receipt.webp' })
const refused = () =>
  Response.json({ errors: [{ field: 'picture', message: 'Not a picture.' }] }, { status: 400 })

test('A prepayment gets the picture of its receipt, which a click opens', async () => {
  const { user, uploads } = await openPrepaid(stored)
  await user.click(await screen.findByRole('button', { name: 'Record prepayment' }))
  await user.upload(screen.getByLabelText('Picture of the receipt'), RECEIPT)
  await user.click(screen.getByRole('button', { name: 'Record' }))
  const link = await screen.findByRole('link', { name: 'Receipt of EGP 15.00' })
  expect(link.getAttribute('href')).toBe('blob:receipt')
  expect(uploads).toEqual(['PUT /prepayments/9/receipt receipt.png'])
})

test('A prepayment whose picture is refused stays recorded, and gets another one later', async () => {
  let respond = refused
  const { user, uploads, requests } = await openPrepaid(() => respond())
  await user.click(await screen.findByRole('button', { name: 'Record prepayment' }))
  await user.upload(screen.getByLabelText('Picture of the receipt'), RECEIPT)
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByText('The payment is recorded, but without the picture. Not a picture.')
  const item = within(await screen.findByRole('list', { name: 'Prepayments' }))
  item.getByRole('button', { name: 'Add a picture: EGP 15.00' })
  const input = screen
    .getByRole('list', { name: 'Prepayments' })
    .querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file field')
  await user.upload(input, RECEIPT)
  await screen.findByText('Not a picture.')
  respond = stored
  await user.upload(input, RECEIPT)
  await screen.findByText('Picture added.')
  await item.findByRole('button', { name: 'Replace the picture: EGP 15.00' })
  expect(uploads).toHaveLength(3)
  expect(requests('recordPrepayment')).toHaveLength(1)
})

test('A receipt that is too large is refused before the payment is recorded', async () => {
  const { user, uploads, requests } = await openPrepaid(stored)
  const large = new File(['x'], 'large.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: MAX_PICTURE_BYTES + 1 })
  await user.click(await screen.findByRole('button', { name: 'Record prepayment' }))
  const field = screen.getByLabelText('Picture of the receipt')
  await user.upload(field, large)
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByText('This file is larger than 10 MB.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(requests('recordPrepayment')).toEqual([])
  expect(uploads).toEqual([])
})

/** An event of the timeline, by staff if not said otherwise. */
const buildEvent = (id: string, changes: object) => ({
  __typename: 'OrderEvent',
  id,
  kind: 'PLACED',
  actor: 'STAFF',
  actorName: null,
  actorRole: null,
  method: null,
  happenedAt: '2026-11-20T10:00:00.000Z',
  status: null,
  note: null,
  isUnpaid: false,
  isAfterAll: false,
  otherOrder: null,
  courierName: null,
  reason: null,
  condition: null,
  report: null,
  collected: null,
  due: null,
  returnState: null,
  returnReason: null,
  refund: null,
  returnItems: [],
  edit: null,
  ...changes,
})

test('The timeline says who did what, by name', async () => {
  await openOrder({
    orderTimeline: () => ({
      orderTimeline: [
        buildEvent('1', { actor: 'CUSTOMER', actorName: 'Hala Nabil' }),
        buildEvent('2', { kind: 'PACKED', actorName: 'Mona', actorRole: 'PACKER' }),
        buildEvent('3', { kind: 'DELIVERED', actor: 'COURIER', actorName: 'Bosta' }),
        buildEvent('4', {
          kind: 'MONEY_CHANGED',
          actorName: 'Sara',
          actorRole: 'ADMIN',
          method: 'WALLET',
        }),
        buildEvent('5', { kind: 'CONFIRMED', actor: 'RULE' }),
      ],
    }),
  })
  const list = within(await screen.findByRole('list', { name: 'Timeline' }))
  await list.findByText('Mona')
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Rule ·'),
    expect.stringMatching(/Mobile wallet.*by Sara \(owner\) ·/),
    expect.stringContaining('by Bosta (Courier) ·'),
    expect.stringContaining('by Mona ·'),
    expect.stringContaining('by Hala Nabil (Customer) ·'),
  ])
})

test('The panel says who is to take the order, and chooses that courier for handing over', async () => {
  const courier = (id: string, name: string) => ({
    id,
    name,
    isActive: true,
    __typename: 'Courier',
  })
  const { user } = await openOrder({
    adminOrder: () => ({
      adminOrder: buildAdminOrder(31, {
        assignedCourier: { __typename: 'AssignedCourier', id: '3', name: 'Bosta' },
      }),
    }),
    couriers: () => ({ couriers: [courier('4', 'Aramex'), courier('3', 'Bosta')] }),
    orderTimeline: () => ({
      orderTimeline: [
        buildEvent('1', { kind: 'COURIER_ASSIGNED', courierName: 'Aramex' }),
        buildEvent('2', { kind: 'COURIER_ASSIGNED' }),
      ],
    }),
  })
  const panel = await screen.findByRole('article', { name: 'Order #31' })
  const title = await within(panel).findByText('Assigned courier')
  expect(title.parentElement?.textContent).toContain('Bosta')
  const timeline = await screen.findByRole('list', { name: 'Timeline' })
  await within(timeline).findByText('Courier removed')
  expect(timeline.textContent).toContain('Courier assigned Aramex')
  await user.click(screen.getByRole('button', { name: 'Hand over' }))
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Courier' })
  expect(select.selectedOptions[0]?.text).toBe('Bosta')
})

test('The timeline says in words what happened, and takes notes', async () => {
  const event = (id: string, changes: object) => buildEvent(id, { actor: 'CUSTOMER', ...changes })
  const events = [
    event('1', {}),
    event('2', { kind: 'HANDED_OVER', actor: 'STAFF', courierName: 'Bosta' }),
  ]
  const { user, requests } = await openOrder({
    orderTimeline: () => ({ orderTimeline: events }),
    addOrderNote: ({ text }) => {
      events.push(event('3', { kind: 'NOTE', actor: 'STAFF', note: text }))
      return {
        addOrderNote: { __typename: 'OrderPayload', order: buildOrderRow(31), userErrors: [] },
      }
    },
  })
  const list = await screen.findByRole('list', { name: 'Timeline' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  expect(list.textContent).toMatch(/Handed over Bosta.*Shop.*Placed.*Customer/)
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Calls before it arrives')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(list.textContent).toContain('Calls before it arrives'))
  expect(requests('addOrderNote')).toEqual([{ id: '31', text: 'Calls before it arrives' }])
})

test('The timeline says what a courier reported, and what it collected instead of what was due', async () => {
  const event = (id: string, changes: object) => buildEvent(id, { actor: 'COURIER', ...changes })
  await openOrder({
    orderTimeline: () => ({
      orderTimeline: [
        event('1', { kind: 'DELIVERY_REPORTED', report: 'ATTEMPT_FAILED', reason: 'NO_ANSWER' }),
        event('2', { kind: 'DELIVERED', collected: 80.5, due: 100 }),
      ],
    }),
  })
  const list = await screen.findByRole('list', { name: 'Timeline' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  expect(list.textContent).toMatch(/Delivered Collected .*80\.50.* instead of .*100/)
  expect(list.textContent).toContain('Courier’s report Attempt failed · No answer')
})

test('A parcel that its company did not register says why, and is tried again', async () => {
  const parcel = {
    __typename: 'CarrierShipment',
    id: '7',
    carrier: 'BOSTA',
    trackingNumber: null,
    createdAt: null,
    nextAttemptAt: null,
    isTakenBack: false,
  }
  let message: string | null = 'Bosta refused: Invalid district'
  const { user, requests } = await openOrder({
    adminOrder: () => ({
      adminOrder: buildAdminOrder(31, {
        shipmentState: 'WITH_COURIER',
        shipment: buildShipment(),
      }),
    }),
    carrierShipment: () => ({ carrierShipment: { ...parcel, message }, parcelReports: [] }),
    retryCarrierShipment: () => {
      message = null
      return {
        retryCarrierShipment: {
          __typename: 'CarrierShipmentPayload',
          carrierShipment: { __typename: 'CarrierShipment', id: '7' },
          userErrors: [],
        },
      }
    },
  })
  const alert = await screen.findByText('Bosta refused: Invalid district')
  expect(alert.closest('[role=alert]')?.textContent).toContain('Not registered at Bosta yet.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Being registered at Bosta.')
  expect(requests('retryCarrierShipment')).toEqual([{ id: '31' }])
})

test('On a phone, the open order is a dialog', async () => {
  setWindow({ width: 360, reducedMotion: false })
  const { user } = await openOrder({})
  const dialog = await screen.findByRole('dialog', { name: 'Details of order #31' })
  await user.click(within(dialog).getByRole('button', { name: 'Close details' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('The customer of an order is blocked and unblocked, and has a note', async () => {
  let customer = buildCustomer({ orderCount: 3, broughtCount: 2, refusedCount: 1 })
  const { user, requests } = await openOrder({
    customerRecord: () => ({ customerRecord: customer }),
    updateCustomer: ({ input }) => {
      customer = { ...customer, ...(input as object) }
      return { updateCustomer: { __typename: 'UpdateCustomerPayload', customer, userErrors: [] } }
    },
    addCustomerNote: ({ text }) => {
      const note = {
        __typename: 'CustomerNote',
        id: '1',
        text,
        authorName: 'Mona',
        createdAt: '2026-11-21T09:30:00.000Z',
      }
      customer = { ...customer, notes: [note] }
      return { addCustomerNote: { __typename: 'AddCustomerNotePayload', note, userErrors: [] } }
    },
  })
  const part = within(await screen.findByRole('region', { name: 'Customer' }))
  await part.findByText(/3 orders · 1 of 2 parcels refused \(50%\)/)
  await user.click(part.getByRole('button', { name: 'Block' }))
  await part.findByText('This phone is blocked: it cannot order online.')
  await user.click(part.getByRole('button', { name: 'Unblock' }))
  await waitFor(() => expect(part.queryByText(/is blocked/)).toBeNull())
  await user.click(part.getByRole('button', { name: 'Ask to pay in advance' }))
  await part.findByRole('button', { name: 'Allow cash on delivery again' })
  await user.type(part.getByLabelText('Note about the customer'), 'Rings at night')
  await user.click(part.getByRole('button', { name: 'Save note' }))
  await part.findByText('Rings at night')
  expect(part.getByRole('link', { name: 'Open the customer' }).getAttribute('href')).toBe(
    '/admincustomers/1',
  )
  expect(requests('updateCustomer').map((variables) => variables.input)).toEqual([
    { isBlocked: true },
    { isBlocked: false },
    { isPrepayOnly: true },
  ])
})

test('The timeline says what an edit has changed, before and after', async () => {
  const edit = {
    __typename: 'OrderEdit',
    totalBefore: 20,
    totalAfter: 300,
    amountReason: null,
    wasWithCourier: false,
    wasCourierNotified: false,
    items: [
      { __typename: 'EditedItem', name: 'Toy', before: 1, after: 0 },
      { __typename: 'EditedItem', name: 'Bed', before: 0, after: 1 },
    ],
    texts: [{ __typename: 'EditedTextChange', name: 'COURIER_NOTE', before: null, after: 'Ring' }],
  }
  const event = buildEvent('1', { kind: 'EDITED', edit })
  await openOrder({ orderTimeline: () => ({ orderTimeline: [event] }) })
  const list = await screen.findByRole('list', { name: 'Timeline' })
  await waitFor(() => expect(list.textContent).toContain('Toy: 1 removed'))
  for (const text of ['Bed: 1 added', 'Note for the courier: none → Ring', /20\.00 → .*300\.00/]) {
    expect(list.textContent).toMatch(text)
  }
})

test('The amount of a parcel on its way is lowered with a reason, and has to be a number', async () => {
  const order = buildAdminOrder(31, { status: 'PROCESSING', shipmentState: 'WITH_COURIER' })
  const { user, requests } = await openOrder({
    adminOrder: () => ({ adminOrder: order }),
    orderEditPreview: ({ changes }) => {
      const { loweredAmount } = changes as { loweredAmount?: { amountDue: number } }
      const total = loweredAmount?.amountDue ?? 20
      const preview = {
        __typename: 'OrderEditPreview',
        adjustments: [],
        total,
        amountDue: total,
        toRefund: 0,
      }
      return {
        orderEditPreview: { __typename: 'OrderEditPreviewPayload', preview, userErrors: [] },
      }
    },
    editOrder: () => ({
      editOrder: { __typename: 'OrderPayload', order: { ...order, amountDue: 15 }, userErrors: [] },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit order #31' }))
  const form = within(await screen.findByRole('form', { name: 'Edit order #31' }))
  const amount = form.getByLabelText(/^Amount to collect/)
  const save = async () => {
    const button = form.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
    await waitFor(() => expect(button.disabled).toBe(false))
    await user.click(button)
  }
  await user.clear(amount)
  await user.type(amount, 'less')
  await save()
  await form.findByText('Must be a number.')
  await user.clear(amount)
  await user.type(amount, '١٥')
  await user.type(form.getByLabelText(/^Why it is lower/), 'It was late')
  await form.findByText('New total')
  await save()
  await screen.findByText('Order #31 changed.')
  expect(requests('editOrder')).toMatchObject([
    {
      changes: { loweredAmount: { amountDue: 15, reason: 'It was late' } },
      expectedTotal: 15,
    },
  ])
})

test('The panel says by when an order has to be paid in advance, and that it was not', async () => {
  await openOrder({
    adminOrder: () => ({
      adminOrder: buildAdminOrder(31, { prepayUntil: '2026-11-28T12:00:00Z' }),
    }),
    orderTimeline: () => ({
      orderTimeline: [
        buildEvent('1', {
          kind: 'STATUS_CHANGED',
          actor: 'RULE',
          status: 'CANCELLED',
          isUnpaid: true,
          isAfterAll: false,
        }),
      ],
    }),
  })
  const part = await screen.findByRole('region', { name: 'Payment' })
  expect(part.textContent).toMatch(/To be paid by.*Nov 28, 2026, 2:00\sPM/)
  const list = await screen.findByRole('list', { name: 'Timeline' })
  await waitFor(() => expect(list.textContent).toContain('Not paid in advance in time'))
})

test('An order that was changed on its way reminds of its courier until “Told” is clicked', async () => {
  let isCourierNotificationDue = true
  const order = () =>
    buildAdminOrder(31, {
      status: 'PROCESSING',
      shipmentState: 'WITH_COURIER',
      courierPhone: '+201234567890',
      isCourierNotificationDue,
    })
  const { user, requests } = await openOrder({
    adminOrder: () => ({ adminOrder: order() }),
    markCourierTold: () => {
      isCourierNotificationDue = false
      const changed = { __typename: 'AdminOrder', id: '31', isCourierNotificationDue }
      return { markCourierTold: { __typename: 'OrderPayload', order: changed, userErrors: [] } }
    },
  })
  const part = await screen.findByRole('region', { name: 'Tell the courier' })
  const chat = within(part).getByRole('link', { name: /WhatsApp/ })
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/201234567890\?text=Order/)
  await user.click(within(part).getByRole('button', { name: 'Told' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Tell the courier' })).toBeNull())
  expect(requests('markCourierTold')).toEqual([{ id: '31' }])
})

const TOY = {
  __typename: 'OrderItem',
  id: '71',
  name: 'Cat toy',
  price: 33.33,
  quantity: 3,
  returnedQuantity: 0,
  total: 99.99,
  product: null,
}

const WITH_COURIER = {
  status: 'PROCESSING',
  confirmationState: 'CONFIRMED',
  shipmentState: 'WITH_COURIER',
  items: [TOY],
  itemsTotal: 99.99,
  total: 99.99,
  amountDue: 99.99,
}

test('A parcel is delivered in part, for what the part costs', async () => {
  const { user, requests } = await openOrder({
    adminOrder: () => ({ adminOrder: buildAdminOrder(31, WITH_COURIER) }),
    deliverOrderPartly: () => result({ status: 'COMPLETED', shipmentState: 'DELIVERED' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Delivered in part' }))
  const form = within(screen.getByRole('group', { name: 'Delivered in part' }))
  expect(form.getByRole<HTMLButtonElement>('button', { name: /collected/ }).disabled).toBe(true)
  await user.click(form.getByRole('button', { name: /Decrease.*Cat toy/ }))
  form.getByText(/To be collected for it: EGP 66.66/)
  await user.click(form.getByRole('button', { name: 'Delivered, EGP 66.66 collected' }))
  await screen.findByText('Order #31 delivered in part.')
  expect(requests('deliverOrderPartly')).toEqual([
    { id: '31', kept: [{ itemId: '71', quantity: 2 }], collected: 66.66 },
  ])
})

test('What a customer did not keep is received back in its condition', async () => {
  const awaited = {
    __typename: 'AwaitedItem',
    id: '5',
    name: 'Cat toy',
    quantity: 2,
    trackingNumber: 'NX-1',
    isLost: false,
  }
  const delivered = { ...WITH_COURIER, status: 'COMPLETED', shipmentState: 'DELIVERED' }
  const { user, requests } = await openOrder({
    adminOrder: () => ({
      adminOrder: buildAdminOrder(31, { ...delivered, awaitedItems: [awaited] }),
    }),
    receiveItemsBack: () => result({}),
  })
  const part = within(await screen.findByRole('region', { name: 'Shipment' }))
  expect(part.getByRole('listitem').textContent).toBe('Cat toy × 2 · NX-1')
  await user.click(part.getByRole('button', { name: 'Items came back' }))
  await user.click(part.getByRole('button', { name: /Decrease.*Cat toy/ }))
  await user.selectOptions(part.getByLabelText('Condition'), 'DAMAGED')
  await user.click(part.getByRole('button', { name: 'Received back' }))
  await screen.findByText('Items of order #31 received back.')
  expect(requests('receiveItemsBack')).toEqual([
    { id: '31', items: [{ id: '5', quantity: 1, condition: 'DAMAGED' }] },
  ])
})

test('A refused parcel can be delivered after all', async () => {
  const refused = { ...WITH_COURIER, status: 'CANCELLED', shipmentState: 'REFUSED' }
  const { user, requests } = await openOrder({
    adminOrder: () => ({ adminOrder: buildAdminOrder(31, refused) }),
    deliverOrdersAfterAll: () => result({ status: 'COMPLETED', shipmentState: 'DELIVERED' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Delivered after all' }))
  await screen.findByText('Order #31 delivered after all.')
  expect(requests('deliverOrdersAfterAll')).toEqual([{ ids: ['31'] }])
})

test('A report about an earlier parcel is shown in the order until somebody has decided about it', async () => {
  const { user, requests } = await openOrder({
    adminOrder: () => ({
      adminOrder: buildAdminOrder(31, {
        status: 'PROCESSING',
        confirmationState: 'CONFIRMED',
        shipmentState: 'WITH_COURIER',
        shipment: buildShipment(),
      }),
    }),
    carrierShipment: () => ({
      carrierShipment: null,
      parcelReports: [
        {
          __typename: 'ParcelReport',
          id: '5',
          question: 'EARLIER_PARCEL',
          report: 'RETURNED',
          trackingNumber: 'NX-1',
          collected: null,
          otherOrders: [],
          createdAt: '2026-11-20T10:00:00.000Z',
        },
        {
          __typename: 'ParcelReport',
          id: '6',
          question: 'WHICH_ORDER',
          report: 'DELIVERED',
          trackingNumber: 'NX-2',
          collected: null,
          otherOrders: ['32', '33'].map((id) => ({ __typename: 'AdminOrder', id })),
          createdAt: '2026-11-20T11:00:00.000Z',
        },
      ],
    }),
    resolveParcelReport: () => ({
      resolveParcelReport: {
        __typename: 'ResolveParcelReportPayload',
        orderId: '31',
        userErrors: [],
      },
    }),
  })
  await screen.findByText('Report about an earlier parcel')
  screen.getByText('NX-1')
  screen.getByText('A report may be about this order')
  screen.getByText(/^It may also be about one of the orders #32, #33, so nothing was changed\./)
  await user.click(screen.getAllByRole('button', { name: 'Done' })[0] ?? document.body)
  await screen.findByText('The report is settled.')
  expect(requests('resolveParcelReport')).toEqual([{ id: '5' }])
})

test('The panel says that the fee of an order is not certain whose city nobody knows', async () => {
  const order = buildAdminOrder(31, { unknownCity: 'Springfield' })
  await openOrder({ adminOrder: () => ({ adminOrder: order }) })
  await screen.findByText('Fee not certain')
  screen.getByText(/does not know the city “Springfield”/)
})
