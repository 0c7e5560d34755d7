import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { setUpDialogs } from '../../../test/dialogs'
import { type Handlers, inputError, mockServer } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

setUpDialogs()

function collection(id: string, slug: string, changes: object = {}) {
  return {
    __typename: 'AdminCollection',
    id,
    slug,
    title: slug.charAt(0).toUpperCase() + slug.slice(1),
    titleAr: null,
    description: null,
    descriptionAr: null,
    parent: null,
    isInMenu: true,
    position: 0,
    productCount: 3,
    ...changes,
  }
}

async function open(handlers: Handlers = {}, collections: readonly unknown[] = []) {
  logIn(buildToken('manager'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminCollections: () => ({ adminCollections: collections }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/admincollections' })
  await screen.findByRole('heading', { name: 'Collections', level: 1 })
  return { user, ...server }
}

const saved = (field: string, value: unknown, ...userErrors: unknown[]) => ({
  [field]: { __typename: 'AddCollectionPayload', collection: value, userErrors },
})

test('A collection is added with the address of its title, and the list is read again', async () => {
  const { user, requests } = await open({
    addCollection: () => saved('addCollection', collection('5', 'bird-food')),
  })
  await screen.findByText(/^No collections yet/)
  await user.click(screen.getByRole('button', { name: 'Add collection' }))
  const form = within(await screen.findByRole('form', { name: 'Add collection' }))
  await user.click(form.getByRole('button', { name: 'Add collection' }))
  expect(await form.findAllByText('This field is required.')).toHaveLength(1)
  await user.type(form.getByLabelText('Title'), 'Bird food & Cages')
  expect(form.getByLabelText<HTMLInputElement>('Address').value).toBe('bird-food-cages')
  await user.click(form.getByRole('button', { name: 'Add collection' }))
  await screen.findByText('Collection added.')
  expect(requests('addCollection')).toEqual([
    {
      input: {
        title: 'Bird food & Cages',
        titleAr: '',
        slug: 'bird-food-cages',
        description: '',
        descriptionAr: '',
        parent: '',
        isInMenu: true,
        position: 0,
      },
    },
  ])
  await waitFor(() => expect(requests('adminCollections').length).toBeGreaterThan(1))
})

test('What the server refuses stands at its field', async () => {
  const { user } = await open({
    addCollection: () =>
      saved('addCollection', null, inputError('Another collection has this address.', 'slug')),
  })
  await user.click(screen.getByRole('button', { name: 'Add collection' }))
  const form = within(await screen.findByRole('form', { name: 'Add collection' }))
  await user.type(form.getByLabelText('Title'), 'Birds')
  await user.click(form.getByRole('button', { name: 'Add collection' }))
  await form.findByText('Another collection has this address.')
  expect(form.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true')
})

test('A collection is changed without its address, and those inside it follow it in the list', async () => {
  const collections = [
    collection('2', 'cages', { parent: 'birds', isInMenu: false }),
    collection('1', 'birds'),
    collection('3', 'fish'),
  ]
  const { user, requests } = await open(
    { updateCollection: () => saved('updateCollection', collections[0]) },
    collections,
  )
  await screen.findByRole('rowheader', { name: 'Birds' })
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    'Birds',
    'Cages',
    'Fish',
  ])
  await user.click(screen.getByRole('button', { name: 'Edit collection Cages' }))
  const form = within(await screen.findByRole('form', { name: 'Edit collection Cages' }))
  expect(form.queryByLabelText('Address')).toBeNull()
  await user.selectOptions(form.getByLabelText('Inside'), 'Fish')
  await user.click(form.getByRole('button', { name: 'Save collection' }))
  await screen.findByText('Collection saved.')
  expect(requests('updateCollection')).toMatchObject([{ id: '2', input: { parent: 'fish' } }])
})

test('A collection that has others inside it stays at the top', async () => {
  const { user } = await open({}, [
    collection('1', 'birds'),
    collection('2', 'cages', { parent: 'birds' }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Edit collection Birds' }))
  const form = within(await screen.findByRole('form', { name: 'Edit collection Birds' }))
  expect(form.queryByLabelText('Inside')).toBeNull()
})
