import type { AdminOrderDetailsFragment } from '../../../gql/orders-admin'

interface PickedOrder {
  readonly id: string
  readonly quantity: number
}

/** A product to take from the shelves for several orders. */
interface PickingRow {
  readonly key: string
  readonly name: string
  readonly quantity: number
  /** Which orders need how many. */
  readonly orders: readonly PickedOrder[]
}

type Order = Pick<AdminOrderDetailsFragment, 'id'> & {
  readonly items: readonly Pick<
    AdminOrderDetailsFragment['items'][number],
    'name' | 'quantity' | 'product'
  >[]
}

/**
 * The products of all orders by name. A product that was renamed has a row for each name: the old name may
 * have been of another size.
 */
export function toPickingList(orders: readonly Order[], intlLocale: string): readonly PickingRow[] {
  const rows = new Map<string, PickingRow>()
  for (const order of orders) {
    for (const { name, quantity, product } of order.items) {
      const key = `${product?.id ?? ''} ${name}`
      const row = rows.get(key) ?? { key, name, quantity: 0, orders: [] }
      rows.set(key, {
        ...row,
        quantity: row.quantity + quantity,
        orders: [...row.orders, { id: order.id, quantity }],
      })
    }
  }
  const collator = new Intl.Collator(intlLocale, { numeric: true })
  return [...rows.values()].sort((a, b) => collator.compare(a.name, b.name))
}
