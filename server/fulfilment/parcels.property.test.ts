import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import { PARCEL_CONDITIONS, type ParcelAct, type ParcelCondition } from '#domain/orders/order-life'
import { saveCourier } from '../couriers/couriers.service'
import { readBack } from '../orders/admin-orders.service'
import { createProduct, createShopper, placeOrder } from '../test/factories'
import { expectConsistentDatabase } from '../test/invariants'
import { PROPERTY_TIMEOUT, runs } from '../test/junk'
import { expectPaymentsAddUp } from '../test/lives/payments'
import { setUpShop } from '../test/shop'
import {
  actOnParcels,
  deliverAllAfterAll,
  type OrdersResult,
  recordPayment,
} from './fulfilment.service'
import { mergeOrders } from './order-merge.service'
import { splitOrder } from './order-split.service'
import { deliverOrderPartly, receiveItemsBack } from './partial-delivery.service'

// The shop's books beside those that a careful owner would keep on paper, who knows nothing of how the shop keeps them.

const shop = setUpShop()

const PRICES = [3_333, 10_000] as const
const STOCK = 9
const ORDERED = 3
const FEES = { delivered: 3_000, refused: 2_000 }

type Place = 'shop' | 'road' | 'customer' | 'refused' | 'lost' | 'back'

/** What the owner writes down about an order. */
class Page {
  /** The number of the order. */
  readonly id: number
  place: Place = 'shop'
  /** Whether no parcel of it has left the shop. */
  isFresh = true
  isCancelled = false
  /** Units of each product that the customer is to get, or has. */
  units: number[] = [ORDERED, ORDERED]
  /** Units of each product that somebody is to bring back. */
  awaited: number[] = [0, 0]
  paid = 0

  constructor(id: number) {
    this.id = id
  }

  get total(): number {
    return this.units.reduce((sum, units, index) => sum + units * (PRICES[index] ?? 0), 0)
  }

  get due(): number {
    return Math.max(0, this.total - this.paid)
  }
}

/** What the owner writes down about the shop. */
class Books {
  readonly pages: Page[]
  /** What is on the shelf and for sale. */
  shelf: number[]
  /** What the courier owes. */
  owed = 0
  received = 0

  constructor(ids: readonly number[]) {
    this.pages = ids.map((id) => new Page(id))
    this.shelf = PRICES.map(() => STOCK - ids.length * ORDERED)
  }

  put(units: readonly number[], condition: ParcelCondition): void {
    if (condition === 'damaged') return
    this.shelf = this.shelf.map((left, index) => left + (units[index] ?? 0))
  }

  /** Whether there is enough on the shelf, which is taken then. */
  take(units: readonly number[]): boolean {
    if (this.shelf.some((left, index) => left < (units[index] ?? 0))) return false
    this.shelf = this.shelf.map((left, index) => left - (units[index] ?? 0))
    return true
  }

  collect(page: Page): void {
    this.owed += page.due - FEES.delivered
    page.paid += page.due
    page.place = 'customer'
    page.isCancelled = false
  }
}

/** Something that happens: whether it can, by the owner's books, which have it then. */
interface Happening {
  readonly name: string
  write(books: Books, page: Page): boolean
  perform(page: Page, of: Shop): Promise<boolean>
  /** Whether the owner does not do it, whatever the shop would allow. */
  readonly isLeft?: (page: Page) => boolean
}

interface Shop {
  readonly courierId: number
  /** In the order of their prices. */
  readonly productIds: readonly number[]
  readonly books: Books
}

const isDone = ({ orders }: OrdersResult) => orders.length > 0

const parcel = (
  act: ParcelAct,
  write: Happening['write'],
  condition?: ParcelCondition,
): Happening => ({
  name: `${act} ${condition ?? ''}`,
  write,
  perform: async ({ id }, { courierId }) =>
    isDone(
      await actOnParcels(shop.db, [id], act, 'staff', { courierId, condition, reason: 'other' }),
    ),
})

/** Whether it was done; refusals that say so are none. */
async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: expect.stringMatching(/CONFLICT|INVALID/) })
    return false
  }
}

const handOver = parcel('handOver', (_, page) => {
  if (page.place !== 'shop' || page.isCancelled) return false
  page.place = 'road'
  page.isFresh = false
  return true
})

const deliver = parcel('deliver', (books, page) => {
  if (page.place !== 'road') return false
  books.collect(page)
  return true
})

const refuse = parcel('refuse', (books, page) => {
  if (page.place !== 'road') return false
  books.owed -= FEES.refused
  page.place = 'refused'
  page.isCancelled = true
  return true
})

const lose = parcel('lose', (_, page) => {
  if (page.place !== 'road' && page.place !== 'refused') return false
  page.place = 'lost'
  page.isCancelled = true
  return true
})

const packAgain = parcel('pack', (books, page) => {
  if (page.place === 'shop')
    return !page.isCancelled && !packed.has(page) && packed.add(page) !== undefined
  if (page.place === 'customer' || page.place === 'road') return false
  if (page.place !== 'refused' && !books.take(page.units)) return false
  if (page.place === 'lost') {
    page.awaited = page.awaited.map((units, index) => units + (page.units[index] ?? 0))
  }
  page.place = 'shop'
  page.isCancelled = false
  packed.add(page)
  return true
})

