import { MAX_QUANTITY } from '#domain/limits'
import { toPiastres } from '#domain/money/money'
import { linesTotal } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import type { OrderedLineFragment, PhoneCustomerQuery } from '../../../../platform/gql/orders-admin'
import type { OrderableProduct } from '../use-orderable-products'

/** A product of the order that is being written. */
export interface Line {
  readonly product: Pick<OrderableProduct, 'id' | 'name' | 'price' | 'imageUrl'>
  readonly quantity: number
  /** The maximum quantity. */
  readonly max: number
}

export type LastOrder = NonNullable<PhoneCustomerQuery['customerRecord']['lastOrder']>

const limited = (line: Line): Line => ({
  ...line,
  quantity: Math.max(1, Math.min(line.quantity, line.max)),
})

/** The sum of the lines, without fees and discounts. */
export function totalOf(lines: readonly Line[]): Piastres {
  return linesTotal(
    lines.map(({ product, quantity }) => ({ pricePiastres: toPiastres(product.price), quantity })),
  )
}

/** Adds one unit of a product; one that is there already gets one more. */
export function addProduct(lines: readonly Line[], picked: OrderableProduct): readonly Line[] {
  const { stock, ...product } = picked
  const max = Math.min(stock ?? MAX_QUANTITY, MAX_QUANTITY)
  const known = lines.find((line) => line.product.id === product.id)
  if (!known) return [...lines, { product, quantity: 1, max }]
  const more = limited({ product, quantity: known.quantity + 1, max })
  return lines.map((line) => (line === known ? more : line))
}

/** Converts the server's lines to those of the order: at current prices, and no more than is in stock. */
export function toLines(current: readonly OrderedLineFragment[]): readonly Line[] {
  return current.map(({ product: { quantityAvailable, ...product }, quantity }) => ({
    product,
    quantity,
    max: quantityAvailable ?? MAX_QUANTITY,
  }))
}

interface Repeated {
  readonly lines: readonly Line[]
  /** The names of products that are gone or sold out, or of which fewer units are left. */
  readonly missing: readonly string[]
}

/** The lines of an earlier order at current prices, merged with those that are there already. */
export function repeatOrder(lines: readonly Line[], { items }: LastOrder): Repeated {
  const repeated: Line[] = []
  const missing: string[] = []
  for (const { name, quantity, product } of items) {
    const max = product?.quantityAvailable ?? MAX_QUANTITY
    if (!product || max < quantity) missing.push(product?.name ?? name)
    if (!product || max === 0) continue
    const { quantityAvailable: _, ...rest } = product
    repeated.push(limited({ product: rest, quantity, max }))
  }
  const ids = new Set(repeated.map(({ product }) => product.id))
  return { lines: [...lines.filter(({ product }) => !ids.has(product.id)), ...repeated], missing }
}
