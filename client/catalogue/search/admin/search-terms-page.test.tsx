import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { type Handlers, inputError, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const group = (id: string, ...terms: string[]) => ({
  __typename: 'SearchTerms',
  id,
  kind: 'BRAND',
  terms,
  category: null,
})

const saved = (field: string, searchTerms: unknown, ...userErrors: unknown[]) => ({
  [field]: { __typename: 'SearchTermsPayload', searchTerms, userErrors },
})

async function open(groups: readonly unknown[], handlers: Handlers = {}, search = '') {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({
      adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 },
    }),
    searchTerms: () => ({ searchTerms: groups }),
    ...handlers,
  })
  const { user } = await renderShop({ path: `/adminsearchterms${search}` })
  await screen.findByRole(search ? 'form' : 'button', { name: 'Add search terms' })
  return { user, ...server }
}

/** Opens the form beside the list. */
async function openForm(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Add search terms' }))
  return await screen.findByRole('form', { name: 'Add search terms' })
}

test('A term that was proposed is the first line of the form', async () => {
  await open([], {}, '?term=kibblex')
  const form = await screen.findByRole('form', { name: 'Add search terms' })
  const terms = within(form).getByLabelText<HTMLTextAreaElement>(/Terms that mean the same/)
  expect(terms.value).toBe('kibblex\n')
})

test('Each line is a term, and the form closes once they are added', async () => {
  const { user, requests } = await open([], {
    addSearchTerms: () => saved('addSearchTerms', group('1', 'litter', 'sand')),
  })
  await screen.findByText('No search terms yet.')
  const form = await openForm(user)
  const field = within(form).getByLabelText<HTMLTextAreaElement>('Terms that mean the same')
  await user.type(field, 'litter\n sand ')
  await user.click(within(form).getByRole('button', { name: 'Add terms' }))
  await screen.findByText('Search terms added.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests('addSearchTerms')).toEqual([
    { input: { kind: 'SYNONYM', terms: ['litter', 'sand'], category: null } },
  ])
})

test('A single term can lead to a category, which the list names', async () => {
  const led = { ...group('1', 'hamster'), category: 'CAT_FOOD' }
  const { user, requests } = await open([led], {
    addSearchTerms: () => saved('addSearchTerms', led),
  })
  expect(screen.getByText('Leads to “Cat food”')).toBeTruthy()
  const form = await openForm(user)
  await user.type(within(form).getByLabelText('Terms that mean the same'), 'hamster')
  await user.selectOptions(within(form).getByLabelText('Category'), 'Cat food')
  await user.click(within(form).getByRole('button', { name: 'Add terms' }))
  await screen.findByText('Search terms added.')
  expect(requests('addSearchTerms')).toEqual([
    { input: { kind: 'SYNONYM', terms: ['hamster'], category: 'CAT_FOOD' } },
  ])
})

test('A single term is an error at its field, which is focused', async () => {
  const { user, requests } = await open([])
  const form = await openForm(user)
  const field = within(form).getByLabelText('Terms that mean the same')
  await user.type(field, 'litter')
  await user.click(within(form).getByRole('button', { name: 'Add terms' }))
  await within(form).findByText('Enter 2 to 20 different terms.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(requests('addSearchTerms')).toEqual([])
})

test.each([
  ['an error of the network', networkError, 'Failed to save the search terms. Please try again.'],
  [
    'the limit of groups',
    () => saved('addSearchTerms', null, inputError('Delete one first.', null, 'CONFLICT')),
    'Delete one first.',
  ],
])('Terms that are not added because of %s remain in the form', async (_name, handler, text) => {
  const { user } = await open([], { addSearchTerms: handler })
  const form = await openForm(user)
  const field = within(form).getByLabelText<HTMLTextAreaElement>('Terms that mean the same')
  await user.type(field, 'litter\nsand')
  await user.click(within(form).getByRole('button', { name: 'Add terms' }))
  await within(form).findByText(text)
  expect(field.value).toBe('litter\nsand')
})

test('A group is edited beside the list, and focus returns to its button', async () => {
  let current = group('5', 'Zibda', 'Zebda')
  const { user, requests } = await open([], {
    searchTerms: () => ({ searchTerms: [current] }),
    updateSearchTerms: () => {
      current = group('5', 'Zibda', 'Zubda')
      return saved('updateSearchTerms', current)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Zibda, Zebda' }))
  const form = screen.getByRole('form', { name: 'Edit Zibda, Zebda' })
  const field = within(form).getByLabelText<HTMLTextAreaElement>('Terms that mean the same')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('Zibda\nZebda')
  expect(within(form).getByLabelText<HTMLSelectElement>('Kind').value).toBe('BRAND')
  await user.clear(field)
  await user.type(field, 'Zibda, Zubda')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  const button = await screen.findByRole('button', { name: 'Edit Zibda, Zubda' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(requests('updateSearchTerms')).toEqual([
    { id: '5', input: { kind: 'BRAND', terms: ['Zibda', 'Zubda'], category: null } },
  ])
})

test('A cancelled edit sends nothing', async () => {
  const { user, requests } = await open([group('5', 'Zibda', 'Zebda')])
  await user.click(await screen.findByRole('button', { name: 'Edit Zibda, Zebda' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const button = screen.getByRole('button', { name: 'Edit Zibda, Zebda' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(requests('updateSearchTerms')).toEqual([])
})

test('Terms that someone else has deleted show an error in the form', async () => {
  const { user } = await open([group('5', 'Zibda', 'Zebda')], {
    updateSearchTerms: () =>
      saved('updateSearchTerms', null, inputError('These no longer exist.', null, 'NOT_FOUND')),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Zibda, Zebda' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('These no longer exist.')
})
