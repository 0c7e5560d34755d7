import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OrderStatus } from '#domain/orders/order-status'
import { ratingSortValue } from '#domain/reviews/rating'
import { REVIEW_STATUSES } from '#domain/reviews/reviews.schema'
import { updateProfile } from '../../accounts/accounts/own-account.service'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import { expectAppError } from '../../test/expect-app-error'
import {
  createAdmin,
  createManyProducts,
  createProduct,
  createShopper,
  deliver,
  PASSWORD,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { junk, PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { accountSettings, setUpShop } from '../../test/shop'
import type { ProductEntity } from '../products/product.entity'
import { answerReview, moderateReview, updateReviewSettings } from './moderation.service'
import { ReviewEntity } from './review.entity'
import { deleteReview, readOwnReview, writeReview } from './reviews.service'

const shop = setUpShop()

const REVIEW = 'id author isSample stars text imageUrl locale answer writtenAt'
const WRITE = `mutation ($productId: ID!, $input: ReviewInput!) {
  writeReview(productId: $productId, input: $input) {
    review { ${REVIEW} status } userErrors { __typename code message field } } }`
const DELETE = `mutation ($productId: ID!) {
  deleteReview(productId: $productId) { productId userErrors { code } } }`
const OWN = `query ($productId: ID!) {
  ownReview(productId: $productId) { canReview review { id stars text status } } }`
const SHOWN = `query ($id: ID!, $first: Int!, $after: String) { product(id: $id) {
  rating { average count distribution includesSamples }
  reviews(first: $first, after: $after) {
    nodes { ${REVIEW} } edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } }`

interface Shown {
  readonly rating: {
    average: number
    count: number
    distribution: number[]
    includesSamples: boolean
  } | null
  readonly reviews: {
    readonly nodes: readonly { id: string; author: string; stars: number; text: string | null }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    readonly totalCount: number
  }
}

interface Written {
  readonly review: { id: string; status: string; stars: number } | null
  readonly userErrors: readonly { code: string; message: string; field: string | null }[]
}

let product: ProductEntity
let mona: TestUser
beforeEach(async () => {
  product = await createProduct(shop.db, { name: 'Nilo Cat Toy' })
  mona = await createShopper(shop.db, { firstName: 'Mona' })
  await deliver(shop.db, mona, [product])
})

async function write(
  { token }: TestUser,
  input: object,
  productId: unknown = product.id,
): Promise<Written> {
  const response = await shop.graphql<{ writeReview: Written }>(WRITE, {
    token,
    variables: { productId: String(productId), input },
  })
  expect(response.errors).toBeUndefined()
  return response.data.writeReview
}

async function readShown(id = product.id, first = 5, after: string | null = null): Promise<Shown> {
  const variables = { id: String(id), first, after }
  const response = await shop.graphql<{ product: Shown }>(SHOWN, { variables })
  expect(response.errors).toBeUndefined()
  return response.data.product
}

const approve = (id: unknown) => moderateReview(shop.db, id, { status: 'APPROVED' })

async function createReviewer(firstName = 'Omar'): Promise<TestUser> {
  const shopper = await createShopper(shop.db, { firstName })
  await deliver(shop.db, shopper, [product])
  return shopper
}

/** Writes a review that is approved. */
async function review(reviewer: TestUser, stars: number, text: string | null = null) {
  const author = { userId: reviewer.id, locale: 'en' } as const
  const { id } = await writeReview(shop.db, author, product.id, { stars, text })
  return approve(id)
}

describe('A review', () => {
  test('is shown once the owner has approved it, with the first name only', async () => {
    const text = '  My cat loves it.\r\nSee <b>http://example.com</b>  '
    const { review, userErrors } = await write(mona, { stars: 4, text })
    expect(userErrors).toEqual([])
    expect(review).toMatchObject({
      author: 'Mona',
      isSample: false,
      stars: 4,
      text: 'My cat loves it.\nSee <b>http://example.com</b>',
      imageUrl: null,
      locale: 'EN',
      status: 'WAITING',
    })
    expect(await readShown()).toMatchObject({ rating: null, reviews: { nodes: [] } })
    await approve(review?.id)
    const shown = await readShown()
    expect(shown.rating).toEqual({
      average: 4,
      count: 1,
      distribution: [0, 0, 0, 1, 0],
      includesSamples: false,
    })
    expect(shown.reviews.nodes).toMatchObject([{ id: review?.id, author: 'Mona' }])
    expect(JSON.stringify(shown)).not.toContain('Ali')
  })

  test('is shown at once if the owner has chosen that', async () => {
    await updateReviewSettings(shop.db, { shownAtOnce: true })
    const { review } = await write(mona, { stars: 5 })
    expect(review).toMatchObject({ status: 'APPROVED', text: null })
    expect((await readShown()).rating?.count).toBe(1)
  })

  test('that is written again replaces the earlier one and needs approval again', async () => {
    const first = await review(mona, 5, 'Good')
    await answerReview(shop.db, first.id, { answer: 'Thank you' })
    const { review: second } = await write(mona, { stars: 1, text: 'It broke' })
    expect(second).toMatchObject({ status: 'WAITING', stars: 1, answer: null })
    expect((await readShown()).rating).toBeNull()
    // It must have been read before it is approved.
    const answer = () => answerReview(shop.db, first.id, { answer: 'x' })
    for (const change of [() => approve(first.id), answer]) {
      expect((await expectAppError(change())).code).toBe('NOT_FOUND')
    }
    await approve(second?.id)
    expect((await readShown()).rating).toEqual({
      average: 1,
      count: 1,
      distribution: [1, 0, 0, 0, 0],
      includesSamples: false,
    })
  })

  test('that the owner has hidden needs approval when it is written again', async () => {
    await updateReviewSettings(shop.db, { shownAtOnce: true })
    const { review } = await write(mona, { stars: 5, text: 'Buy at spam.example' })
    await moderateReview(shop.db, review?.id, { status: 'HIDDEN' })
    expect((await readShown()).rating).toBeNull()
    expect((await write(mona, { stars: 5 })).review?.status).toBe('WAITING')
  })

  test('keeps the name under which it was approved, until a rewritten one is approved', async () => {
    const { review: first } = await write(mona, { stars: 4, text: null })
    const rename = (firstName: string) =>
      updateProfile(shop.db, mona.id, { firstName, secondName: 'Ali', mobile: '1012345678' })
    // Also while it waits, because the owner has read that name.
    await rename('Read')
    await approve(first?.id)
    await rename('Unread')
    const shown = async () => (await readShown()).reviews.nodes.map(({ author }) => author)
    expect(await shown()).toEqual(['Mona'])
    const { review: second } = await write(mona, { stars: 4, text: null })
    expect(second).toMatchObject({ author: 'Unread', status: 'WAITING' })
    expect(await shown()).toEqual([])
    await approve(second?.id)
    expect(await shown()).toEqual(['Unread'])
  })

  test('can be read and deleted by its author', async () => {
    const variables = { productId: String(product.id) }
    const own = async () => (await shop.graphql(OWN, { token: mona.token, variables })).data
    expect(await own()).toEqual({ ownReview: { canReview: true, review: null } })
    const { id } = await review(mona, 3)
    expect(await own()).toEqual({
      ownReview: {
        canReview: true,
        review: { id: String(id), stars: 3, text: null, status: 'APPROVED' },
      },
    })
    const remove = () => shop.graphql(DELETE, { token: mona.token, variables })
    expect((await remove()).data.deleteReview).toEqual({
      productId: String(product.id),
      userErrors: [],
    })
    expect((await readShown()).rating).toBeNull()
    expect((await remove()).data.deleteReview).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    })
  })

  test('is deleted with its account and with its product', async () => {
    await review(mona, 5)
    await review(await createReviewer(), 1)
    const check = { settings: accountSettings(), providers: personalDataOf(FEATURES) }
    await deleteAccount(shop.db, mona.id, check, { password: PASSWORD })
    expect((await readShown()).rating).toMatchObject({ average: 1, count: 1 })
    await shop.db.query('DELETE FROM products')
    expect(await shop.db.query('SELECT * FROM reviews')).toEqual([])
  })
})

