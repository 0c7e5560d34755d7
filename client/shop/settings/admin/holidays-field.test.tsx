import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/settings'
import { logIn } from '../../../platform/session/session'
import { inputError, mockServer } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

afterEach(() => void vi.useRealTimers())

async function open(holidays: readonly string[] | null, ...userErrors: unknown[]) {
  vi.setSystemTime(new Date('2026-03-10T10:00:00Z'))
  logIn(buildToken('admin'), 'Amira')
  const settings = {
    __typename: 'ShopSettings',
    version: 1,
    values: { __typename: 'SettingsValues', ...NO_SETTINGS, holidays },
    changes: [],
  }
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminSettings: () => ({
      settings,
      messageTemplates: [],
      shop: {
        __typename: 'Shop',
        shopName: 'Whiskers',
        about: '',
        logoUrl: null,
        accentColor: null,
        phone: null,
        email: null,
        contactAddress: null,
        hours: null,
        whatsAppNumber: null,
      },
    }),
    updateSettings: () => ({
      updateSettings: { __typename: 'SettingsPayload', settings, userErrors },
    }),
  })
  const shop = await renderShop({ path: '/adminsettings' })
  const field = within(await screen.findByRole('group', { name: 'Holidays' }))
  const day = (name: string) => field.getByRole('button', { name: new RegExp(`${name}, 2026`) })
  const save = () => shop.user.click(screen.getByRole('button', { name: 'Save settings' }))
  return { ...shop, ...server, field, day, save }
}

const sentBy = ({ requests }: Pick<ReturnType<typeof mockServer>, 'requests'>) =>
  (requests('updateSettings')[0] as { input: unknown }).input

test('Holidays are chosen in a calendar: days beside each other are one holiday', async () => {
  const shop = await open(['2026-05-01 Labour Day'])
  const { user, field, day } = shop
  await user.click(day('March 20'))
  expect(document.activeElement).toBe(field.getAllByLabelText('Name')[1])
  await user.keyboard('Eid al-Fitr')
  await user.click(day('March 21'))
  await user.click(day('March 22'))
  expect(day('March 21').getAttribute('aria-pressed')).toBe('true')
  expect(day('March 23').getAttribute('aria-pressed')).toBe('false')
  await user.click(field.getByRole('button', { name: 'Remove Labour Day' }))
  await shop.save()
  await waitFor(() => expect(shop.requests('updateSettings')).toHaveLength(1))
  expect(sentBy(shop)).toEqual({ holidays: ['2026-03-20 2026-03-22 Eid al-Fitr'] })
})

test('The calendar is used with the keyboard, over the end of a month', async () => {
  const { user, field, day } = await open(null)
  day('March 10').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(document.activeElement).toBe(day('March 25'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(day('April 1'))
  field.getByText('April 2026')
  await user.keyboard('{Enter}')
  expect(day('April 1').getAttribute('aria-pressed')).toBe('true')
  await user.click(field.getByRole('button', { name: 'Previous month' }))
  field.getByText('March 2026')
})

test('A holiday without a name is refused at the field, which gets the focus', async () => {
  const shop = await open(null)
  await shop.user.click(shop.day('March 20'))
  await shop.save()
  await shop.field.findByRole('alert')
  expect(document.activeElement).toBe(shop.field.getByLabelText('Name'))
  expect(shop.requests('updateSettings')).toEqual([])
})

test('What the server refuses of holidays is said there', async () => {
  const shop = await open(['2026-05-01 Labour Day'], inputError('Too many.', 'holidays.0'))
  await shop.user.type(shop.field.getByLabelText('Name'), ' off')
  await shop.save()
  await shop.field.findByText('Too many.')
})
