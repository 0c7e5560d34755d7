import { expect, test } from 'vitest'
import { readOperations } from '../../test/rest-document'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

/** The routes that write and take no `Idempotency-Key`, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'DELETE /cart/{productId}': 'a retry finds the product removed',
  'POST /couriers/{carrier}/events': 'a report counts once, however often it is sent',
  'POST /login': 'changes nothing of the account',
  'POST /payments/{provider}/callback': 'an event counts once, however often it is sent',
  'POST /pictures': 'a picture is named by its content',
  'POST /products/import': 'a retry sets products to what the file says, once more',
  'POST /register': 'an email address has one account',
  'PUT /cart/{productId}': 'sets a quantity',
  'PUT /prepayments/{id}/receipt': 'replaces the picture',
  'PUT /reviews/{productId}/picture': 'replaces the picture',
}

test('Every route that writes takes an Idempotency-Key, but for the listed exceptions', async () => {
  const writes = (await readOperations(shop)).filter(({ method }) => method !== 'GET')
  expect(writes.length).toBeGreaterThan(10)
  const without = writes
    .filter(({ parameters = [] }) => !parameters.some(({ name }) => name === 'Idempotency-Key'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(without.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted())
})
