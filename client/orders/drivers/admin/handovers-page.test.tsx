import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { setUpDialogs } from '../../../test/dialogs'
import { type Handlers, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

setUpDialogs()

const courier = (id: string, name: string, changes = {}) => ({
  __typename: 'Courier',
  id,
  name,
  phone: '+201012345678',
  isActive: true,
  isOwnDriver: true,
  ...changes,
})

const link = (token: string) => ({
  __typename: 'DriverLink',
  url: `https://shop.example.com/ar/drive/${token}`,
  message: `Your parcels: ${token}`,
  expiresAt: '2026-11-27T22:00:00.000Z',
})

const handover = (id: string, changes = {}) => ({
  __typename: 'Handover',
  id,
  courierName: 'Hassan',
  createdAt: '2026-11-26T09:00:00.000Z',
  parcelCount: 2,
  due: 324,
  ...changes,
})

const handovers = (nodes: readonly unknown[], endCursor: string | null = null) => ({
  handovers: {
    __typename: 'HandoverConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
})

const COURIERS = [courier('3', 'Hassan'), courier('4', 'Nile Express', { isOwnDriver: false })]

async function open(handlers: Handlers = {}, path = '/adminhandovers') {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    drivers: () => ({ couriers: COURIERS }),
    couriers: () => ({ couriers: COURIERS }),
    driverLink: () => ({ driverLink: null }),
    handovers: () => handovers([]),
    ...handlers,
  })
  const { user } = await renderShop({ path })
  const openLink = async () =>
    user.click(await screen.findByRole('button', { name: 'Link for the phone of Hassan' }))
  return { user, openLink, ...server }
}

const created = (driverLink: unknown, ...userErrors: unknown[]) => ({
  createDriverLink: { __typename: 'CreateDriverLinkPayload', driverLink, userErrors },
})

const chat = () => screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')

test('The owner makes a link for a driver, to scan or to send, and replaces it', async () => {
  let count = 0
  const { user, openLink, requests } = await open({
    createDriverLink: () => {
      count += 1
      return created(link(`3.token${count}`))
    },
  })
  await openLink()
  const dialog = within(screen.getByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Make a link' }))
  await dialog.findByRole('img', { name: 'QR code of the link' })
  expect(chat()).toBe('https://wa.me/201012345678?text=Your%20parcels%3A%203.token1')
  expect(dialog.getByText(/^It works until/).textContent).toContain('Nov 28, 2026')
  await user.click(dialog.getByRole('button', { name: 'New link: this one stops working' }))
  await screen.findByText(/^It works until/)
  expect(requests('createDriverLink')).toEqual([{ courierId: '3' }, { courierId: '3' }])
  expect(chat()).toContain('token2')
})

test('A link that works is shown again', async () => {
  const { openLink, requests } = await open({
    drivers: () => ({ couriers: [courier('3', 'Hassan', { phone: null })] }),
    driverLink: () => ({ driverLink: link('3.token') }),
  })
  await openLink()
  await screen.findByRole('img', { name: 'QR code of the link' })
  expect(chat()).toBe('https://wa.me/?text=Your%20parcels%3A%203.token')
  expect(requests('createDriverLink')).toEqual([])
})

test('The drivers are the shop’s own, or all couriers if there are none', async () => {
  const others = [
    courier('4', 'Nile Express', { isOwnDriver: false }),
    courier('5', 'Left', { isActive: false }),
  ]
  const drivers = (couriers: readonly unknown[]) => ({ drivers: () => ({ couriers }) })
  await open(drivers([courier('3', 'Hassan'), ...others]))
  const names = async () =>
    within(await screen.findByRole('list', { name: 'Drivers' }))
      .getAllByRole('listitem')
      .map(({ firstChild }) => firstChild?.textContent)
  expect(await names()).toEqual(['Hassan'])
  expect(screen.getByRole('link', { name: 'Settle with Hassan' }).getAttribute('href')).toBe(
    '/admincash?courier=3',
  )
  cleanup()
  await open(drivers(others))
  expect(await names()).toEqual(['Nile Express'])
})

test('A link that cannot be made says so', async () => {
  const { user, openLink } = await open({ createDriverLink: networkError })
  await openLink()
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  await screen.findByText('Failed to make the link. Please try again.')
})

test('The owner sees what each courier took, newest first, in pages', async () => {
  const { user, requests } = await open({
    handovers: ({ after }) =>
      after ? handovers([handover('1')]) : handovers([handover('2', { parcelCount: 1 })], 'next'),
  })
  const row = (await screen.findByRole('link', { name: 'Handover 2' })).closest('tr')
  expect(row?.textContent).toContain('Hassan, 1 parcel')
  expect(row?.textContent).toContain('EGP 324.00')
  await user.click(screen.getByRole('button', { name: 'Show more handovers' }))
  const link = await screen.findByRole('link', { name: 'Handover 1' })
  expect(link.getAttribute('href')).toBe('/adminhandovers/1')
  expect(requests('handovers')).toEqual([{}, { after: 'next' }])
})

const parcel = (orderId: string, changes = {}) => ({
  __typename: 'HandoverParcel',
  order: { __typename: 'AdminOrder', id: orderId },
  recipientName: `Recipient ${orderId}`,
  city: 'Zamalek, Cairo',
  governorate: 'C',
  area: 'Zamalek',
  due: 124,
  parcelCount: 1,
  takenBackAt: null,
  takesBack: [],
  ...changes,
})

const sheet = (...parcels: readonly unknown[]) => ({
  handoverSheet: {
    __typename: 'HandoverSheet',
    id: '7',
    courierName: 'Hassan',
    createdAt: '2026-11-26T09:00:00.000Z',
    parcels,
  },
})

test('A sheet lists the parcels with their amounts, says which were taken back, and is printed as it is then', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const takenBack = parcel('13', { takenBackAt: '2026-11-26T10:00:00.000Z' })
  const paid = parcel('14', {
    parcelCount: 2,
    due: 0,
    governorate: null,
    area: null,
    takesBack: [{ __typename: 'TakenBackItem', name: 'Cat bed', quantity: 1 }],
  })
  let rows = [parcel('12'), parcel('13'), paid]
  const { user, requests } = await open(
    { handoverSheet: () => sheet(...rows) },
    '/adminhandovers/7',
  )
  await screen.findByRole('heading', { name: 'Handover 7' })
  screen.getByText('4 parcels')
  rows = [parcel('12'), takenBack, paid]
  await user.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(requests('handoverSheet')).toHaveLength(2)
  const texts = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(texts.slice(1)).toEqual([
    '#12Recipient 12 Cairo, ZamalekEGP 124.00',
    '#13Recipient 13 Cairo, ZamalekTaken back',
    '#14Recipient 14 2 parcelsExchange: take back 1 × Cat bedZamalek, CairoPaid',
    'Total to collectEGP 124.00',
  ])
  screen.getByText('3 parcels')
  expect(screen.getByText('Courier’s name').parentElement?.textContent).toContain('Hassan')
  screen.getByText('Signature')
})

