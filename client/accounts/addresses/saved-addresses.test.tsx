import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { buildAddress, buildUserAddresses } from '../../test/addresses'
import { type Handlers, inputError, mockServer, networkError } from '../../test/mock-server'
import { buildOrders } from '../../test/orders'
import { renderShop } from '../../test/render-shop'

const me = {
  __typename: 'User',
  id: '1',
  firstName: 'Mona',
  secondName: 'Hassan',
  email: 'mona@example.com',
  isEmailConfirmed: true,
  canSignIn: true,
  mobile: '1012345678',
}

async function openAddresses(handlers: Handlers) {
  logIn('t1', 'Mona')
  const server = mockServer({
    me: () => ({ me }),
    ownOrders: () => ({ orders: buildOrders([]) }),
    ...handlers,
  })
  await renderShop({ path: '/profile' })
  const section = within(await screen.findByRole('region', { name: 'Saved addresses' }))
  return { ...server, section, user: userEvent.setup() }
}

const changed = (name: string, ...addresses: readonly unknown[]) => ({
  [name]: {
    __typename: 'ProfilePayload',
    user: buildUserAddresses(...addresses),
    userErrors: [],
  },
})

const saved = () => ({ me: buildUserAddresses(buildAddress(1), buildAddress(2)) })

test('Saved addresses are listed with the default one marked', async () => {
  const { section } = await openAddresses({ savedAddresses: saved })
  await section.findByRole('button', { name: 'Edit the address 1 Mossadak St' })
  expect(section.getAllByText('Floor 3')).toHaveLength(2)
  expect(section.getAllByText('Giza')).toHaveLength(2)
  expect(section.getAllByText('Default')).toHaveLength(1)
})

test('Addresses that fail to load can be retried', async () => {
  let isDown = true
  const { section, user } = await openAddresses({
    savedAddresses: () => (isDown ? networkError() : saved()),
  })
  await section.findByText('Failed to load your addresses. Please try again.')
  isDown = false
  await user.click(section.getByRole('button', { name: 'Try again' }))
  await section.findByRole('button', { name: 'Edit the address 1 Mossadak St' })
})

test('An address can be added; what is missing is shown at its field and nothing is sent', async () => {
  const { section, user, requests } = await openAddresses({
    savedAddresses: () => ({ me: buildUserAddresses() }),
    addAddress: () => changed('addAddress', buildAddress(1)),
  })
  await user.click(await section.findByRole('button', { name: 'Add an address' }))
  await user.click(section.getByRole('button', { name: 'Save' }))
  await section.findByText('Choose a governorate.')
  expect(section.getAllByText('This field is required.')).toHaveLength(2)
  expect(document.activeElement).toBe(section.getByLabelText('Governorate'))
  await user.selectOptions(section.getByLabelText('Governorate'), 'Giza')
  await user.type(section.getByLabelText('City or area'), 'Dokki')
  await user.type(section.getByLabelText('Street and building'), '1 Mossadak St')
  await user.click(section.getByRole('button', { name: 'Save' }))
  await section.findByRole('button', { name: 'Edit the address 1 Mossadak St' })
  expect(requests('addAddress')).toEqual([
    {
      input: {
        governorate: 'GZ',
        area: 'Dokki',
        street: '1 Mossadak St',
        floor: null,
        apartment: null,
        landmark: null,
        courierNote: null,
      },
    },
  ])
})

test('An address can be edited, and a server error is shown at its field', async () => {
  const userErrors = [inputError('We do not know this street.', 'street')]
  let isRejected = true
  const { section, user, requests } = await openAddresses({
    savedAddresses: saved,
    updateAddress: () =>
      isRejected
        ? { updateAddress: { __typename: 'ProfilePayload', user: null, userErrors } }
        : changed('updateAddress', buildAddress(1, { street: '5 Tahrir St' })),
  })
  await user.click(await section.findByRole('button', { name: 'Edit the address 1 Mossadak St' }))
  const street = section.getByLabelText<HTMLInputElement>('Street and building')
  expect(street.value).toBe('1 Mossadak St')
  await user.clear(street)
  await user.type(street, '5 Tahrir St')
  await user.click(section.getByRole('button', { name: 'Save' }))
  await section.findByText('We do not know this street.')
  isRejected = false
  await user.click(section.getByRole('button', { name: 'Save' }))
  await section.findByRole('button', { name: 'Edit the address 5 Tahrir St' })
  expect(requests('updateAddress')[1]).toMatchObject({ id: '1', input: { street: '5 Tahrir St' } })
})

test('Another address can be made the default', async () => {
  const { section, user, requests } = await openAddresses({
    savedAddresses: saved,
    setDefaultAddress: () =>
      changed(
        'setDefaultAddress',
        buildAddress(2, { isDefault: true }),
        buildAddress(1, { isDefault: false }),
      ),
  })
  await user.click(await section.findByRole('button', { name: 'Make 2 Mossadak St the default' }))
  await section.findByRole('button', { name: 'Make 1 Mossadak St the default' })
  expect(requests('setDefaultAddress')).toEqual([{ id: '2' }])
})
