import { describe, expect, test } from 'vitest'
import { setUpShop } from '../../test/shop'
import { ensureAdmin } from './accounts.service'

const shop = setUpShop({ env: { emailTopLevelDomains: ['eg', 'com'] } })

const person = { first_name: 'Mona', second_name: 'Ali', mobile: '1012345678', password: 'secret1' }
const WRONG_ENDING = 'The email address must end in .eg or .com.'

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { user { email } userErrors { field message } }
}`
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { session { role } userErrors { field message } }
}`

describe('A shop whose EMAIL_TOP_LEVEL_DOMAINS are eg and com', () => {
  test('accepts and rejects the same emails over REST and GraphQL', async () => {
    const body = { ...person, email: 'mona@shop.eg' }
    expect((await shop.rest('POST', '/register', { body })).statusCode).toBe(201)
    const session = { email: 'mona@shop.eg', password: person.password }
    expect((await shop.rest('POST', '/login', { body: session })).statusCode).toBe(200)
    const { data } = await shop.graphql(LOGIN, { variables: { input: session } })
    expect(data.login).toEqual({ session: { role: 'SHOPPER' }, userErrors: [] })

    const wrong = { ...body, email: 'mona@shop.net' }
    const problem = { field: 'email', message: WRONG_ENDING }
    for (const path of ['/register', '/login']) {
      const response = await shop.rest('POST', path, { body: wrong })
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual([problem])
    }
    const { first_name: firstName, second_name: secondName, ...rest } = wrong
    const input = { ...rest, firstName, secondName }
    const response = await shop.graphql(REGISTER, { variables: { input } })
    expect(response.data.register).toEqual({ user: null, userErrors: [problem] })
  })

  test('lets the admin sign in', async () => {
    const admin = { email: 'admin@shop.eg', password: 'admin!of!this' }
    await ensureAdmin(shop.db, admin)
    const session = await shop.rest('POST', '/login', { body: admin })
    expect(session.json()).toMatchObject({ role: 'admin' })
  })

  test('documents them in its OpenAPI document', async () => {
    const { paths, components } = (await shop.rest('GET', '/openapi.json')).json()
    for (const path of ['/register', '/login']) {
      const { schema, example } = paths[path].post.requestBody.content['application/json']
      const { properties } = components.schemas[schema.$ref.split('/').at(-1)]
      expect(properties.email).toMatchObject({
        format: 'email',
        description: 'Ends in .eg or .com.',
      })
      expect(example.email).toMatch(/\.eg$/)
    }
  })
})
