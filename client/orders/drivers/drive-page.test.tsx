import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Handlers, inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

const TOKEN = '3.abc'

const stop = (id: string, changes = {}) => ({
  __typename: 'DriverStop',
  id,
  recipientName: `Recipient ${id}`,
  phone: `+2010123456${id}`,
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
  amountDue: 124,
  unpaid: 124,
  items: [
    { __typename: 'DriverItem', id: '71', name: 'Cat toy', quantity: 2, amount: 64 },
    { __typename: 'DriverItem', id: '72', name: 'Dog bed', quantity: 1, amount: 40 },
  ],
  takesBack: [],
  itemCount: 3,
  parcelCount: 1,
  trackingNumber: null,
  isCancelled: false,
  wasAbsentToday: false,
  ...changes,
})

const inArea = (id: string, area: string) =>
  stop(id, { shippingAddress: { ...stop(id).shippingAddress, area } })

const round = (stops: readonly unknown[], cash = 0) => ({
  __typename: 'DriverRound',
  id: '3',
  courierName: 'Hassan',
  cash,
  stops,
})

const payload = (left: unknown, ...userErrors: unknown[]) => ({
  result: { __typename: 'DriverRoundPayload', round: left, userErrors },
})

async function open(stops: readonly unknown[], handlers: Handlers = {}) {
  const server = mockServer({ driverRound: () => ({ driverRound: round(stops) }), ...handlers })
  const { user } = await renderShop({ path: `/drive/${TOKEN}` })
  const press = async (name: string, id: string) =>
    user.click(within(await find(id)).getByRole('button', { name }))
  return { user, press, ...server }
}

const find = (id: string) => screen.findByRole('article', { name: `Order #${id}` })

const order = () =>
  screen.getAllByRole('article').map((article) => article.getAttribute('aria-label')?.slice(7))

test('A driver sees how many parcels an order has where it has several', async () => {
  await open([stop('12', { parcelCount: 3 }), stop('13')])
  expect((await find('12')).textContent).toContain('3 items · 3 parcels')
  expect((await find('13')).textContent).not.toContain('parcel')
})

test('A driver sees what to take back in exchange', async () => {
  const takesBack = [{ __typename: 'TakenBackItem', name: 'Cat toy 30 cm', quantity: 2 }]
  await open([stop('12', { takesBack }), stop('13')])
  expect((await find('12')).textContent).toContain('Exchange: take back 2 × Cat toy 30 cm')
  expect((await find('13')).textContent).not.toContain('Exchange')
})

test('A driver sees the next customer, the amount to collect and how to get there', async () => {
  await open([stop('12')])
  const article = await find('12')
  for (const text of ['Recipient 12', 'EGP 124.00', '5 Nile St', 'Ring twice', '3 items']) {
    expect(article.textContent).toContain(text)
  }
  const links = within(article).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+201012345612',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('5 Nile St, Zamalek, Cairo')}`,
  ])
})

test('A parcel is delivered with one more tap, for the amount that was shown', async () => {
  const { press, requests } = await open([stop('12'), stop('13')], {
    deliverByLink: () => payload(round([stop('13')], 124)),
  })
  await press('Delivered', '12')
  expect(requests('deliverByLink')).toEqual([])
  await press('I have collected EGP 124.00', '12')
  await screen.findByText('Order #12 is delivered.')
  expect(requests('deliverByLink')).toEqual([{ token: TOKEN, id: '12', collected: 124 }])
  expect(order()).toEqual(['13'])
  screen.getByText('1 parcel left')
  expect(screen.getByText(/^Cash to bring/).textContent).toContain('EGP 124.00')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next stop' }))
})

test('A driver sees what is in the parcel, and delivers a part of it for what that costs', async () => {
  const { user, press, requests } = await open([stop('12')], {
    deliverPartlyByLink: () => payload(round([], 72)),
  })
  const article = within(await find('12'))
  const contents = article.getByRole('list', { name: 'In the parcel' })
  expect(contents.textContent).toBe('2 × Cat toy1 × Dog bed')
  await press('Delivered in part', '12')
  article.getByText('Take out what you bring back.')
  await user.click(article.getByRole('checkbox', { name: /Dog bed/ }))
  await user.click(article.getByRole('button', { name: /Decrease.*Cat toy/ }))
  await press('I have collected EGP 52.00', '12')
  await screen.findByText('Order #12 is delivered in part. Bring the rest back to the shop.')
  expect(requests('deliverPartlyByLink')).toEqual([
    {
      token: TOKEN,
      id: '12',
      kept: [
        { itemId: '71', quantity: 1 },
        { itemId: '72', quantity: 0 },
      ],
      collected: 52,
    },
  ])
})

test('For a parcel that is paid, nothing is collected', async () => {
  const { press, requests } = await open([stop('12', { amountDue: 0 })], {
    deliverByLink: () => payload(round([])),
  })
  await press('Delivered', '12')
  await press('Handed over, nothing collected', '12')
  await screen.findByText('You have no parcels now.')
  expect(requests('deliverByLink')).toEqual([{ token: TOKEN, id: '12', collected: 0 }])
})

