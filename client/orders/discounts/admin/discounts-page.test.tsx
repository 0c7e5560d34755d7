import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { type Handlers, inputError, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const code = (id: string, text: string, fields = {}) => ({
  __typename: 'DiscountCode',
  id,
  code: text,
  kind: 'PERCENT',
  percent: 15,
  amount: null,
  minItems: 0,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  isActive: true,
  uses: 0,
  ...fields,
})

const saved = (field: string, discountCode: unknown, ...userErrors: unknown[]) => ({
  [field]: { __typename: 'DiscountCodePayload', discountCode, userErrors },
})

const EID = code('5', 'EID', { minItems: 200, endsOn: '2026-03-31', maxUses: 100, uses: 7 })

async function open(codes: readonly unknown[], handlers: Handlers = {}) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    discountCodes: () => ({ discountCodes: codes }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/admindiscounts' })
  await screen.findByRole('button', { name: 'Add discount code' })
  return { user, ...server }
}

/** Opens the form beside the list. */
async function openForm(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Add discount code' }))
  return await screen.findByRole('form', { name: 'Add discount code' })
}

test('A code is added, and its form closes', async () => {
  const { user, requests } = await open([], {
    addDiscountCode: () => saved('addDiscountCode', code('1', 'RAMADAN')),
  })
  await screen.findByText('No discount codes yet.')
  const form = await openForm(user)
  const field = within(form).getByLabelText<HTMLInputElement>('Code')
  await user.type(field, 'ramadan')
  await user.selectOptions(within(form).getByLabelText('Discount'), 'Amount')
  await user.type(within(form).getByLabelText('Amount off in EGP'), '49.5')
  await user.type(within(form).getByLabelText('First day'), '2026-02-18')
  await user.type(within(form).getByLabelText('Uses per customer'), '1')
  await user.click(within(form).getByRole('button', { name: 'Save code' }))
  await screen.findByText('Discount code saved.')
  expect(screen.queryByRole('dialog')).toBeNull()
  const opener = screen.getByRole('button', { name: 'Add discount code' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(requests('addDiscountCode')).toEqual([
    {
      input: {
        code: 'ramadan',
        kind: 'AMOUNT',
        percent: null,
        amount: 49.5,
        minItems: null,
        startsOn: '2026-02-18',
        endsOn: null,
        maxUses: null,
        maxUsesPerCustomer: 1,
      },
    },
  ])
})

test('Problems are shown at their fields', async () => {
  const { user, requests } = await open([], {
    addDiscountCode: () =>
      saved('addDiscountCode', null, inputError('This code exists.', 'code', 'CONFLICT')),
  })
  const form = await openForm(user)
  await user.type(within(form).getByLabelText('Code'), 'a b')
  await user.click(within(form).getByRole('button', { name: 'Save code' }))
  await within(form).findByText('Use 3 to 30 letters, digits and hyphens.')
  expect(requests('addDiscountCode')).toEqual([])
  await user.clear(within(form).getByLabelText('Code'))
  await user.type(within(form).getByLabelText('Code'), 'EID')
  await user.type(within(form).getByLabelText('Per cent off'), '15')
  await user.click(within(form).getByRole('button', { name: 'Save code' }))
  await within(form).findByText('This code exists.')
})

test('A code shows what it takes off and how often it was used', async () => {
  await open([EID, code('4', 'OLD', { isActive: false, uses: 1 })])
  await screen.findByText('15% off · from EGP 200.00 · until Mar 31, 2026')
  screen.getByText('Used 7 of 100 times')
  screen.getByText('Used once · Inactive')
})

test('A code is edited beside the list, and focus returns to its button', async () => {
  const { user, requests } = await open([EID], {
    updateDiscountCode: () => saved('updateDiscountCode', { ...EID, percent: 20 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit EID' }))
  const form = screen.getByRole('form', { name: 'Edit EID' })
  const percent = within(form).getByLabelText<HTMLInputElement>('Per cent off')
  expect(percent.value).toBe('15')
  await user.clear(percent)
  await user.type(percent, '20')
  await user.click(within(form).getByRole('button', { name: 'Save code' }))
  await screen.findByText('20% off · from EGP 200.00 · until Mar 31, 2026')
  const button = screen.getByRole('button', { name: 'Edit EID' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(requests('updateDiscountCode')).toMatchObject([
    { id: '5', input: { code: 'EID', kind: 'PERCENT', percent: 20, minItems: 200 } },
  ])
})

test('A code is deactivated and activated', async () => {
  let isActive = true
  const { user } = await open([EID], {
    setDiscountCodeActive: (variables) => {
      isActive = Boolean(variables.isActive)
      return saved('setDiscountCodeActive', { ...EID, isActive })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Deactivate EID' }))
  await user.click(await screen.findByRole('button', { name: 'Activate EID' }))
  await screen.findByRole('button', { name: 'Deactivate EID' })
})

test('A code that fails to change stays as it is', async () => {
  const { user } = await open([EID], { setDiscountCodeActive: networkError })
  await user.click(await screen.findByRole('button', { name: 'Deactivate EID' }))
  await screen.findByText('Failed to save the discount code. Please try again.')
  screen.getByRole('button', { name: 'Deactivate EID' })
})