describe('A sample review', () => {
  const addSample = async () => {
    const row = {
      sampleAuthor: 'Salma',
      productId: product.id,
      stars: 5,
      text: 'Lovely',
      locale: 'en' as const,
      status: 'APPROVED' as const,
    }
    const { identifiers } = await shop.db.insert(ReviewEntity, row)
    return Number(identifiers[0]?.id)
  }

  test('is marked as a sample, and so is the rating, until the owner hides it', async () => {
    await review(mona, 2)
    const id = await addSample()
    const { rating, reviews } = await readShown()
    expect(reviews.nodes).toMatchObject([
      { author: 'Salma', isSample: true },
      { author: 'Mona', isSample: false },
    ])
    expect(rating).toMatchObject({ average: 3.5, count: 2, includesSamples: true })
    await moderateReview(shop.db, id, { status: 'HIDDEN' })
    expect((await readShown()).rating).toMatchObject({ count: 1, includesSamples: false })
    await expectConsistentDatabase(shop.db)
  })

  test('is marked for the owner, who can answer it like any other', async () => {
    const id = await addSample()
    const { token } = await createAdmin(shop.db)
    await answerReview(shop.db, id, { answer: 'Thank you' })
    const { data } = await shop.graphql(
      '{ adminReviews { totalCount nodes { author isSample answer } } }',
      { token },
    )
    expect(data.adminReviews).toEqual({
      totalCount: 1,
      nodes: [{ author: 'Salma', isSample: true, answer: 'Thank you' }],
    })
  })

  test('belongs to no account: others write their own, and it stays when they are deleted', async () => {
    await addSample()
    expect(await readOwnReview(shop.db, mona.id, product.id)).toMatchObject({ review: null })
    await review(mona, 1)
    const check = { settings: accountSettings(), providers: personalDataOf(FEATURES) }
    await deleteAccount(shop.db, mona.id, check, { password: PASSWORD })
    expect((await readShown()).reviews.nodes).toMatchObject([{ author: 'Salma' }])
  })

  test('is the only review without an account', async () => {
    const insert = (userId: number | null, author: string | null) =>
      shop.db.query(
        `INSERT INTO reviews (user_id, sample_author, product_id, stars, locale, status)
         VALUES ($1, $2, $3, 5, 'en', 'APPROVED')`,
        [userId, author, product.id],
      )
    await expect(insert(null, null)).rejects.toThrow('reviews_author')
    await expect(insert(mona.id, 'Salma')).rejects.toThrow('reviews_author')
  })
})

