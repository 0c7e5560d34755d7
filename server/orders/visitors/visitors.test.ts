import { describe, expect, test } from 'vitest'
import { personalDataOf } from '../../accounts/accounts/personal-data.service'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { environmentSettings } from '../../shop/settings/environment-settings'
import { updateSettings } from '../../shop/settings/settings.service'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  PASSWORD,
} from '../../test/factories'
import { type MailServer, startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { setUpShop } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { isAccountOf } from '../customers/customer-accounts.service'
import { readTimeline } from '../fulfilment/timeline.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { removeUnusedVisitors } from './remove-visitors.service'

const shop = setUpShop()
const EMAIL = 'mona@example.com'

interface Payload {
  readonly session: { readonly token: string; readonly firstName: string } | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

async function join(fields: object = {}): Promise<Payload> {
  const input = { name: 'Mona Ali', mobile: '1012345678', email: EMAIL, ...fields }
  const { data } = await shop.graphql<{ createVisitorAccount: Payload }>(
    `mutation ($input: VisitorAccountInput!) { createVisitorAccount(input: $input) {
       session { token firstName role locale } userErrors { code field } } }`,
    { variables: { input } },
  )
  return data.createVisitorAccount
}

interface Me {
  readonly id: string
  readonly email: string
  readonly canSignIn: boolean
  readonly isEmailConfirmed: boolean
}

async function me(token: string): Promise<Me | null> {
  const { data } = await shop.graphql<{ me: Me | null }>(
    '{ me { id email canSignIn isEmailConfirmed } }',
    { token },
  )
  return data.me
}

/** A visitor who has ordered. */
async function order(fields: object = {}) {
  const { session } = await join(fields)
  const token = session?.token ?? ''
  const userId = Number((await me(token))?.id)
  const { id } = await checkout(shop.db, userId, checkoutOf([await createProduct(shop.db)]))
  return { id, token, userId }
}

async function orderIds(token: string): Promise<readonly number[]> {
  const { data } = await shop.graphql<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
    { token },
  )
  return data.orders.nodes.map(({ id }) => Number(id))
}

const linksIn = ({ mails }: MailServer) =>
  mails.flatMap(({ mail }) => /keeporders#token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? [])

async function mailedLink(): Promise<string> {
  const server = await startMailServer()
  await sendDueMails(shop.db, server)
  return linksIn(server).at(-1) ?? ''
}

interface Kept {
  readonly count: number | null
  readonly session: { readonly token: string } | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

async function keep(token: string, password?: string): Promise<Kept> {
  const { data } = await shop.graphql<{ keepVisitorOrders: Kept }>(
    `mutation ($token: String!, $password: String) { keepVisitorOrders(token: $token, password: $password) {
       count session { token } userErrors { code field } } }`,
    { variables: { token, password } },
  )
  return data.keepVisitorOrders
}

async function behind(token: string): Promise<unknown> {
  const { data } = await shop.graphql<{ visitorOrders: unknown }>(
    'query ($token: String!) { visitorOrders(token: $token) { hasAccount } }',
    { variables: { token } },
  )
  return data.visitorOrders
}

const logIn = async (email: string, password: string) =>
  (await shop.rest('POST', '/login', { body: { email, password } })).statusCode

async function allowNoEmail(): Promise<void> {
  const { id: accountId } = await createAdmin(shop.db)
  const editor = { accountId, environment: environmentSettings(shop.app.runtime.env) }
  await updateSettings(shop.db, { isEmailOptional: true }, { expectedVersion: 0 }, editor)
}

describe('A visitor', () => {
  test('orders without a password', async () => {
    const { id, token } = await order({ name: 'عبد الرحمن محمد' })
    expect(await orderIds(token)).toEqual([id])
    expect(await me(token)).toMatchObject({
      email: EMAIL,
      canSignIn: false,
      isEmailConfirmed: false,
    })
    const { data } = await shop.graphql<{ me: object }>('{ me { firstName secondName } }', {
      token,
    })
    expect(data.me).toEqual({ firstName: 'عبد الرحمن', secondName: 'محمد' })
  })

  test('gets the same response whether or not an account has the address, and none of that account', async () => {
    const owner = await createShopper(shop.db, { email: EMAIL })
    const taken = await join()
    const free = await join({ email: 'free@example.com' })
    const shape = ({ session, userErrors }: Payload) => ({ ...session, token: '', userErrors })
    expect(shape(taken)).toEqual(shape(free))
    const visitor = await me(taken.session?.token ?? '')
    expect(visitor?.id).not.toBe(String(owner.id))
    expect(visitor?.isEmailConfirmed).toBe(false)
    expect(await logIn(EMAIL, PASSWORD)).toBe(200)
  })

  test('cannot sign in, and does not keep anybody from registering the address', async () => {
    await order()
    expect(await logIn(EMAIL, PASSWORD)).toBe(401)
    const body = {
      first_name: 'Mona',
      second_name: 'Ali',
      mobile: '1012345678',
      email: EMAIL,
      password: PASSWORD,
    }
    expect((await shop.rest('POST', '/register', { body })).statusCode).toBe(201)
    expect(await logIn(EMAIL, PASSWORD)).toBe(200)
  })

  test('is told all problems at their fields', async () => {
    const { session, userErrors } = await join({
      name: ' ',
      mobile: '12',
      email: 'mona@example.org',
    })
    expect(session).toBeNull()
    expect(userErrors.map(({ field }) => field)).toEqual(['name', 'mobile', 'email'])
  })

  test('needs an email, unless the owner has made it optional', async () => {
    for (const email of [null, '', undefined]) {
      expect((await join({ email })).userErrors).toMatchObject([{ field: 'email' }])
    }
    await allowNoEmail()
    for (const email of [null, ' ', undefined]) {
      const { session, userErrors } = await join({ email })
      expect(userErrors).toEqual([])
      expect(await me(session?.token ?? '')).toMatchObject({ email: '', canSignIn: false })
    }
    expect((await join({ email: 'wrong' })).userErrors).toMatchObject([{ field: 'email' }])
  })
})

describe('The link in the mail about an order', () => {
  test('gives the account a password, ends earlier sessions, and works once', async () => {
    const { id, token } = await order()
    const other = await order()
    const link = await mailedLink()
    expect(await behind(link)).toEqual({ hasAccount: false })
    expect((await keep(link, 'no')).userErrors).toMatchObject([{ field: 'password' }])
    const { session, count } = await keep(link, PASSWORD)
    expect(count).toBe(2)
    expect(await orderIds(session?.token ?? '')).toEqual([other.id, id])
    expect(await me(session?.token ?? '')).toMatchObject({
      email: EMAIL,
      canSignIn: true,
      isEmailConfirmed: true,
    })
    expect(await me(other.token)).toBeNull()
    expect(await orderIds(token)).toEqual([])
    expect(await logIn(EMAIL, PASSWORD)).toBe(200)
    expect(await behind(link)).toBeNull()
    expect((await keep(link, 'secret2')).userErrors).toMatchObject([{ field: 'token' }])
    expect(await logIn(EMAIL, PASSWORD)).toBe(200)
  })

  test('adds the orders to the account that has the address, which stays as it is', async () => {
    const owner = await createShopper(shop.db, { email: EMAIL })
    const { id, token } = await order()
    const link = await mailedLink()
    expect(await behind(link)).toEqual({ hasAccount: true })
    expect(await orderIds(owner.token)).toEqual([])
    expect(await keep(link, 'secret2')).toEqual({ count: 1, session: null, userErrors: [] })
    expect(await orderIds(owner.token)).toEqual([id])
    expect(await orderIds(token)).toEqual([])
    const timeline = await readTimeline(shop.db, id)
    expect(timeline.at(-1)).toMatchObject({ kind: 'movedToAccount', actor: 'customer' })
    expect(await logIn(EMAIL, PASSWORD)).toBe(200)
    expect(await logIn(EMAIL, 'secret2')).toBe(401)
  })

  test('gives nothing to an account that has not confirmed the address: anybody may have made it', async () => {
    const squatter = await createShopper(shop.db, { email: EMAIL, emailConfirmedAt: null })
    await order()
    const link = await mailedLink()
    expect((await keep(link)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
    expect(await orderIds(squatter.token)).toEqual([])
  })

  test('works for nobody who has not read the mail', async () => {
    await order()
    const link = await mailedLink()
    const victim = await order({ email: 'victim@example.com' })
    const [, expires, signature] = link.split('.')
    for (const token of [
      '',
      'x',
      `${victim.userId}.${expires}.${signature}`,
      `${link}x`,
      '1'.repeat(500),
    ]) {
      expect(await behind(token), token).toBeNull()
      expect((await keep(token, PASSWORD)).userErrors).toMatchObject([{ field: 'token' }])
    }
  })

  test('is sent again to whoever asks for a new password', async () => {
    const { id } = await order()
    await mailedLink()
    await shop.graphql(
      'mutation ($email: String!) { requestPasswordReset(email: $email) { success } }',
      {
        variables: { email: EMAIL },
      },
    )
    const { session } = await keep(await mailedLink(), PASSWORD)
    expect(await orderIds(session?.token ?? '')).toEqual([id])
  })

  test('does not exist for an order without an address', async () => {
    await allowNoEmail()
    await order({ email: null })
    expect(await mailedLink()).toBe('')
  })
})

test('A visitor’s account without an order is deleted once its session has ended; one with an order stays', async () => {
  await join()
  const { userId } = await order()
  const shopper = await createShopper(shop.db)
  await shop.db.update(
    UserEntity,
    { role: 'shopper' },
    { createdAt: new Date(Date.now() - 15 * 86_400_000) },
  )
  await join()
  const providers = personalDataOf(shop.app.runtime.features)
  expect(await removeUnusedVisitors(shop.db, providers)).toBe(1)
  expect(await removeUnusedVisitors(shop.db, providers)).toBe(0)
  const left = await shop.db.find(UserEntity, { select: { id: true }, order: { id: 'ASC' } })
  expect(left.map(({ id }) => id).slice(0, 2)).toEqual([userId, shopper.id])
})

test('An order that staff take is not added to the account of whoever typed its phone', async () => {
  const { userId } = await order()
  const { token } = await createAdmin(shop.db)
  const phone = '+201012345678'
  const { data } = await shop.graphql<{ customerRecord: { accounts: { id: string }[] } }>(
    `{ customerRecord(phone: "${phone}") { accounts { id } } }`,
    { token },
  )
  expect(data.customerRecord.accounts).toEqual([])
  expect(await isAccountOf(shop.db, phone, userId)).toBe(false)
  const mona = await createShopper(shop.db)
  expect(await isAccountOf(shop.db, phone, mona.id)).toBe(true)
})

test('A visitor deletes the account without a password; whoever has one needs it', async () => {
  const remove = async (token: string) => {
    const { data } = await shop.graphql<{ deleteAccount: unknown } | null>(
      'mutation { deleteAccount(input: {}) { success userErrors { field } } }',
      { token },
    )
    return data?.deleteAccount
  }
  const { id, token } = await order()
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  const shopper = await createShopper(shop.db)
  // Whoever has a password needs it, though somebody else has none.
  expect(await remove(shopper.token)).toEqual({
    success: false,
    userErrors: [{ field: 'password' }],
  })
  expect(await me(token)).not.toBeNull()
  expect(await remove(token)).toEqual({ success: true, userErrors: [] })
  expect(await me(token)).toBeNull()
  expect(await me(shopper.token)).not.toBeNull()
  // A session that has ended deletes nothing.
  expect(await remove(token)).toBeUndefined()
})
