import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/settings'
import { logIn } from '../../../platform/session/session'
import { mockServer } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const PLACEHOLDERS = [
  { name: 'name', sample: 'Mona' },
  { name: 'orderNumber', sample: '1042' },
  { name: 'total', sample: 'EGP 450.00' },
  { name: 'items', sample: '2 × Cat toy' },
  { name: 'link', sample: 'https://shop.example.com/confirm/1' },
  { name: 'shop', sample: 'Whiskers' },
].map((placeholder) => ({ __typename: 'TemplatePlaceholder', ...placeholder }))

const template = (setting: string, defaultText: string) => ({
  __typename: 'MessageTemplate',
  setting,
  defaultText,
  placeholders: PLACEHOLDERS,
})

const DEFAULT = 'Hello {name}: {link}'

async function open(confirmMessage: string | null) {
  logIn(buildToken('admin'), 'Amira')
  const settings = {
    __typename: 'ShopSettings',
    version: 1,
    values: { __typename: 'SettingsValues', ...NO_SETTINGS, confirmMessage },
    changes: [],
  }
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminSettings: () => ({
      settings,
      messageTemplates: [
        template('CONFIRM_MESSAGE', DEFAULT),
        template('CONFIRM_MESSAGE_AR', 'أهلا {name} {link}'),
        template('REMINDER_MESSAGE', 'Again: {link}'),
        template('REMINDER_MESSAGE_AR', 'مرة أخرى {link}'),
        template('DRIVER_MESSAGE_AR', 'الشحنات {link}'),
      ],
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
      updateSettings: { __typename: 'SettingsPayload', settings, userErrors: [] },
    }),
  })
  const { user } = await renderShop({ path: '/adminsettings' })
  const field = await screen.findByLabelText<HTMLTextAreaElement>(
    'Please confirm your order (English)',
  )
  const box = within(field.closest('.template-field') as HTMLElement)
  async function write(text: string): Promise<void> {
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Save settings' }))
  return { user, field, box, write, save, ...server }
}

test('The owner words a message and sees it with a sample order', async () => {
  const { field, box, write, save, requests } = await open(null)
  expect(field.value).toBe(DEFAULT)
  const preview = box.getByRole('blockquote')
  expect(preview.textContent).toBe('Hello Mona: https://shop.example.com/confirm/1')
  await write('{name}, {items}? {link}')
  expect(preview.textContent).toBe('Mona, 2 × Cat toy? https://shop.example.com/confirm/1')
  await save()
  await screen.findByText('Settings saved.')
  expect(requests('updateSettings')).toEqual([
    { input: { confirmMessage: '{name}, {items}? {link}' }, version: 1 },
  ])
})

test('What would not be filled in is said at its field, and nothing is sent', async () => {
  const { box, write, save, requests } = await open(null)
  await write('Hello {nmae}\n{link}')
  await save()
  await box.findByText(/^Line 1: \{nmae\} is not known/)
  expect(requests('updateSettings')).toEqual([])
})

test('The text of the shop comes back with a button, and is not stored', async () => {
  const { user, field, box, save, requests } = await open('My own words {link}')
  expect(field.value).toBe('My own words {link}')
  const reset = box.getByRole<HTMLButtonElement>('button', { name: /^Reset .* to the default$/ })
  await user.click(reset)
  expect(field.value).toBe(DEFAULT)
  expect(reset.disabled).toBe(true)
  await save()
  await screen.findByText('Settings saved.')
  expect(requests('updateSettings')).toEqual([{ input: { confirmMessage: null }, version: 1 }])
})

test('An Arabic message is read from right to left', async () => {
  await open(null)
  const field = screen.getByLabelText('Please confirm your order (Arabic)')
  const preview = within(field.closest('.template-field') as HTMLElement).getByRole('blockquote')
  expect(preview.dir).toBe('rtl')
  expect(preview.textContent).toContain('أهلا')
})