describe('Who may review', () => {
  const refused = {
    review: null,
    userErrors: [
      {
        __typename: 'InputError',
        code: 'CONFLICT',
        message: 'You can only review products that were delivered to you.',
        field: null,
      },
    ],
  }

  test.each(['Pending', 'Processing', 'Cancelled'] as const)(
    'is nobody with an order that is %s',
    async (status: OrderStatus) => {
      const omar = await createShopper(shop.db)
      const { id } = await placeOrder(shop.db, omar, [product])
      if (status !== 'Pending') await setOrderStatus(shop.db, id, { status })
      expect(await write(omar, { stars: 5 })).toEqual(refused)
      expect(await readOwnReview(shop.db, omar.id, product.id)).toEqual({
        canReview: false,
        review: null,
      })
    },
  )

  test('is nobody who bought another product, or for a product that is hidden or unknown', async () => {
    const other = await createProduct(shop.db)
    expect(await write(mona, { stars: 5 }, other.id)).toEqual(refused)
    for (const id of [999, 0, 'x']) expect(await write(mona, { stars: 5 }, id)).toEqual(refused)
    await shop.db.query('UPDATE products SET hidden = true')
    expect(await write(mona, { stars: 5 })).toEqual(refused)
  })

  test('is nobody without a token', async () => {
    const variables = { productId: '1', input: { stars: 5 } }
    for (const [query, values] of [
      [WRITE, variables],
      [OWN, { productId: '1' }],
      [DELETE, { productId: '1' }],
    ] as const) {
      const { errors } = await shop.graphql(query, { variables: values })
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    }
  })
})

test('All problems of a review are reported, each at its field', async () => {
  for (const stars of [0, 6, -1]) {
    const { userErrors } = await write(mona, { stars, text: 'x'.repeat(2_001) })
    expect(userErrors).toEqual([
      {
        __typename: 'InputError',
        code: 'INVALID',
        field: 'stars',
        message: 'Choose 1 to 5 stars.',
      },
      {
        __typename: 'InputError',
        code: 'INVALID',
        field: 'text',
        message: 'At most 2000 characters.',
      },
    ])
  }
  const { userErrors } = await write(mona, { stars: 5, text: 'a\u0000b' })
  expect(userErrors).toMatchObject([{ field: 'text' }])
})

