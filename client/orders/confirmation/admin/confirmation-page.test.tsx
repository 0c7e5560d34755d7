import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { type Handlers, inputError, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const RULES = {
  __typename: 'OrderConfirmationRules',
  includesAllOrders: false,
  includesFirstOfPhone: true,
  above: 4000,
  lateAfterHours: 24,
  prepayWithinHours: null,
}

const saved = (confirmationRules: unknown, ...userErrors: unknown[]) => ({
  updateConfirmationRules: {
    __typename: 'UpdateConfirmationRulesPayload',
    confirmationRules,
    userErrors,
  },
})

async function open(handlers: Handlers = {}) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    confirmationRules: () => ({ confirmationRules: RULES }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/adminconfirmation' })
  const form = await screen.findByRole('form', { name: 'Order confirmation' })
  const save = () => user.click(screen.getByRole('button', { name: 'Save rules' }))
  return { user, form, save, ...server }
}

const above = () => screen.getByLabelText<HTMLInputElement>('Orders above, in EGP')
const hours = () => screen.getByLabelText<HTMLInputElement>('Late after, in hours')

test('The owner sees the rules and changes them', async () => {
  const { user, save, requests } = await open({ updateConfirmationRules: () => saved(RULES) })
  const first = screen.getByRole<HTMLInputElement>('checkbox', { name: /^The first order/ })
  expect(first.checked).toBe(true)
  expect([above().value, hours().value]).toEqual(['4000', '24'])
  await user.click(first)
  await user.click(screen.getByRole('checkbox', { name: 'All orders' }))
  await user.clear(above())
  await user.clear(hours())
  await user.type(hours(), '12')
  await user.type(screen.getByLabelText('Hours to pay in advance'), '48')
  await save()
  await screen.findByText('Rules saved.')
  expect(requests('updateConfirmationRules')).toEqual([
    {
      input: {
        includesAllOrders: true,
        includesFirstOfPhone: false,
        above: null,
        lateAfterHours: 12,
        prepayWithinHours: 48,
      },
    },
  ])
})

test('What is wrong is said at its field, and nothing is sent', async () => {
  const { user, save, requests } = await open()
  await user.clear(hours())
  await user.type(hours(), '0')
  await save()
  await screen.findByText('Must be a whole number of hours from 1 to 720.')
  expect(requests('updateConfirmationRules')).toEqual([])
})

test.each([
  ['a refusal', () => saved(null, inputError('No.', 'includesAllOrders')), 'No.'],
  ['a network error', networkError, 'Failed to save the rules. Please try again.'],
])('After %s, the form says so', async (_name, updateConfirmationRules, message) => {
  const { save } = await open({ updateConfirmationRules })
  await save()
  await screen.findByText(message)
})
