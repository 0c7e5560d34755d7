import fc from 'fast-check'
import type { EntityManager } from 'typeorm'
import { expect, inject, test } from 'vitest'
import { createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { bookStocks } from './stock-bookings.service'

const shop = setUpShop()

/** A unit, by the day on which it expires; null if that is not known. */
type Unit = string | null

const EARLIEST = '0000'

const byExpiry = (a: Unit, b: Unit) => (a ?? EARLIEST).localeCompare(b ?? EARLIEST)

/** A shelf with units that each have a date, from which the one that expires first is taken. */
class Shelf {
  units: Unit[] = []
  /** Units that went, in the order in which they did. */
  gone: Unit[] = []

  receive(expiresOn: Unit, count: number): void {
    // Units that expire later would otherwise be put back before these, and their dates are no longer known.
    this.gone = this.gone.filter((unit) => expiresOn !== null && unit !== null && unit <= expiresOn)
    this.units.push(...Array<Unit>(count).fill(expiresOn))
    this.units.sort(byExpiry)
  }

  take(count: number): void {
    this.gone.push(...this.units.splice(0, count))
  }

  putBack(count: number): void {
    for (let index = 0; index < count; index += 1) this.units.push(this.gone.pop() ?? null)
    this.units.sort(byExpiry)
  }

  get left(): Readonly<Record<string, number>> {
    const dated = this.units.filter((unit) => unit !== null)
    return Object.fromEntries(
      [...new Set(dated)].map((day) => [day, dated.filter((unit) => unit === day).length]),
    )
  }
}

type Step =
  | { readonly kind: 'receive'; readonly month: number | null; readonly units: number }
  | { readonly kind: 'sell' | 'putBack' | 'found' | 'missing'; readonly units: number }

const units = fc.integer({ min: 1, max: 8 })

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('receive' as const),
      month: fc.option(fc.integer({ min: 1, max: 6 })),
      units,
    }),
    fc.record({ kind: fc.constantFrom('sell', 'sell', 'putBack', 'found', 'missing'), units }),
  ),
  { minLength: 3, maxLength: 14 },
)

const dayOf = (month: number) => `2050-0${month}-01`

const setStock = (db: EntityManager, id: number, change: number, reason: string) =>
  db.transaction(async (transaction) => {
    await transaction.query(`SELECT set_config('mishmish.stock_reason', $1, true)`, [`${reason} `])
    await transaction.query('UPDATE products SET stock = stock + $2 WHERE id = $1', [id, change])
  })

async function act(db: EntityManager, id: number, shelf: Shelf, step: Step): Promise<void> {
  const { units: count } = step
  const available = Math.min(count, shelf.units.length)
  switch (step.kind) {
    case 'receive': {
      const expiresOn = step.month === null ? null : dayOf(step.month)
      shelf.receive(expiresOn, count)
      const { failures } = await bookStocks(db, {
        idempotencyKey: `${id} ${crypto.randomUUID()}`,
        kind: 'received',
        lines: [{ productId: id, quantity: count, expiresOn }],
      })
      expect(failures).toEqual([])
      return
    }
    case 'sell':
      shelf.take(available)
      return setStock(db, id, -available, 'sold')
    case 'putBack':
      shelf.putBack(count)
      return setStock(db, id, count, 'returned')
    case 'found':
      shelf.receive(null, count)
      return setStock(db, id, count, 'counted')
    case 'missing':
      shelf.take(available)
      return setStock(db, id, -available, 'corrected')
  }
}

async function readLeft(db: EntityManager, id: number): Promise<Record<string, number>> {
  const rows = await db.query<{ day: string; units: number }[]>(
    `SELECT expires_on::text AS day, sum(units)::int AS units FROM batches_left(ARRAY[$1::int])
     WHERE units > 0 GROUP BY expires_on ORDER BY expires_on`,
    [id],
  )
  return Object.fromEntries(rows.map(({ day, units: left }) => [day, left]))
}

test('What is left of batches is what a shelf has from which the first to expire is taken', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { id } = await createProduct(shop.db, { stock: 0 })
      const shelf = new Shelf()
      for (const step of sequence) {
        await act(shop.db, id, shelf, step)
        expect(await readLeft(shop.db, id), JSON.stringify(step)).toEqual(shelf.left)
      }
    }),
    { numRuns: 'template' in inject('testDatabase') ? 300 : 40 },
  )
}, 120_000)

test('Used-up units do not come back when others arrive that expire earlier', async () => {
  const { id } = await createProduct(shop.db, { stock: 0 })
  const shelf = new Shelf()
  await act(shop.db, id, shelf, { kind: 'receive', month: 5, units: 10 })
  await act(shop.db, id, shelf, { kind: 'sell', units: 10 })
  await act(shop.db, id, shelf, { kind: 'receive', month: 4, units: 10 })
  expect(await readLeft(shop.db, id)).toEqual({ [dayOf(4)]: 10 })
})