test('An account writes at most ten reviews an hour', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect((await write(mona, { stars: 5 })).userErrors).toEqual([])
  }
  expect(await write(mona, { stars: 1 })).toEqual({
    review: null,
    userErrors: [
      expect.objectContaining({
        __typename: 'TooManyAttempts',
        code: 'TOO_MANY_ATTEMPTS',
        message: 'Too many reviews. Please try again in 60 minutes.',
      }),
    ],
  })
  expect((await write(await createReviewer(), { stars: 1 })).userErrors).toEqual([])
})

test('Concurrent reviews of one account become one, and all products count correctly', async () => {
  await updateReviewSettings(shop.db, { shownAtOnce: true })
  const others = await Promise.all([1, 2, 3].map(() => createReviewer()))
  const author = (userId: number) => ({ userId, locale: 'en' }) as const
  const write = (userId: number, stars: number) =>
    writeReview(shop.db, author(userId), product.id, { stars })
  await Promise.all([
    ...[1, 2, 3, 4, 5].map((stars) => write(mona.id, stars)),
    ...others.map(({ id }) => write(id, 4)),
  ])
  expect((await readShown()).rating?.count).toBe(4)
  await expectConsistentDatabase(shop.db)
})

test('Accounts and products are deleted while reviews are written and moderated', async () => {
  await updateReviewSettings(shop.db, { shownAtOnce: true })
  const check = () => ({ settings: accountSettings(), providers: personalDataOf(FEATURES) })
  for (let round = 0; round < 6; round += 1) {
    const products = await createManyProducts(shop.db, 3)
    const shopper = await createShopper(shop.db)
    await deliver(shop.db, shopper, products)
    const author = { userId: shopper.id, locale: 'en' } as const
    const written = await Promise.all(
      products.map(({ id }) => writeReview(shop.db, author, id, { stars: 5 })),
    )
    const results = await Promise.allSettled([
      deleteAccount(shop.db, shopper.id, check(), { password: PASSWORD }),
      ...written.map(({ id }) => moderateReview(shop.db, id, { status: 'HIDDEN' })),
      ...products.map(({ id }) => writeReview(shop.db, author, id, { stars: 1 })),
      shop.db.query('DELETE FROM products WHERE id = $1', [products[1]?.id]),
    ])
    const codes = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.code ?? result.reason.message] : [],
    )
    for (const code of codes) expect(['NOT_FOUND', 'UNAUTHENTICATED', 'CONFLICT']).toContain(code)
    await expectConsistentDatabase(shop.db)
  }
})

test('Ratings equal those of a plain computation, after any changes', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const reviewers = [mona]
  for (const name of ['Omar', 'Salma', 'Karim']) reviewers.push(await createReviewer(name))
  const change = fc.record({
    reviewer: fc.integer({ min: 0, max: 3 }),
    kind: fc.constantFrom('write', 'write', 'moderate', 'moderate', 'delete', 'setting'),
    stars: fc.integer({ min: 1, max: 5 }),
    status: fc.constantFrom(...REVIEW_STATUSES),
    isOn: fc.boolean(),
  })
  const property = fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
    await shop.db.query('DELETE FROM reviews')
    await updateReviewSettings(shop.db, { shownAtOnce: false })
    const plain = new Map<number, { stars: number; status: string }>()
    let isShownAtOnce = false
    for (const { reviewer, kind, stars, status, isOn } of changes) {
      const userId = reviewers[reviewer]?.id ?? 0
      const known = plain.get(userId)
      if (kind === 'setting') {
        isShownAtOnce = isOn
        await updateReviewSettings(shop.db, { shownAtOnce: isOn })
      } else if (kind === 'write') {
        const isShown = isShownAtOnce && known?.status !== 'HIDDEN'
        plain.set(userId, { stars, status: isShown ? 'APPROVED' : 'WAITING' })
        await writeReview(shop.db, { userId, locale: 'ar' }, product.id, { stars })
      } else if (known && kind === 'moderate') {
        plain.set(userId, { ...known, status })
        const { review } = await readOwnReview(shop.db, userId, product.id)
        await moderateReview(shop.db, review?.id, { status })
      } else if (known) {
        plain.delete(userId)
        await deleteReview(shop.db, userId, product.id)
      }
    }
    const shown = [...plain.values()].filter(({ status }) => status === 'APPROVED')
    const { rating, reviews } = await readShown()
    const sum = shown.reduce((total, { stars }) => total + stars, 0)
    expect(rating).toEqual(
      shown.length === 0
        ? null
        : {
            average: Math.round((sum / shown.length) * 100) / 100,
            count: shown.length,
            distribution: [1, 2, 3, 4, 5].map(
              (stars) => shown.filter((one) => one.stars === stars).length,
            ),
            includesSamples: false,
          },
    )
    expect(reviews.nodes.map(({ stars }) => stars).toSorted()).toEqual(
      shown.map(({ stars }) => stars).toSorted(),
    )
    await expectConsistentDatabase(shop.db)
  })
  await fc.assert(property, runs(15))
})