test('A handover that does not exist says so', async () => {
  await open({ handoverSheet: () => ({ handoverSheet: null }) }, '/adminhandovers/99')
  await screen.findByText('This handover does not exist.')
})

const scannedOrder = (id: string, changes = {}) => ({
  __typename: 'AdminOrder',
  id,
  status: 'PROCESSING',
  confirmationState: 'CONFIRMED',
  shipmentState: 'PACKED',
  recipientName: `Recipient ${id}`,
  assignedCourier: null,
  shipment: { __typename: 'Shipment', id, parcelCount: 1, courierName: null },
  ...changes,
})

const shipmentOf = (parcelCount: number, courierName: string | null = null) => ({
  shipment: { __typename: 'Shipment', id: '9', parcelCount, courierName },
})

const assignedTo = (id: string, name: string) => ({
  assignedCourier: { __typename: 'AssignedCourier', id, name },
})

const PARCELS: Readonly<Record<string, object>> = {
  12: scannedOrder('12'),
  13: scannedOrder('13', shipmentOf(2)),
  14: scannedOrder('14', { status: 'CANCELLED' }),
  15: scannedOrder('15', { shipmentState: 'WITH_COURIER', ...shipmentOf(1, 'Nile Express') }),
  16: scannedOrder('16', assignedTo('4', 'Nile Express')),
  17: scannedOrder('17', { status: 'COMPLETED', shipmentState: 'DELIVERED' }),
  18: scannedOrder('18', assignedTo('3', 'Hassan')),
}

async function openScanner(handlers: Handlers = {}, path = '/adminhandovers') {
  const opened = await open(
    {
      parcelsToHandOver: ({ code }) => {
        const order = PARCELS[String(code).replace('#', '')]
        return { scannedOrders: order ? [order] : [] }
      },
      handOverOrders: ({ ids }) => ({
        result: {
          __typename: 'OrdersPayload',
          handoverId: '7',
          orders: (ids as string[]).map((id) => ({
            __typename: 'AdminOrder',
            id,
            status: 'PROCESSING',
            confirmationState: 'CONFIRMED',
            shipmentState: 'WITH_COURIER',
            paymentState: 'DUE',
          })),
          userErrors: [],
        },
      }),
      ...handlers,
    },
    path,
  )
  const field = await screen.findByLabelText('Order number or tracking number')
  await waitFor(() => expect(document.activeElement).toBe(field))
  screen.getByText('Ready to scan')
  const scan = (text: string) => opened.user.keyboard(`${text}{Enter}`)
  const sayError = async (text: string) =>
    waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  return { ...opened, field, scan, sayError }
}

