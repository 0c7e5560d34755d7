import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { afterEach, describe, expect, test } from 'vitest'
import { addToCart } from '../../orders/cart/cart.service'
import { addDiscountCode } from '../../orders/discounts/discounts.service'
import { checkoutOf, createProduct, createShopper, PASSWORD } from '../../test/factories'
import { createLimiters, type Limiters, setUpShop } from '../../test/shop'
import { connectToRedis } from './redis'

const AT_ONCE = 200
const { REDIS_URL } = process.env

const clients: Redis[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect()
})

async function newRedis(): Promise<Redis> {
  const redis = connectToRedis(REDIS_URL ?? '', () => {})
  clients.push(redis)
  await once(redis, 'ready')
  return redis
}

/** Each limiter: the number of permitted attempts, and a function that makes one. */
const ATTEMPTS: {
  readonly [Name in keyof Limiters]: Readonly<
    Record<
      string,
      readonly [limit: number, (limiter: Limiters[Name], who: number) => Promise<unknown>]
    >
  >
} = {
  loginLimiter: {
    'guesses at one account': [
      10,
      (limiter, who) => limiter.countAttempt(`a${who}@b.com`, address(who)),
    ],
    'guesses from one address': [
      100,
      (limiter, who) => limiter.countAttempt(`${randomUUID()}@b.com`, address(who)),
    ],
    'prompts of a session': [10, ({ inSession }, who) => inSession.count(String(who))],
  },
  registrationLimiter: {
    'registrations with one email': [
      10,
      (limiter, who) =>
        limiter.guard({ address: address(who), email: 'mona@example.com' }, async (markTaken) => {
          await new Promise(setImmediate)
          markTaken()
        }),
    ],
  },
  resetLimiter: {
    'requests for one account': [
      5,
      (limiter, who) => limiter.countRequest(`a${who}@b.com`, address(who)),
    ],
    'requests from one address': [
      50,
      (limiter, who) => limiter.countRequest(`${randomUUID()}@b.com`, address(who)),
    ],
    'requests to confirm': [5, (limiter, who) => limiter.countConfirmation(who)],
    'uses of links': [100, (limiter, who) => limiter.countUse(address(who))],
  },
  codeLimiter: {
    'unknown codes': [
      20,
      ({ guard }, who) =>
        guard(who, 'GUESS', async (observe) => {
          await new Promise(setImmediate)
          observe(undefined)
          throw new Error('a conflict')
        }).catch((error: Error) => {
          if (error.message !== 'a conflict') throw error
        }),
    ],
  },
  reviewLimiter: {
    reviews: [10, (limiter, who) => limiter.countReview(who)],
    pictures: [10, (limiter, who) => limiter.countPicture(who)],
  },
}

const address = (who: number) => `10.${(who >> 16) & 255}.${(who >> 8) & 255}.${who & 255}`

const rows = Object.entries(ATTEMPTS).flatMap(([name, kinds]) =>
  Object.entries(kinds).map(([kind, [limit, attempt]]) => [kind, limit, name, attempt] as const),
)

describe.each([
  ['in memory', false],
  ['in Redis, on two servers', true],
] as const)('%s', (_where, isShared) => {
  test.skipIf(isShared && !REDIS_URL).each(rows)(
    'of 200 %s at once, %i are permitted',
    async (_kind, limit, name, attempt) => {
      const first = createLimiters(isShared ? await newRedis() : undefined)
      const second = isShared ? createLimiters(await newRedis()) : first
      const who = randomInt(2 ** 24)
      const attempts = Array.from({ length: AT_ONCE }, (_, index) =>
        attempt((index % 2 ? first : second)[name as keyof Limiters] as never, who),
      )
      const results = await Promise.allSettled(attempts)
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit)
    },
  )
})

