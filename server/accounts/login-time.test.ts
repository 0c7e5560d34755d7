import { expect, test } from 'vitest'
import { createShopper } from '../test/factories'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

// Fewer than the failures after which nobody's password is checked any more.
const ROUNDS = 8

test('An unknown email is refused with the same answer, and after the same time, as a wrong password', async () => {
  const { email } = await createShopper(shop.db)
  const refuse = async (name: string) => {
    const start = performance.now()
    const answer = await shop.rest('POST', '/login', {
      body: { email: name, password: 'wrong1' },
    })
    const milliseconds = performance.now() - start
    const { date: _date, ...headers } = answer.headers
    return { milliseconds, answer: { status: answer.statusCode, headers, body: answer.json() } }
  }
  // The first of each kind pays for what later ones find ready.
  const unknown = await refuse('nobody@example.com')
  const wrong = await refuse(email)
  expect(wrong.answer.status).toBe(401)
  expect(unknown.answer).toEqual(wrong.answer)

  const times = { unknown: [] as number[], wrong: [] as number[] }
  // In turns, so that a busy moment of the machine meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.unknown.push((await refuse('nobody@example.com')).milliseconds)
    times.wrong.push((await refuse(email)).milliseconds)
  }
  // The shortest of each, for whatever else the machine does only adds to it. Without a password to
  // check, an answer would take a twentieth of the time.
  const ratio = Math.min(...times.unknown) / Math.min(...times.wrong)
  expect(ratio).toBeGreaterThan(1 / 3)
  expect(ratio).toBeLessThan(3)
})