const listed = () =>
  within(screen.getByRole('list', { name: 'Parcels to hand over' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('Parcels are handed over by scanner, as one handover, once all parcels of an order were scanned', async () => {
  const { user, field, scan, sayError, requests } = await openScanner()
  await scan('12')
  await screen.findByText('Order #12, Recipient 12')
  await scan('13')
  await screen.findByText('Order #13, Recipient 13: parcel 1 of 2')
  await user.click(screen.getByRole('button', { name: 'Hand over 2 parcels' }))
  await sayError('Choose the courier who takes the parcels.')
  await user.selectOptions(screen.getByLabelText('Courier'), 'Hassan')
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'Hand over 2 parcels' }))
  await sayError(
    '1 parcel of order #13 still missing. Scan every parcel, or take the order off the list.',
  )
  expect(requests('handOverOrders')).toEqual([])
  await scan('13')
  await screen.findByText('Order #13, Recipient 13: parcel 2 of 2')
  await user.click(screen.getByRole('button', { name: 'Hand over 3 parcels' }))
  await screen.findByText('2 orders handed over to Hassan.')
  expect(requests('handOverOrders')).toEqual([
    { ids: ['13', '12'], courierId: '3', trackingNumber: null },
  ])
  const sheet = await screen.findByRole('link', { name: 'Handover 7' })
  expect(sheet.getAttribute('href')).toBe('/adminhandovers/7')
  expect(screen.queryByRole('list', { name: 'Parcels to hand over' })).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('What must not leave with the courier is said, and is not on the list', async () => {
  const { scan, sayError } = await openScanner()
  await scan('18')
  await screen.findByText('Order #18, Recipient 18')
  expect(screen.getByLabelText<HTMLSelectElement>('Courier').value).toBe('3')
  await scan('99')
  await sayError('UNKNOWN: no order has the number 99.')
  await scan('18')
  await sayError('ALREADY SCANNED: 18. It counts once.')
  await scan('14')
  await sayError('CANCELLED: order #14. Do not hand it over.')
  await scan('15')
  await sayError('ALREADY HANDED OVER: order #15 is with Nile Express.')
  await scan('16')
  await sayError('ANOTHER COURIER: order #16 is for Nile Express.')
  await scan('17')
  await sayError('Order #17 cannot be handed over: Completed.')
  expect(listed()).toEqual(['#18 Recipient 18'])
})

test('A parcel leaves the list by hand, or because another courier comes', async () => {
  const { user, scan, sayError } = await openScanner()
  for (const id of ['12', '18']) await scan(id)
  await screen.findByText('Order #18, Recipient 18')
  await user.selectOptions(screen.getByLabelText('Courier'), 'Nile Express')
  await sayError('ANOTHER COURIER: order #18 is for Hassan.')
  expect(listed()).toEqual(['#12 Recipient 12'])
  await user.click(screen.getByRole('button', { name: 'Take order #12 off the list' }))
  expect(screen.queryByRole('list', { name: 'Parcels to hand over' })).toBeNull()
})

test('A reload loses no scan', async () => {
  const { scan } = await openScanner({}, '/adminhandovers?parcels=13%2C12%2C13&courier=3')
  await waitFor(() => expect(listed()).toEqual(['#13 Recipient 13 2 of 2', '#12 Recipient 12']))
  await scan('18')
  await waitFor(() => expect(listed()).toHaveLength(3))
})

test('What the shop refuses stays on the list, with the reason', async () => {
  const { user, scan, sayError } = await openScanner({
    handOverOrders: () => ({
      result: {
        __typename: 'OrdersPayload',
        handoverId: null,
        orders: [],
        userErrors: [
          {
            __typename: 'OrderProblem',
            message: 'This order is Cancelled.',
            field: null,
            orderId: '18',
          },
        ],
      },
    }),
  })
  await scan('18')
  await user.click(await screen.findByRole('button', { name: 'Hand over 1 parcel' }))
  await sayError('Order #18: This order is Cancelled.')
  expect(listed()).toEqual(['#18 Recipient 18'])
})
