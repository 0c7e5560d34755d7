import { expect, test } from 'vitest'
import { createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

// Fewer failures than the login limiter allows.
const ROUNDS = 8

test('An unknown email gets the same response in the same time as a wrong password', async () => {
  const { email } = await createShopper(shop.db)
  const failToLogIn = async (name: string) => {
    const start = performance.now()
    const response = await shop.rest('POST', '/login', {
      body: { email: name, password: 'wrong1' },
    })
    const milliseconds = performance.now() - start
    const { date: _date, 'x-request-id': _id, ...headers } = response.headers
    return {
      milliseconds,
      response: { status: response.statusCode, headers, body: response.json() },
    }
  }
  // Warm up: the first attempt of each kind is slower.
  const unknown = await failToLogIn('nobody@example.com')
  const wrong = await failToLogIn(email)
  expect(wrong.response.status).toBe(401)
  expect(unknown.response).toEqual(wrong.response)

  const times = { unknown: [] as number[], wrong: [] as number[] }
  // Alternating, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.unknown.push((await failToLogIn('nobody@example.com')).milliseconds)
    times.wrong.push((await failToLogIn(email)).milliseconds)
  }
  // The minimum is the least affected by other load. Without the check of a password, a response
  // would take a twentieth of the time.
  const ratio = Math.min(...times.unknown) / Math.min(...times.wrong)
  expect(ratio).toBeGreaterThan(1 / 3)
  expect(ratio).toBeLessThan(3)
})