describe('The reviews of a product', () => {
  test('are in pages, newest first, whatever happens in between', async () => {
    const ids: string[] = []
    for (const stars of [1, 2, 3, 4, 5]) {
      ids.unshift(String((await review(await createReviewer(), stars)).id))
    }
    const first = await readShown(product.id, 2)
    expect(first.reviews.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(first.reviews.pageInfo.hasNextPage).toBe(true)
    await review(mona, 5)
    const second = await readShown(product.id, 3, first.reviews.pageInfo.endCursor)
    expect(second.reviews.nodes.map(({ id }) => id)).toEqual(ids.slice(2))
    expect(second.reviews.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect([first.reviews.totalCount, second.reviews.totalCount]).toEqual([5, 6])
  })

  test('of many products are read by one statement, and so are their distributions', async () => {
    const products = await createManyProducts(shop.db, 24)
    await deliver(shop.db, mona, products)
    const author = { userId: mona.id, locale: 'en' } as const
    for (const { id } of products) {
      await approve((await writeReview(shop.db, author, id, { stars: 5 })).id)
    }
    const query = `{ products(first: 100) { nodes { id name rating { average distribution } reviews(first: 1) { nodes { stars } } } } }`
    await shop.graphql('{ products(first: 1) { nodes { id } } }')
    let found: unknown[] = []
    const statements = await shop.database.statements.during(async () => {
      const { data } = await shop.graphql<{ products: { nodes: unknown[] } }>(query)
      found = data.products.nodes
    })
    expect(statements).toHaveLength(3)
    expect(found).toHaveLength(25)
    expect(found.slice(1)).toEqual(
      products.map(({ id, name }) => ({
        id: String(id),
        name,
        rating: { average: 5, distribution: [0, 0, 0, 0, 1] },
        reviews: { nodes: [{ stars: 5 }] },
      })),
    )
  })

  test('of the product of a cart line are read, too', async () => {
    await review(mona, 4)
    await shop.rest('POST', `/cart/${product.id}`, { token: mona.token, body: {} })
    const { data } = await shop.graphql('{ cart { lines { product { rating { count } } } } }', mona)
    expect(data.cart).toEqual({ lines: [{ product: { rating: { count: 1 } } }] })
  })

  test('are refused with any other page or cursor, and cause no server error', async () => {
    const size = fc.oneof(fc.constantFrom(0, -1, 101, 2 ** 31 - 1), fc.integer(), junk)
    const send = async (first: unknown, after: unknown) => {
      const variables = { id: String(product.id), first, after }
      const payload = { query: SHOWN, variables }
      const response = await shop.app.inject({ method: 'POST', url: '/graphql', payload })
      expect(response.body).not.toContain('INTERNAL_SERVER_ERROR')
      expect(response.statusCode).toBeLessThan(500)
    }
    await fc.assert(fc.asyncProperty(size, fc.oneof(fc.constantFrom('MQ', 'MS4y'), junk), send), {
      ...runs(60),
    })
    const { errors } = await shop.graphql(SHOWN, { variables: { id: '1', first: 0, after: 'x!' } })
    expect(errors?.[0]?.extensions.problems).toMatchObject([{ field: 'first' }])
  })
})

describe('The order “top rated”', () => {
  test('adds five reviews of three stars to each product', () => {
    const value = (...stars: number[]) =>
      ratingSortValue({
        reviewCount: stars.length,
        starsTotal: stars.reduce((sum, one) => sum + one, 0),
      })
    const many = Array.from({ length: 50 }, () => 5)
    expect(value()).toBe(3_000_000)
    expect(value(5)).toBe(3_333_333)
    expect(value(...many, 4)).toBeGreaterThan(value(5))
    expect(value(1)).toBeLessThan(value())
  })

  test('follows reviews', async () => {
    const [, second] = [product, ...(await createManyProducts(shop.db, 1))]
    const ids = async () => {
      const { data } = await shop.graphql<{ products: { nodes: { id: string }[] } }>(
        '{ products(sort: TOP_RATED) { nodes { id } } }',
      )
      return data.products.nodes.map(({ id }) => Number(id))
    }
    expect(await ids()).toEqual([product.id, second?.id])
    await review(mona, 1)
    expect(await ids()).toEqual([second?.id, product.id])
    const omar = await createReviewer()
    await review(omar, 5)
    await review(await createReviewer(), 5)
    expect(await ids()).toEqual([product.id, second?.id])
    await deleteReview(shop.db, omar.id, product.id)
    expect(await ids()).toEqual([second?.id, product.id].toSorted())
  })
})

test('Webhooks are not notified of ratings', async () => {
  await shop.db.query(
    `INSERT INTO webhooks (url, events, secret) VALUES ('https://x.example', '{product.changed}', 's')`,
  )
  await review(mona, 5)
  expect(await shop.db.query('SELECT * FROM webhook_deliveries')).toEqual([])
})

test('The owner lists, moderates and answers reviews', async () => {
  const { token } = await createAdmin(shop.db)
  const omar = await createReviewer()
  await shop.db.query(`UPDATE products SET name_ar = 'لعبة'`)
  await write(mona, { stars: 2, text: 'First' })
  await write(omar, { stars: 5, text: 'Second' })
  const list = async (status?: string, first = 10, after?: string | null) => {
    const { data } = await shop.graphql<{
      adminReviews: {
        nodes: { id: string; text: string; status: string }[]
        totalCount: number
        pageInfo: { endCursor: string }
      }
    }>(
      `query ($status: ReviewStatus, $first: Int, $after: String) {
        adminReviews(status: $status, first: $first, after: $after) {
          totalCount pageInfo { endCursor }
          nodes { id text status author answer product { id displayName } } } }`,
      { token, variables: { status, first, after } },
    )
    return data.adminReviews
  }
  const all = await list()
  expect(all).toMatchObject({
    totalCount: 2,
    nodes: [
      { text: 'Second', author: 'Omar', product: { displayName: 'Nilo Cat Toy' } },
      { text: 'First', author: 'Mona' },
    ],
  })
  const next = await list(undefined, 1, (await list(undefined, 1)).pageInfo.endCursor)
  expect(next.nodes.map(({ text }) => text)).toEqual(['First'])

  const [second] = all.nodes
  const moderate = `mutation ($id: ID!, $status: ReviewStatus!) { moderateReview(id: $id, status: $status) {
    review { status } userErrors { code message } } }`
  const answer = `mutation ($id: ID!, $answer: String) { answerReview(id: $id, answer: $answer) {
    review { answer } userErrors { code field } } }`
  const approved = await shop.graphql(moderate, {
    token,
    variables: { id: second?.id, status: 'APPROVED' },
  })
  expect(approved.data.moderateReview).toEqual({
    review: { status: 'APPROVED' },
    userErrors: [],
  })
  expect((await list('WAITING')).nodes.map(({ text }) => text)).toEqual(['First'])
  expect(await list('HIDDEN')).toMatchObject({ nodes: [], totalCount: 0 })
  const send = async (text: string | null) =>
    (await shop.graphql(answer, { token, variables: { id: second?.id, answer: text } })).data
      .answerReview
  expect(await send(' Thank you ')).toEqual({ review: { answer: 'Thank you' }, userErrors: [] })
  expect((await readShown()).reviews.nodes).toMatchObject([{ answer: 'Thank you' }])
  expect(await send('x'.repeat(1_001))).toEqual({
    review: null,
    userErrors: [{ code: 'INVALID', field: 'answer' }],
  })
  expect(await send(null)).toEqual({ review: { answer: null }, userErrors: [] })
  const unknown = await shop.graphql(moderate, {
    token,
    variables: { id: '999', status: 'HIDDEN' },
  })
  expect(unknown.data.moderateReview).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] })
})

