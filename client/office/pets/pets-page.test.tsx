import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { mockServer } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

beforeEach(() => logIn('t1', 'Mona'))

type Reminder = 'AVAILABLE' | 'SET'

const mishmish = (reminder?: Reminder) => ({
  __typename: 'Pet',
  id: '1',
  name: 'Mishmish',
  kind: 'CAT',
  weightKg: 4.5,
  bornOn: null,
  foods: reminder
    ? [
        {
          __typename: 'PetFood',
          order: { __typename: 'Order', id: '7' },
          runsOutOn: '2099-12-12',
          remindOn: '2099-12-07',
          reminder,
          product: { __typename: 'Product', id: '3', name: 'Nilo Cat Food' },
        },
      ]
    : [],
})

test('A pet is added, and its problems are at their fields', async () => {
  const pets: unknown[] = []
  const server = mockServer({
    pets: () => ({ pets }),
    addPet: () => {
      pets.push(mishmish())
      return { addPet: { __typename: 'PetsPayload', pets, userErrors: [] } }
    },
  })
  const { user } = await renderShop({ path: '/pets' })
  await user.click(await screen.findByRole('button', { name: 'Add a pet' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('This field is required.')).toHaveLength(3)
  await user.type(screen.getByLabelText('Name'), 'Mishmish')
  await user.selectOptions(screen.getByLabelText('Cat or dog'), 'Cat')
  await user.type(screen.getByLabelText('Weight in kg'), '٤٫٥')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Mishmish' })).toBeTruthy()
  expect(server.requests('addPet')).toEqual([
    { input: { name: 'Mishmish', kind: 'CAT', weightKg: 4.5, bornOn: null } },
  ])
})

test('A reminder of food that runs out is turned on and off in one tap each', async () => {
  let reminder: Reminder = 'AVAILABLE'
  const change = (name: string, next: Reminder) => () => {
    reminder = next
    return { [name]: { __typename: 'PetsPayload', pets: [mishmish(reminder)], userErrors: [] } }
  }
  mockServer({
    pets: () => ({ pets: [mishmish(reminder)] }),
    addFoodReminder: change('addFoodReminder', 'SET'),
    removeFoodReminder: change('removeFoodReminder', 'AVAILABLE'),
  })
  const contact = { whatsAppNumber: '201001234567' }
  const { user } = await renderShop({ path: '/pets', contact })
  const foods = within(await screen.findByRole('list', { name: 'Food of Mishmish' }))
  expect(foods.getByText(/^Runs out around .*2099$/)).toBeTruthy()
  expect(foods.getByRole('link', { name: 'Order Nilo Cat Food again' }).getAttribute('href')).toBe(
    '/productdetails/3',
  )
  const whatsApp = foods.getByRole('link', { name: 'Order Nilo Cat Food on WhatsApp' })
  expect(whatsApp.getAttribute('href')).toBe(
    'https://wa.me/201001234567?text=Hello%2C%20I%20would%20like%20to%20order%20again%3A%20Nilo%20Cat%20Food',
  )
  await user.click(foods.getByRole('button', { name: /^Remind me of/ }))
  await user.click(await foods.findByRole('button', { name: /^Turn off/ }))
  expect(await foods.findByRole('button', { name: /^Remind me of/ })).toBeTruthy()
})
