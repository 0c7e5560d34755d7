import { afterEach, expect, test } from 'vitest'
import { traceWith } from '../../platform/database/connection/spans'
import { createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

afterEach(() => traceWith(undefined))

test('An unknown email gets the same response as a wrong password, after the same work', async () => {
  const { email } = await createShopper(shop.db)
  const work: string[] = []
  const failToLogIn = async (name: string) => {
    work.length = 0
    const response = await shop.rest('POST', '/login', {
      body: { email: name, password: 'wrong1' },
    })
    const { date: _date, 'x-request-id': _id, ...headers } = response.headers
    return {
      response: { status: response.statusCode, headers, body: response.json() },
      work: [...work],
    }
  }
  // The first one also creates the hash that others are checked against.
  await failToLogIn('nobody@example.com')

  traceWith((kind, name, run) => {
    work.push(`${kind} ${name}`)
    return run()
  })
  const wrong = await failToLogIn(email)
  expect(wrong.response.status).toBe(401)
  // Nearly all of the time that a login takes.
  expect(wrong.work).toContain('hash verify')
  expect(await failToLogIn('nobody@example.com')).toEqual(wrong)
})
