import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { asPounds } from '#domain/money/units'
import { PageContext, UNKNOWN_PAGE } from '../../platform/page/page-context'
import { logIn } from '../../platform/session/session'
import { loadAllTexts } from '../../platform/texts/load-texts'
import { LocaleContext } from '../../platform/texts/text'
import { buildCart, buildLine, createCartHandlers } from '../../test/carts'
import { mockServer, networkError } from '../../test/mock-server'
import { buildProductDetails } from '../../test/products'
import { buildRate } from '../../test/rates'
import { renderShop } from '../../test/render-shop'
import { chosenArea } from './chosen-area'
import { ProductDelivery } from './product-delivery'

const CAIRO = buildRate('C', { fee: 45, freeFrom: 1000, minDays: 1, maxDays: 2 })
const SINAI = buildRate('SIN', { fee: 120, minDays: 7, maxDays: 7, displayNote: 'On Sundays' })

async function openProduct(...rates: readonly unknown[]) {
  const product = buildProductDetails(7)
  mockServer({ productDetails: () => ({ product, deliveryRates: rates }) })
  const shop = await renderShop({ path: '/productdetails/7' })
  await screen.findByRole('heading', { name: 'Koura Cat Toy 7' })
  return shop
}

test('A product shows the fee and days of the governorate that is chosen, and remembers it', async () => {
  const { user, unmount } = await openProduct(CAIRO, SINAI)
  screen.getByText('The delivery fee depends on your governorate.')
  const select = screen.getByLabelText('Deliver to')
  await user.selectOptions(select, 'North Sinai')
  screen.getByText('EGP 120.00')
  screen.getByText('Within 7 days')
  screen.getByText('On Sundays')
  expect(localStorage.getItem('deliveryArea')).toBe('SIN')
  await user.selectOptions(select, 'Giza')
  screen.getByText(
    'We will tell you the delivery fee for your governorate when we confirm the order.',
  )
  expect(screen.queryByText('Free')).toBeNull()
  await user.selectOptions(select, 'Cairo')
  unmount()
  await openProduct(CAIRO)
  screen.getByText('EGP 45.00')
  screen.getByText('1 to 2 days')
  screen.getByText('Free for orders from EGP 1,000.00.')
})

test('A product shows on which days an order of today arrives, in Cairo', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T22:30:00Z'), toFake: ['Date'] })
  chosenArea.write('C')
  await openProduct(CAIRO, SINAI)
  screen.getByText('Order today, at your door Wed, Nov 25 – Thu, Nov 26.')
  await userEvent.selectOptions(screen.getByLabelText('Deliver to'), 'North Sinai')
  screen.getByText('Order today, at your door Wed, Dec 2.')
  await userEvent.selectOptions(screen.getByLabelText('Deliver to'), 'Giza')
  expect(screen.queryByText(/at your door/)).toBeNull()
})

// Friday, 24 April, has 23 hours, and Thursday, 29 October, has 25.
test.each([
  ['2026-04-22T21:59:00Z', 'Thu, Apr 23 – Sat, Apr 25'],
  ['2026-04-23T21:59:00Z', 'Sat, Apr 25 – Sun, Apr 26'],
  ['2026-04-24T20:30:00Z', 'Sat, Apr 25 – Sun, Apr 26'],
  ['2026-04-24T21:01:00Z', 'Sun, Apr 26 – Mon, Apr 27'],
  ['2026-10-28T20:59:00Z', 'Thu, Oct 29 – Sat, Oct 31'],
  ['2026-10-28T21:30:00Z', 'Sat, Oct 31 – Sun, Nov 1'],
  ['2026-10-29T21:30:00Z', 'Sat, Oct 31 – Sun, Nov 1'],
  ['2026-10-30T22:00:00Z', 'Sun, Nov 1 – Mon, Nov 2'],
])('An order of %s arrives on %s, although clocks change', async (now, days) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  chosenArea.write('C')
  await openProduct(CAIRO)
  screen.getByText(`Order today, at your door ${days}.`)
})

test('The dates after holidays are promised, in the language of the page', async () => {
  await loadAllTexts('ar')
  vi.useFakeTimers({ now: new Date('2026-03-18T09:00:00Z'), toFake: ['Date'] })
  chosenArea.write('C')
  const shop = { name: '', about: '', holidays: [{ from: '2026-03-19', to: '2026-03-22' }] }
  render(
    <PageContext value={{ ...UNKNOWN_PAGE, shop }}>
      <LocaleContext value="ar">
        <ProductDelivery rates={[{ ...CAIRO, area: 'C' }]} />
      </LocaleContext>
    </PageContext>,
  )
  screen.getByText('اطلب اليوم ويصلك بين الاثنين 23 والثلاثاء 24 مارس.')
})

test('A product shows nothing of delivery until the owner has set a rate', async () => {
  await openProduct()
  expect(screen.queryByLabelText('Deliver to')).toBeNull()
})

test('The HTML of the server is the same whatever was chosen', () => {
  chosenArea.write('SIN')
  const rate = {
    area: 'SIN',
    fee: asPounds(120),
    freeFrom: null,
    minDays: 7,
    maxDays: 7,
    displayNote: null,
  } as const
  const html = renderToString(<ProductDelivery rates={[rate]} />)
  expect(html).toContain('The delivery fee depends on your governorate.')
  expect(html).not.toContain('120.00')
})

test('A governorate whose fee the owner has set to 0 is free', async () => {
  chosenArea.write('C')
  await openProduct(buildRate('C', { fee: 0 }))
  screen.getByText('Free')
})

async function openCart(rates: () => unknown) {
  logIn('t1', 'Mona')
  const cart = buildCart(buildLine(7, 2, 300))
  mockServer({ ...createCartHandlers(cart), deliveryRates: rates })
  const shop = await renderShop({ path: '/cartpage' })
  await screen.findByRole('heading', { name: 'Summary' })
  return shop
}

test('The cart shows the fee, and how much is missing for free delivery', async () => {
  chosenArea.write('C')
  const { user } = await openCart(() => ({ deliveryRates: [CAIRO] }))
  screen.getByText('EGP 45.00')
  screen.getByText('EGP 645.00')
  screen.getByText('Add EGP 400.00 more for free delivery.')
  const more = screen.getByRole('button', { name: 'Increase quantity of Product 7' })
  await user.click(more)
  await user.click(more)
  await screen.findByText('Free')
  expect(screen.queryByText(/to get free delivery/)).toBeNull()
  // The change is sent after a pause, which must not end in another test.
  await screen.findByText('Item quantity updated successfully!')
})

test('Until the governorate is known, and where it has no rate, the total is one before delivery', async () => {
  const { user } = await openCart(() => ({ deliveryRates: [CAIRO] }))
  screen.getByText('Total before delivery')
  const select = screen.getByLabelText('Deliver to')
  await user.selectOptions(select, 'Giza')
  screen.getByText('Total before delivery')
  screen.getByText('We will tell you when we confirm the order')
  expect(screen.queryByText('Free')).toBeNull()
  await user.selectOptions(select, 'Cairo')
  screen.getByText('Total')
})

test('The cart has its total alone without rates, and when they fail to load', async () => {
  for (const rates of [() => ({ deliveryRates: [] }), networkError]) {
    const { unmount } = await openCart(rates)
    expect(screen.getAllByText('EGP 600.00').length).toBeGreaterThan(0)
    expect(screen.queryByText('Delivery')).toBeNull()
    unmount()
  }
})
