import type { EntityManager } from 'typeorm'
import type { FieldProblem } from '#domain/errors'
import type { ProductState } from '#domain/products/product-change'
import {
  PRODUCT_NUMBERS,
  type ProductNumber,
  readNumberHolders,
} from '../products/product-numbers.service'

const NUMBERS = Object.keys(PRODUCT_NUMBERS) as readonly ProductNumber[]

type Numbered = { readonly id: number; readonly name: string } & Pick<ProductState, ProductNumber>

/** The numbers of a planned state that another product has, or was to get before it in the same change. */
export type TakenNumbers = (product: Numbered, after: ProductState) => readonly FieldProblem[]

/** Reads who has the numbers that a change writes; those that it frees are free only after it. */
export async function readTakenNumbers(
  transaction: EntityManager,
  wanted: readonly Readonly<Partial<Record<ProductNumber, string | null | undefined>>>[],
): Promise<TakenNumbers> {
  const keysOf = (number: ProductNumber) =>
    wanted.flatMap((values) => {
      const text = values[number]
      return text == null ? [] : [PRODUCT_NUMBERS[number].keyOf(text)]
    })
  const holdersOf = await readNumberHolders(transaction, {
    sku: keysOf('sku'),
    gtin: keysOf('gtin'),
  })
  const planned = new Map<string, { readonly id: number; readonly name: string }>()
  return (product, after) =>
    NUMBERS.flatMap((number) => {
      const text = after[number]
      if (text === null || text === product[number]) return []
      const { taken, keyOf } = PRODUCT_NUMBERS[number]
      const key = keyOf(text)
      const place = `${number} ${key}`
      const other = holdersOf(number, key).find(({ id }) => id !== product.id) ?? planned.get(place)
      if (!other) {
        planned.set(place, product)
        return []
      }
      const { id, name } = other
      return [{ field: number, key: taken, parameters: { name, id } }]
    })
}