test('A refusal has a reason', async () => {
  const { press, requests } = await open([stop('12')], {
    refuseByLink: () => payload(round([])),
  })
  await press('Refused', '12')
  await press('Back', '12')
  await press('Refused', '12')
  await press('The price is too high', '12')
  await screen.findByText('Order #12 is refused. Bring it back to the shop.')
  expect(requests('refuseByLink')).toEqual([{ token: TOKEN, id: '12', reason: 'PRICE' }])
})

test('Who is not at home comes last, and can still be delivered', async () => {
  const { press } = await open([stop('12'), stop('13')], {
    reportAbsenceByLink: () => payload(round([stop('12', { wasAbsentToday: true }), stop('13')])),
  })
  await press('Not at home today', '12')
  await screen.findByText('Saved: nobody was at home for order #12.')
  expect(order()).toEqual(['13', '12'])
  const article = within(await find('12'))
  article.getByRole('button', { name: 'Delivered' })
  expect(article.queryByRole('button', { name: 'Not at home today' })).toBeNull()
})

test('The stops go by area until the driver says otherwise, which a reload keeps', async () => {
  const stops = [inArea('12', 'Zamalek'), inArea('13', 'Dokki'), inArea('14', 'Maadi')]
  const { user, press } = await open(stops)
  await find('12')
  expect(order()).toEqual(['13', '14', '12'])
  await press('Go to order #12 next', '12')
  expect(order()).toEqual(['12', '13', '14'])
  await user.selectOptions(screen.getByLabelText('Order'), 'Oldest first')
  expect(order()).toEqual(['12', '13', '14'])
  await press('Go to order #14 next', '14')
  cleanup()
  await renderShop({ path: `/drive/${TOKEN}` })
  await find('14')
  expect(order()).toEqual(['14', '12', '13'])
})

test('A cancelled order is last and only to be brought back', async () => {
  await open([stop('12', { isCancelled: true, amountDue: 0 }), stop('13')])
  const article = await find('12')
  expect(article.textContent).toContain('Cancelled by the shop')
  expect(within(article).queryByRole('button')).toBeNull()
  expect(order()).toEqual(['13', '12'])
})

test('What is no longer possible is said, and the stops are read again', async () => {
  let amountDue = 124
  const { press } = await open([], {
    driverRound: () => ({ driverRound: round([stop('12', { amountDue })]) }),
    deliverByLink: () => {
      amountDue = 74
      return payload(null, inputError('The amount has changed.', null, 'CONFLICT'))
    },
  })
  await press('Delivered', '12')
  await press('I have collected EGP 124.00', '12')
  expect((await screen.findByRole('alert')).textContent).toBe('The amount has changed.')
  // The new amount needs a tap of its own.
  await press('Delivered', '12')
  await press('I have collected EGP 74.00', '12')
})

test('Without a connection, the page says that nothing was saved, and another tap saves it', async () => {
  let isOnline = false
  const { press } = await open([stop('12')], {
    deliverByLink: () => (isOnline ? payload(round([])) : networkError()),
  })
  await press('Delivered', '12')
  await press('I have collected EGP 124.00', '12')
  expect((await screen.findByRole('alert')).textContent).toContain('This was not saved')
  isOnline = true
  await press('I have collected EGP 124.00', '12')
  await screen.findByText('You have no parcels now.')
})

test('A link that does not work says so', async () => {
  await open([], { driverRound: () => ({ driverRound: null }) })
  await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })
})

test('Without a connection, the stops can be loaded again', async () => {
  let isOnline = false
  const { user } = await open([], {
    driverRound: () => (isOnline ? { driverRound: round([stop('12')]) } : networkError()),
  })
  await screen.findByText('Failed to load your parcels.')
  isOnline = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await find('12')
})

test('A driver finds a parcel by scanning or typing its number, wherever the focus is', async () => {
  const { user } = await open([
    stop('12'),
    stop('13', { trackingNumber: 'NX-7' }),
    stop('14', { isCancelled: true }),
  ])
  await find('12')
  const field = screen.getByLabelText<HTMLInputElement>('Find a parcel by its number')
  await waitFor(() => expect(document.activeElement).toBe(field))
  screen.getByText('Ready to scan')
  const inStop = (id: string) =>
    expect(
      document.activeElement?.contains(screen.getByRole('article', { name: `Order #${id}` })),
    ).toBe(true)
  await user.keyboard('ىء-٧{Enter}')
  await screen.findByText('Order #13: Recipient 13')
  inStop('13')
  // The next scan goes into the field, although another element has the focus.
  await user.keyboard('#١٢{Enter}')
  await screen.findByText('Order #12: Recipient 12')
  inStop('12')
  await user.keyboard('99{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You have no parcel with the number 99.',
  )
  await user.type(field, '14')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Order #14 was cancelled: bring it back to the shop.',
    ),
  )
  inStop('14')
})
