import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#domain/accounts/roles'
import { cairoDay } from '#domain/delivery/cairo-day'
import { logIn } from '../../platform/session/session'
import { setUpDialogs } from '../../test/dialogs'
import { type Handlers, inputError, mockServer } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'

setUpDialogs()

const RENT = {
  __typename: 'Expense',
  id: '4',
  spentOn: '2026-11-01',
  category: 'RENT',
  amount: 12000.5,
  note: 'Shop',
}

const saved = (field: string, expense: unknown, ...userErrors: unknown[]) => ({
  [field]: { __typename: 'AddExpensePayload', expense, userErrors },
})

async function open(handlers: Handlers = {}, role: Role = 'accountant') {
  logIn(buildToken(role), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    expenses: () => ({
      expenses: {
        __typename: 'ExpenseConnection',
        nodes: [RENT],
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
        totalCount: 1,
      },
    }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/adminexpenses' })
  await screen.findByRole('rowheader', { name: 'Rent' })
  return { user, ...server }
}

test('An expense is added once with the day of today, and the list is read again', async () => {
  const { user, requests, idempotencyKeys } = await open({
    addExpense: () => saved('addExpense', { ...RENT, id: '5' }),
  })
  await user.click(screen.getByRole('button', { name: 'Add expense' }))
  const form = await screen.findByRole('form', { name: 'Add expense' })
  await user.click(within(form).getByRole('button', { name: 'Save expense' }))
  await within(form).findByText('This field is required.')
  await user.type(within(form).getByLabelText('Amount in EGP'), '١٢٠٫٥')
  await user.selectOptions(within(form).getByLabelText('Category'), 'Packaging')
  await user.click(within(form).getByRole('button', { name: 'Save expense' }))
  await screen.findByText('Expense saved.')
  expect(requests('addExpense')).toEqual([
    {
      input: {
        spentOn: cairoDay(new Date()),
        category: 'PACKAGING',
        amount: 120.5,
        note: '',
      },
    },
  ])
  expect(idempotencyKeys('addExpense')).toEqual([expect.any(String)])
  await waitFor(() => expect(requests('expenses').length).toBeGreaterThan(1))
})

test('An error of the server is at its field', async () => {
  const { user } = await open({
    updateExpense: () =>
      saved('updateExpense', null, inputError('Choose another day.', 'spentOn', 'INVALID')),
  })
  await user.click(screen.getByRole('button', { name: 'Edit Rent, EGP 12,000.50' }))
  const form = await screen.findByRole('form')
  expect(within(form).getByLabelText<HTMLInputElement>('Date').value).toBe('2026-11-01')
  await user.click(within(form).getByRole('button', { name: 'Save expense' }))
  await within(form).findByText('Choose another day.')
})

test('An expense is deleted after a question', async () => {
  const { user, requests } = await open({
    deleteExpense: () => ({
      deleteExpense: { __typename: 'DeleteExpensePayload', expenseId: '4', userErrors: [] },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Delete Rent, EGP 12,000.50' }))
  await user.click(await screen.findByRole('button', { name: 'Delete expense' }))
  await screen.findByText('Expense deleted.')
  expect(requests('deleteExpense')).toEqual([{ id: '4' }])
})
