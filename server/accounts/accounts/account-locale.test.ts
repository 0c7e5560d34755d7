import { expect, test } from 'vitest'
import { createShopper, PASSWORD } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { UserEntity } from './user.entity'

const shop = setUpShop()

const ARABIC = { 'accept-language': 'ar' }
const SET_LOCALE =
  'mutation ($locale: Locale!) { setLocale(input: { locale: $locale }) { user { locale } userErrors { code } } }'

async function localeOf(token: string) {
  const { data } = await shop.graphql<{ me: { locale: string | null } }>('{ me { locale } }', {
    token,
  })
  return data.me.locale
}

function logIn(email: string, headers: Record<string, string>) {
  return shop.rest('POST', '/login', { body: { email, password: PASSWORD }, headers })
}

test.each([
  [ARABIC, 'AR'],
  [{}, 'EN'],
])('An account registered with the headers %j has the language %s', async (headers, locale) => {
  const email = 'mona@example.com'
  const body = { first_name: 'Mona', second_name: 'Ali', mobile: '1012345678', email }
  await shop.rest('POST', '/register', { body: { ...body, password: PASSWORD }, headers })
  expect(await localeOf((await logIn(email, {})).json().token)).toBe(locale)
})

test('An account without a language takes the one of its next sign-in, and keeps it', async () => {
  const { email, token } = await createShopper(shop.db)
  await shop.db.update(UserEntity, { email }, { locale: null })
  expect(await localeOf(token)).toBeNull()
  const session = await logIn(email, ARABIC)
  expect(Object.keys(session.json())).toEqual(['token', 'first_name', 'role'])
  expect(await localeOf(token)).toBe('AR')
  await logIn(email, {})
  expect(await localeOf(token)).toBe('AR')
})

test('Signing in over GraphQL returns the language of the account', async () => {
  const { email, token } = await createShopper(shop.db)
  await shop.graphql(SET_LOCALE, { token, variables: { locale: 'AR' } })
  const { data } = await shop.graphql<{ login: { session: { locale: string } } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { session { locale } } }',
    { variables: { input: { email, password: PASSWORD } } },
  )
  expect(data.login.session).toEqual({ locale: 'AR' })
})

test('Users can change the language of their own account only', async () => {
  const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
  const { data } = await shop.graphql(SET_LOCALE, {
    token: mona.token,
    variables: { locale: 'AR' },
  })
  expect(data.setLocale).toEqual({ user: { locale: 'AR' }, userErrors: [] })
  expect([await localeOf(mona.token), await localeOf(omar.token)]).toEqual(['AR', 'EN'])
  const asVisitor = await shop.graphql(SET_LOCALE, { variables: { locale: 'AR' } })
  expect(asVisitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('The personal data has the language', async () => {
  const { token } = await createShopper(shop.db)
  await shop.graphql(SET_LOCALE, { token, variables: { locale: 'AR' } })
  const data = await shop.rest('GET', '/profile/data', { token })
  expect(data.json().profile.locale).toBe('ar')
  const profile = await shop.rest('GET', '/profile', { token })
  expect(profile.json()).not.toHaveProperty('locale')
})
