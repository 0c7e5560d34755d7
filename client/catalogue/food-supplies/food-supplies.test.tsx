import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { mockServer } from '../../test/mock-server'
import { buildProductDetails } from '../../test/products'
import { renderShop } from '../../test/render-shop'

const supply = (petId: string, petName: string, days: number) => ({
  __typename: 'FoodSupply',
  pet: { __typename: 'Pet', id: petId, name: petName },
  days,
})

/** The page of a product, with a feeding guide if it is sold by weight. */
async function open(netUnit: 'G' | 'PIECE' = 'G') {
  const details = buildProductDetails(7)
  const product = {
    ...details,
    attributes: { ...details.attributes, netAmount: 1500, netUnit },
    content: { ...details.content, feedingGuideHtml: '<p>45 g a day</p>' },
  }
  const server = mockServer({
    productDetails: () => ({ product, deliveryRates: [] }),
    foodSupplies: () => ({ foodSupplies: [supply('1', 'Mishmish', 26), supply('2', 'Bondok', 1)] }),
  })
  await renderShop({ path: '/productdetails/7' })
  await screen.findByRole('heading', { name: 'Feeding guide' })
  return server
}

test('The page of a food says how long it lasts each pet', async () => {
  logIn('t1', 'Mona')
  const { requests } = await open()
  const list = within(await screen.findByRole('list', { name: 'How long it lasts' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lasts Mishmish about 26 days',
    'Lasts Bondok about 1 day',
  ])
  expect(requests('foodSupplies')).toEqual([{ productId: '7' }])
})

test.each([
  { who: 'a visitor', token: undefined, netUnit: 'G' },
  { who: 'a customer, of what is not sold by weight', token: 't1', netUnit: 'PIECE' },
] as const)('Nothing is asked for $who', async ({ token, netUnit }) => {
  if (token) logIn(token, 'Mona')
  const { requests } = await open(netUnit)
  // It is loaded after what the page asks for.
  await screen.findByText(token ? /only review products/ : 'Sign in to write a review')
  expect(requests('foodSupplies')).toEqual([])
})
