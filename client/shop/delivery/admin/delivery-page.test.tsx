import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { type Handlers, inputError, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const rate = (area: string, displayName: string, fields = {}) => ({
  __typename: 'DeliveryRate',
  area,
  displayName,
  fee: 0,
  freeFrom: null,
  minDays: null,
  maxDays: null,
  note: null,
  noteAr: null,
  ...fields,
})

const CAIRO = rate('C', 'Cairo', { fee: 45, freeFrom: 1000, minDays: 1, maxDays: 2 })
const RATES = [CAIRO, rate('GZ', 'Giza'), rate('ELSEWHERE', 'Elsewhere')]

const saved = (deliveryRates: unknown, ...userErrors: unknown[]) => ({
  updateDeliveryRates: { __typename: 'UpdateDeliveryRatesPayload', deliveryRates, userErrors },
})

async function open(handlers: Handlers = {}) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminDeliveryRates: () => ({ deliveryRates: RATES }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/admindelivery' })
  const cairo = await screen.findByRole('checkbox', { name: /^Cairo/ })
  return { user, cairo, ...server }
}

test('Each governorate shows its fee and days', async () => {
  const { cairo } = await open()
  const label = cairo.closest('label')
  expect(label?.textContent).toContain('EGP 45.00')
  expect(label?.textContent).toContain('1 to 2 days')
  expect(label?.textContent).toContain('Free for orders from EGP 1,000.00.')
  expect(screen.getByRole('checkbox', { name: /^Giza Free/ })).toBeTruthy()
  screen.getByText('Select governorates first')
})

test('The selected governorates are set together, starting from the first one’s rate', async () => {
  const { user, cairo, requests } = await open({ updateDeliveryRates: () => saved(RATES) })
  await user.click(cairo)
  await user.click(screen.getByRole('checkbox', { name: /^Giza/ }))
  const form = screen.getByRole('form', { name: 'Rate of 2 governorates' })
  const fee = within(form).getByLabelText<HTMLInputElement>('Fee in EGP')
  expect(fee.value).toBe('45')
  await user.clear(fee)
  await user.type(fee, '60.5')
  await user.clear(within(form).getByLabelText('Free from, in EGP'))
  await user.type(within(form).getByLabelText('Note for shoppers'), 'Not on Fridays')
  await user.click(within(form).getByRole('button', { name: 'Save rate' }))
  await screen.findByText('Delivery rates saved.')
  expect(requests('updateDeliveryRates')).toEqual([
    {
      areas: ['C', 'GZ'],
      rate: {
        fee: 60.5,
        freeFrom: null,
        minDays: 1,
        maxDays: 2,
        note: 'Not on Fridays',
        noteAr: '',
      },
    },
  ])
  screen.getByText('Select governorates first')
})

test('All governorates can be selected and deselected at once', async () => {
  const { user } = await open()
  const all = screen.getByRole('checkbox', { name: 'Select all' })
  await user.click(all)
  screen.getByRole('form', { name: 'Rate of 3 governorates' })
  await user.click(all)
  expect(screen.queryByRole('form')).toBeNull()
})

test('Problems are shown at their fields and nothing is sent', async () => {
  const { user, cairo, requests } = await open()
  await user.click(cairo)
  await user.clear(screen.getByLabelText('Fee in EGP'))
  await user.click(screen.getByRole('button', { name: 'Save rate' }))
  await screen.findByText('This field is required.')
  expect(document.activeElement).toBe(screen.getByLabelText('Fee in EGP'))
  await user.type(screen.getByLabelText('Fee in EGP'), '20')
  await user.clear(screen.getByLabelText('Most days'))
  await user.type(screen.getByLabelText('Most days'), '0')
  await user.click(screen.getByRole('button', { name: 'Save rate' }))
  await screen.findByText(/^Must be a whole number of days from 1 to 60/)
  expect(requests('updateDeliveryRates')).toEqual([])
})

test.each([
  ['a network error', networkError, 'Failed to save the delivery rates. Please try again.'],
  ['a refusal', () => saved(null, inputError('Too dear.', 'fee')), 'Too dear.'],
])('The form stays as it is after %s', async (_name, handler, text) => {
  const { user, cairo } = await open({ updateDeliveryRates: handler })
  await user.click(cairo)
  await user.click(screen.getByRole('button', { name: 'Save rate' }))
  await screen.findByText(text)
  expect(cairo).toHaveProperty('checked', true)
})