test('The owner decides whether reviews need approval', async () => {
  const { token } = await createAdmin(shop.db)
  const read = async () =>
    (await shop.graphql('{ reviewSettings { shownAtOnce } }', { token })).data.reviewSettings
  expect(await read()).toEqual({ shownAtOnce: false })
  for (const shownAtOnce of [true, false]) {
    const { data } = await shop.graphql(
      `mutation { updateReviewSettings(shownAtOnce: ${shownAtOnce}) {
        reviewSettings { shownAtOnce } userErrors { code } } }`,
      { token },
    )
    expect(data.updateReviewSettings).toEqual({
      reviewSettings: { shownAtOnce },
      userErrors: [],
    })
    expect(await read()).toEqual({ shownAtOnce })
  }
})

describe('The sizes of a product', () => {
  const SIZES = `query ($id: ID!, $first: Int!, $after: String) { product(id: $id) {
    rating { count }
    sizesRating { average count distribution includesSamples }
    sizesReviews(first: $first, after: $after) {
      nodes { author size } pageInfo { hasNextPage endCursor } totalCount } } }`
  interface Sizes {
    readonly rating: { readonly count: number } | null
    readonly sizesRating: { readonly average: number; readonly count: number } | null
    readonly sizesReviews: {
      readonly nodes: readonly { readonly author: string; readonly size: string | null }[]
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
      readonly totalCount: number
    }
  }

  const read = async (id: number, variables: object = {}, locale = 'en') => {
    const response = await shop.graphql<{ product: Sizes }>(SIZES, {
      variables: { id: String(id), first: 10, ...variables },
      headers: { 'accept-language': locale },
    })
    expect(response.errors).toBeUndefined()
    return response.data.product
  }

  const review = (productId: number, author: string, stars: number, status = 'APPROVED') =>
    shop.db.query(
      `INSERT INTO reviews (sample_author, product_id, stars, locale, status) VALUES ($1, $2, $3, 'en', $4)`,
      [author, productId, stars, status],
    )

  test('share their reviews and rating, and each review says its size', async () => {
    const family = 'River Salmon'
    const small = await createProduct(shop.db, { name: 'River Salmon 400 g', family })
    const large = await createProduct(shop.db, {
      name: 'River Salmon 2 kg',
      nameAr: 'ريفر سالمون 2 كجم',
      family: 'river  salmon',
    })
    const other = await createProduct(shop.db, { name: 'Felucat Tuna' })
    await review(small.id, 'Mona', 5)
    await review(large.id, 'Karim', 2)
    await review(large.id, 'Waiting', 1, 'WAITING')
    await review(other.id, 'Hany', 1)

    for (const { id } of [small, large]) {
      const shown = await read(id)
      expect(shown.rating).toEqual({ count: 1 })
      expect(shown.sizesRating).toEqual({
        average: 3.5,
        count: 2,
        distribution: [0, 1, 0, 0, 1],
        includesSamples: true,
      })
      expect(shown.sizesReviews.nodes).toEqual([
        { author: 'Karim', size: '2 kg' },
        { author: 'Mona', size: '400 g' },
      ])
    }
    expect((await read(small.id, {}, 'ar')).sizesReviews.nodes[0]?.size).toBe('2 كجم')
    expect((await read(other.id)).sizesReviews.nodes).toEqual([{ author: 'Hany', size: null }])

    const first = await read(small.id, { first: 1 })
    expect(first.sizesReviews).toMatchObject({ pageInfo: { hasNextPage: true }, totalCount: 2 })
    const rest = await read(small.id, { after: first.sizesReviews.pageInfo.endCursor })
    expect(rest.sizesReviews.nodes).toEqual([{ author: 'Mona', size: '400 g' }])
  })

  test('that are hidden lend the others no review', async () => {
    const family = 'River Salmon'
    const shown = await createProduct(shop.db, { name: 'River Salmon 400 g', family })
    const hidden = await createProduct(shop.db, { name: 'River Salmon 2 kg', family, hidden: true })
    await review(hidden.id, 'Mona', 5)
    expect(await read(shown.id)).toMatchObject({ sizesRating: null, sizesReviews: { nodes: [] } })
  })
})