describe('Through the APIs', () => {
  const shop = setUpShop()

  async function start() {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { pricePiastres: 10_000, stock: 1 })
    await addToCart(shop.db, shopper.id, product.id, {})
    await addDiscountCode(shop.db, { code: 'TEN', kind: 'percent', percent: 10 })
    const previewOf = async (code: string) => {
      const { data } = await shop.graphql<{ previewDiscount: { userErrors: { code: string }[] } }>(
        'mutation ($code: String!) { previewDiscount(code: $code) { userErrors { code } } }',
        { token: shopper.token, variables: { code } },
      )
      return data.previewDiscount.userErrors[0]?.code ?? 'known'
    }
    const order = (
      code: string,
      changes: { readonly quantity?: number; readonly price?: number },
    ) => {
      const { quantity = 1, price = 100 } = changes
      const { lines, ...rest } = checkoutOf([product], quantity)
      return shop.rest('POST', '/checkout', {
        token: shopper.token,
        body: {
          ...rest,
          total: price * quantity,
          discount_code: code,
          cart_items: lines.map(({ productId }) => ({ product_id: productId, quantity, price })),
        },
      })
    }
    return { previewOf, order }
  }

  const countOf = (values: readonly unknown[], value: unknown) =>
    values.filter((one) => one === value).length

  test('of 40 previews at once, 20 look up an unknown code', async () => {
    const { previewOf } = await start()
    const codes = await Promise.all(Array.from({ length: 40 }, (_, n) => previewOf(`GUESS${n}`)))
    expect(countOf(codes, 'DISCOUNT_REFUSED')).toBe(20)
    expect(countOf(codes, 'TOO_MANY_ATTEMPTS')).toBe(20)
    expect(await previewOf('TEN')).toBe('TOO_MANY_ATTEMPTS')
  })

  test('previews of a known code do not count', async () => {
    const { previewOf } = await start()
    for (let count = 0; count < 25; count += 1) expect(await previewOf('TEN')).toBe('known')
    await Promise.all(Array.from({ length: 30 }, () => previewOf('TEN')))
    expect(await previewOf('TEN')).toBe('known')
  })

  test.each([
    ['a wrong price', { price: 99 }],
    ['too little stock', { quantity: 5 }],
  ])(
    'a checkout with %s counts an unknown code, and does not reveal a known one',
    async (_, changes) => {
      const { previewOf, order } = await start()
      const [known, unknown] = [await order('TEN', changes), await order('GUESS', changes)]
      expect(known.statusCode).toBe(409)
      expect(known.json()).toEqual(unknown.json())
      const statuses = []
      for (let count = 0; count < 25; count += 1) {
        statuses.push((await order(`GUESS${count}`, changes)).statusCode)
      }
      expect(statuses).toEqual([...Array<number>(19).fill(409), ...Array<number>(6).fill(429)])
      expect(await previewOf('TEN')).toBe('TOO_MANY_ATTEMPTS')
    },
  )

  const registerAll = (emails: readonly string[]) =>
    Promise.all(
      emails.map((email) =>
        shop.rest('POST', '/register', {
          body: {
            first_name: 'Mona',
            second_name: 'Ali',
            mobile: '1012345678',
            email,
            password: PASSWORD,
          },
        }),
      ),
    ).then((responses) => responses.map(({ statusCode }) => statusCode))

  const freeEmails = (count: number) =>
    Array.from({ length: count }, (_, n) => `free${n}@example.com`)

  test('of 35 concurrent registrations with 25 taken emails, most take turns, and the others are asked to retry later', async () => {
    const emails = []
    for (let count = 0; count < 25; count += 1) emails.push((await createShopper(shop.db)).email)
    const statuses = await registerAll([...emails, ...freeEmails(10)])
    const refused = countOf(statuses, 429)
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThanOrEqual(15)
    expect(countOf(statuses, 409) + countOf(statuses, 201) + refused).toBe(35)
  })

  test('60 people who sign up at once behind one address all get an account', async () => {
    expect(countOf(await registerAll(freeEmails(60)), 201)).toBe(60)
  })
})
