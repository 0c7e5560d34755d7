import type { PaperOrder } from '../use-read-orders'
import { addUnitsToTake, type UnitsToTake } from './units-to-take'

interface PickedOrder {
  readonly id: string
  readonly quantity: number
}

/** A product to take from the shelves for several orders. */
interface PickingRow {
  readonly key: string
  readonly name: string
  /** Where it lies; null if the owner has not said. */
  readonly shelf: string | null
  readonly quantity: number
  /** Which of them, by their dates; empty without dates. */
  readonly unitsToTake: readonly UnitsToTake[]
  /** Which orders need how many. */
  readonly orders: readonly PickedOrder[]
}

type Order = Pick<PaperOrder, 'id'> & {
  readonly items: readonly Pick<
    PaperOrder['items'][number],
    'name' | 'quantity' | 'product' | 'inventory' | 'unitsToTake'
  >[]
}

/**
 * The products of all orders in the order of their shelves, so that one walk through the store room is enough; those
 * without a shelf come last. Products of one shelf are in the order of their names. A product that was renamed has a row for each name: the old name may
 * have been of another size.
 */
export function toPickingList(orders: readonly Order[], intlLocale: string): readonly PickingRow[] {
  const rows = new Map<string, PickingRow>()
  for (const order of orders) {
    for (const { name, quantity, product, inventory, unitsToTake } of order.items) {
      const key = `${product?.id ?? ''} ${name}`
      const row = rows.get(key) ?? {
        key,
        name,
        shelf: inventory?.shelf ?? null,
        quantity: 0,
        unitsToTake: [],
        orders: [],
      }
      rows.set(key, {
        ...row,
        quantity: row.quantity + quantity,
        unitsToTake: addUnitsToTake(row.unitsToTake, unitsToTake),
        orders: [...row.orders, { id: order.id, quantity }],
      })
    }
  }
  const { compare } = new Intl.Collator(intlLocale, { numeric: true })
  return [...rows.values()].sort(
    (a, b) =>
      Number(a.shelf === null) - Number(b.shelf === null) ||
      compare(a.shelf ?? '', b.shelf ?? '') ||
      compare(a.name, b.name),
  )
}
