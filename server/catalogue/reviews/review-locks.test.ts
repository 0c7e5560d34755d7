import type { EntityManager } from 'typeorm'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import { untilBlocked } from '../../test/blocking'
import {
  createManyProducts,
  createShopper,
  deliver,
  PASSWORD,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { accountSettings, setUpDatabase } from '../../test/shop'
import type { ProductEntity } from '../products/product.entity'
import { deleteProduct } from '../products/product-editing.service'
import { lockProducts } from '../products/stock.service'
import { answerReview, moderateReview, updateReviewSettings } from './moderation.service'
import { deleteReview, setReviewPicture, writeReview } from './reviews.service'
import { reviewsPersonalData } from './reviews-personal-data'

const shop = setUpDatabase()

let first: ProductEntity
let second: ProductEntity
let mona: TestUser

async function createBuyer(): Promise<TestUser> {
  const shopper = await createShopper(shop.db)
  await deliver(shop.db, shopper, [first, second])
  return shopper
}

const write = (db: EntityManager, { id }: TestUser, product: ProductEntity, stars = 4) =>
  writeReview(db, { userId: id, locale: 'en' }, product.id, { stars })

/** The reviews of a product, as the product counts them. */
async function countOf({ id }: ProductEntity): Promise<readonly number[]> {
  const [row] = await shop.db.query<{ count: number; total: number }[]>(
    'SELECT review_count AS count, stars_total AS total FROM products WHERE id = $1',
    [id],
  )
  return row ? [row.count, row.total] : []
}

beforeEach(async () => {
  const [one, two] = await createManyProducts(shop.db, 2)
  if (!one || !two) throw new Error('Two products were to be created')
  first = one
  second = two
  mona = await createBuyer()
  await updateReviewSettings(shop.db, { shownAtOnce: true })
})

/**
 * A transaction takes its first lock, the work starts and waits, and then the transaction takes its other
 * locks: a deadlock if the work holds one of them. Returns the error code of the work, if any.
 */
async function meet(
  begin: (transaction: EntityManager) => Promise<unknown>,
  work: () => Promise<unknown>,
  finish: (transaction: EntityManager) => Promise<unknown> = async () => {},
): Promise<string> {
  const { outcome } = await shop.db.transaction(async (transaction) => {
    await begin(transaction)
    const started = work().then(
      () => 'done',
      (error: { readonly code?: string }) => error.code ?? String(error),
    )
    await untilBlocked(shop.database, transaction, started)
    await finish(transaction)
    return { outcome: started }
  })
  const code = await outcome
  await expectConsistentDatabase(shop.db)
  return code
}

describe('Deleting an account never deadlocks with', () => {
  const lockAccount = (transaction: EntityManager) =>
    transaction.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [mona.id])
  const deleteRest = async (transaction: EntityManager) => {
    await reviewsPersonalData.erase?.(transaction, mona.id, [])
    await transaction.query('DELETE FROM users WHERE id = $1', [mona.id])
  }

  test.each<[string, () => Promise<unknown>]>([
    ['a review that it writes again', () => write(shop.db, mona, first, 1)],
    ['a review that it deletes', () => deleteReview(shop.db, mona.id, first.id)],
    ['a picture', () => setReviewPicture(shop.db, mona.id, first.id, '/media/a.webp')],
  ])('%s', async (_name, work) => {
    await write(shop.db, mona, first)
    expect(await meet(lockAccount, work, deleteRest)).toBe('UNAUTHENTICATED')
    expect(await countOf(first)).toEqual([0, 0])
  })

  test('a transaction that locks the reviewed products in order', async () => {
    await write(shop.db, mona, second)
    await write(shop.db, mona, first)
    const check = { settings: accountSettings(), providers: personalDataOf(FEATURES) }
    const outcome = await meet(
      (transaction) => lockProducts(transaction, [first.id]),
      () => deleteAccount(shop.db, mona.id, check, { password: PASSWORD }),
      (transaction) => lockProducts(transaction, [second.id]),
    )
    expect(outcome).toBe('done')
    expect([await countOf(first), await countOf(second)]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('another one that has reviewed the same products in the opposite order', async () => {
    const omar = await createBuyer()
    for (const product of [first, second]) await write(shop.db, mona, product)
    for (const product of [second, first]) await write(shop.db, omar, product)
    const erase = (db: EntityManager, { id }: TestUser) => reviewsPersonalData.erase?.(db, id, [])
    const outcome = await meet(
      async (transaction) => erase(transaction, mona),
      () => shop.db.transaction(async (transaction) => erase(transaction, omar)),
    )
    expect(outcome).toBe('done')
    expect(await countOf(first)).toEqual([0, 0])
  })
})

describe('Deleting a product never deadlocks with', () => {
  let id: number
  beforeEach(async () => {
    id = (await write(shop.db, mona, first)).id
  })
  const lockProduct = (transaction: EntityManager) =>
    transaction.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [first.id])
  const deleteRest = (transaction: EntityManager) => deleteProduct(transaction, first.id)

  test.each<[string, () => Promise<unknown>, string]>([
    ['a review that is written again', () => write(shop.db, mona, first, 1), 'CONFLICT'],
    ['a review that is deleted', () => deleteReview(shop.db, mona.id, first.id), 'NOT_FOUND'],
    ['moderation', () => moderateReview(shop.db, id, { status: 'HIDDEN' }), 'NOT_FOUND'],
    ['an answer', () => answerReview(shop.db, id, { answer: 'Thank you!' }), 'NOT_FOUND'],
  ])('%s', async (_name, work, code) => {
    expect(await meet(lockProduct, work, deleteRest)).toBe(code)
  })
})

describe('A product counts correctly what happens at once to', () => {
  test('reviews of two accounts', async () => {
    const omar = await createBuyer()
    const outcome = await meet(
      (transaction) => write(transaction, mona, first, 5),
      () => write(shop.db, omar, first, 2),
    )
    expect(outcome).toBe('done')
    expect(await countOf(first)).toEqual([2, 7])
  })

  test.each([
    ['approved twice', 'APPROVED', 'APPROVED', [1, 4]],
    ['approved and hidden', 'APPROVED', 'HIDDEN', [0, 0]],
    ['hidden and approved', 'HIDDEN', 'APPROVED', [1, 4]],
  ] as const)('a review that is %s', async (_name, before, after, expected) => {
    await updateReviewSettings(shop.db, { shownAtOnce: false })
    const { id } = await write(shop.db, mona, first)
    const outcome = await meet(
      (transaction) => moderateReview(transaction, id, { status: before }),
      () => moderateReview(shop.db, id, { status: after }),
    )
    expect(outcome).toBe('done')
    expect(await countOf(first)).toEqual(expected)
  })

  test('a review that is moderated and written again', async () => {
    const { id } = await write(shop.db, mona, first)
    const outcome = await meet(
      (transaction) => moderateReview(transaction, id, { status: 'HIDDEN' }),
      () => write(shop.db, mona, first, 1),
    )
    expect(outcome).toBe('done')
    // A hidden review waits for approval.
    expect(await countOf(first)).toEqual([0, 0])
  })

  test('reviews of two products, written by two accounts in the opposite order', async () => {
    const omar = await createBuyer()
    const outcomes = await Promise.all([
      write(shop.db, mona, first, 1).then(() => write(shop.db, mona, second, 1)),
      write(shop.db, omar, second, 5).then(() => write(shop.db, omar, first, 5)),
    ])
    expect(outcomes).toHaveLength(2)
    expect([await countOf(first), await countOf(second)]).toEqual([
      [2, 6],
      [2, 6],
    ])
  })
})
