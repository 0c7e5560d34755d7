import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { startShop } from './shop-server'

test('What was stored is there after a stop and a second start', async ({ request }) => {
  const first = await startShop()
  const account = {
    first_name: 'Mona',
    second_name: 'Ali',
    mobile: '1012345678',
    email: 'kept@example.com',
    password: 'secret1',
  }
  expect((await request.post(`${first.url}/register`, { data: account })).status()).toBe(201)
  const login = { email: account.email, password: account.password }
  const { token } = await (await request.post(`${first.url}/login`, { data: login })).json()
  first.process.kill('SIGTERM')
  const [code] = await once(first.process, 'exit')
  expect(code).toBe(0)

  const second = await first.startAgain()
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const profile = await request.get(`${second.url}/profile`, { headers })
  expect(await profile.json()).toMatchObject({ email: account.email })
  const products = await (await request.get(`${second.url}/products`)).json()
  expect(products.length).toBeGreaterThanOrEqual(120)
  await second.stop()
})

test('The owner signs in with the account that the first start made', async ({ request }) => {
  const shop = await startShop({ SEED: 'none', ADMIN_PASSWORD: 'owner!of!this' })
  const data = { email: 'admin@pets.example.com', password: 'owner!of!this' }
  const session = await (await request.post(`${shop.url}/login`, { data })).json()
  expect(session).toMatchObject({ role: 'admin', token: expect.any(String) })
  await shop.stop()
})