/** Parcels that are packed are not packed twice. */
let packed = new WeakSet<Page>()

const receiveBack = (condition: ParcelCondition) =>
  parcel(
    'receiveBack',
    (books, page) => {
      if (page.place !== 'road' && page.place !== 'refused' && page.place !== 'lost') return false
      if (page.place === 'road') books.owed -= FEES.refused
      books.put(page.units, condition)
      page.place = 'back'
      page.isCancelled = true
      return true
    },
    condition,
  )

const afterAll: Happening = {
  name: 'deliverAfterAll',
  write: (books, page) => {
    if (page.place !== 'refused' && page.place !== 'lost') return false
    if (page.place === 'refused' || refusals.has(page)) books.owed += FEES.refused
    books.collect(page)
    return true
  },
  perform: async ({ id }) => isDone(await deliverAllAfterAll(shop.db, [id], 'staff')),
}

/** Parcels that were refused before they were lost. */
const refusals = new WeakSet<Page>()

/** Units of products, as units of the lines of an order. */
async function unitsOf(id: number, units: readonly number[], { productIds }: Shop) {
  const { items } = await readBack(shop.db, id)
  return items.map((item) => ({
    itemId: item.id,
    quantity: units[productIds.indexOf(item.productId ?? 0)] ?? 0,
  }))
}

const keepPart = (kept: readonly [number, number]): Happening => ({
  name: `keep ${kept.join(' and ')}`,
  write: (books, page) => {
    const isPossible = kept.every((units, index) => units <= (page.units[index] ?? 0))
    if (page.place !== 'road' || !isPossible || kept.every((units) => units === 0)) return false
    page.awaited = page.awaited.map(
      (units, index) => units + (page.units[index] ?? 0) - (kept[index] ?? 0),
    )
    page.units = [...kept]
    books.collect(page)
    return true
  },
  perform: ({ id }, of) =>
    succeeds(async () => {
      const input = await unitsOf(id, kept, of)
      await deliverOrderPartly(shop.db, id, { kept: input }, 'staff')
    }),
})

const receiveRest = (condition: ParcelCondition): Happening => ({
  name: `rest ${condition}`,
  write: (books, page) => {
    if (page.awaited.every((units) => units === 0)) return false
    books.put(page.awaited, condition)
    page.awaited = [0, 0]
    return true
  },
  perform: ({ id }) =>
    succeeds(async () => {
      const { awaitedItems } = await readBack(shop.db, id)
      const items = awaitedItems.map((item) => ({ ...item, condition }))
      await receiveItemsBack(shop.db, id, { items }, 'staff')
    }),
})

const PREPAID = 5_000

const prepay: Happening = {
  name: 'prepay',
  write: (books, page) => {
    if (page.isCancelled || page.place === 'customer' || page.due < PREPAID) return false
    page.paid += PREPAID
    books.received += PREPAID
    return true
  },
  perform: ({ id }) =>
    succeeds(() => recordPayment(shop.db, id, 'prepaid', { amount: PREPAID / 100 }, 'staff')),
}

/** Some units ship later: their page is new, with what was paid beyond the first one's amount. */
const shipLater = (later: readonly [number, number]): Happening => ({
  name: 'ship later',
  isLeft: ({ isFresh }) => !isFresh,
  write: (books, page) => {
    const isPossible = later.every((units, index) => units <= (page.units[index] ?? 0))
    const left = page.units.map((units, index) => units - (later[index] ?? 0))
    const isSome = (units: readonly number[]) => units.some((count) => count > 0)
    if (page.place !== 'shop' || page.isCancelled || !isPossible) return false
    if (!isSome(later) || !isSome(left)) return false
    // Its number follows.
    const rest = new Page(0)
    rest.units = [...later]
    page.units = left
    rest.paid = Math.min(Math.max(0, page.paid - page.total), rest.total)
    page.paid -= rest.paid
    books.pages.push(rest)
    packed.delete(page)
    return true
  },
  perform: (page, of) =>
    succeeds(async () => {
      const input = { later: await unitsOf(page.id, later, of) }
      const { rest } = await splitOrder(shop.db, page.id, input, 'staff')
      const last = of.books.pages.pop()
      if (last?.id !== 0) throw new Error('The owner has no page for it')
      of.books.pages.push(Object.assign(new Page(rest.id), { units: last.units, paid: last.paid }))
    }),
})

/** The first other order that is still in the shop, which is merged into a page. */
const otherOf = ({ pages }: Books, page: Page) =>
  pages.find((other) => other !== page && other.isFresh && !other.isCancelled)

/** What was written down last about a merge, to be done. */
let merged: Page | undefined

