import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { logIn } from '../../session/session'
import { setUpDialogs } from '../../test/dialogs'
import { type Handlers, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'

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

async function open(handlers: Handlers = {}, path = '/adminhandovers') {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    drivers: () => ({ couriers: [courier('3', 'Hassan')] }),
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
  createDriverLink: { __typename: 'DriverLinkPayload', driverLink, userErrors },
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
  await screen.findByText('Hassan')
  expect(screen.queryByText('Nile Express')).toBeNull()
  expect(screen.getByRole('link', { name: 'Settle with Hassan' }).getAttribute('href')).toBe(
    '/admincash?courier=3',
  )
  await open(drivers(others))
  await screen.findByText('Nile Express')
  expect(screen.queryByText('Left')).toBeNull()
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
  orderId,
  recipientName: `Recipient ${orderId}`,
  city: 'Zamalek, Cairo',
  governorate: 'C',
  area: 'Zamalek',
  due: 124,
  parcelCount: 1,
  takenBackAt: null,
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
  const paid = parcel('14', { parcelCount: 2, due: 0, governorate: null, area: null })
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
    '#14Recipient 14 2 parcelsZamalek, CairoPaid',
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