const mergeAnother: Happening = {
  name: 'merge',
  isLeft: ({ isFresh }) => !isFresh,
  write: (books, page) => {
    const other = otherOf(books, page)
    if (page.place !== 'shop' || page.isCancelled || !other) return false
    merged = other
    page.units = page.units.map((units, index) => units + (other.units[index] ?? 0))
    page.paid += other.paid
    other.paid = 0
    other.isCancelled = true
    packed.delete(page)
    packed.delete(other)
    return true
  },
  perform: async ({ id }) => {
    const from = merged?.id
    merged = undefined
    if (from === undefined) return false
    return succeeds(() => mergeOrders(shop.db, { into: id, from }, 'staff'))
  },
}

const happening = fc.oneof(
  { weight: 6, arbitrary: fc.constant(handOver) },
  { weight: 2, arbitrary: fc.constant(deliver) },
  { weight: 3, arbitrary: fc.constant(refuse) },
  { weight: 2, arbitrary: fc.constant(lose) },
  { weight: 3, arbitrary: fc.constant(packAgain) },
  { weight: 2, arbitrary: fc.constant(afterAll) },
  { weight: 2, arbitrary: fc.constant(prepay) },
  { weight: 2, arbitrary: fc.constant(mergeAnother) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat({ max: ORDERED }), fc.nat({ max: ORDERED })).map(shipLater),
  },
  { weight: 2, arbitrary: fc.constantFrom(...PARCEL_CONDITIONS).map(receiveBack) },
  { weight: 3, arbitrary: fc.constantFrom(...PARCEL_CONDITIONS).map(receiveRest) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat({ max: ORDERED }), fc.nat({ max: ORDERED })).map(keepPart),
  },
)

const ORDERS = 2

async function readShop({ books, productIds, courierId }: Shop) {
  const ids = books.pages.map(({ id }) => id)
  const [sums] = await shop.db.query<{ owed: number; received: number }[]>(
    `SELECT coalesce(sum(CASE kind WHEN 'collected' THEN piastres ELSE -piastres END)
         FILTER (WHERE courier_id = $1), 0)::int AS owed,
       coalesce(sum(piastres) FILTER (WHERE kind = 'prepaid' AND order_id = ANY($2)), 0)::int AS received
     FROM cash_entries`,
    [courierId, ids],
  )
  const shelf = await shop.db.query<{ stock: number }[]>(
    'SELECT stock FROM products WHERE id = ANY($1) ORDER BY array_position($1::int[], id)',
    [productIds],
  )
  const orders = await Promise.all(ids.map((id) => readBack(shop.db, id)))
  return {
    shelf: shelf.map(({ stock }) => stock),
    ...sums,
    orders: orders.map(({ totalPiastres, paidPiastres, status }) => ({
      total: totalPiastres,
      paid: paidPiastres,
      isCancelled: status === 'Cancelled',
    })),
  }
}

const readBooks = ({ shelf, owed, received, pages }: Books) => ({
  shelf,
  owed,
  received,
  orders: pages.map(({ total, paid, isCancelled }) => ({ total, paid, isCancelled })),
})

test("Stock, cash and totals are those of an owner's own books, whatever happens to parcels", {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const shopper = await createShopper(shop.db)
  let count = 0
  const done = new Set<string>()
  // Of what is drawn, the first that is possible; if none is, one is tried and refused.
  const step = fc.record({
    order: fc.nat({ max: 2 * ORDERS - 1 }),
    drawn: fc.array(happening, { minLength: 1, maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }),
      async (steps) => {
        count += 1
        const { id: courierId } = await saveCourier(shop.db, null, {
          name: `Courier ${count}`,
          deliveredFee: FEES.delivered / 100,
          refusedFee: FEES.refused / 100,
        })
        const products = await Promise.all(
          PRICES.map((price) =>
            createProduct(shop.db, { pricePiastres: asPiastres(price), stock: STOCK }),
          ),
        )
        const productIds = products.map(({ id }) => id)
        const ids: number[] = []
        while (ids.length < ORDERS)
          ids.push((await placeOrder(shop.db, shopper, products, ORDERED)).id)
        const books = new Books(ids)
        const of = { courierId, productIds, books }
        packed = new WeakSet()
        for (const { order, drawn } of steps) {
          const page = books.pages[order % books.pages.length]
          if (!page) throw new Error('No such order')
          const wasRefused = page.place === 'refused'
          const possible = drawn.filter((one) => !one.isLeft?.(page))
          const chosen = possible.find((one) => one.write(books, page))
          const what = chosen ?? possible[0]
          if (!what) continue
          const isExpected = chosen !== undefined
          if (wasRefused && page.place === 'lost') refusals.add(page)
          if (page.place !== 'shop') packed.delete(page)
          if (page.place === 'road') refusals.delete(page)
          expect(await what.perform(page, of), what.name).toBe(isExpected)
          if (isExpected) done.add(what.name)
          expect(await readShop(of), what.name).toEqual(readBooks(books))
        }
        await expectConsistentDatabase(shop.db)
        await expectPaymentsAddUp(shop.db)
      },
    ),
    runs(25),
  )
  expect(done.size).toBeGreaterThan(14)
  for (const name of ['merge', 'ship later']) expect(done).toContain(name)
})
