import { pricePiastres } from '#domain/money/money.schema'
import { asPounds } from '#domain/money/units'
import { stockSchema } from '#domain/products/product.schema'
import { numberOrText } from '#domain/validation/read-number'
import { decodeMessage } from '#domain/validation/text.schema'
import type {
  AdminProductDetailsFragment,
  ProductInput,
} from '../../../platform/gql/products-admin'

/** The values of a product that are edited in the cells of the table. */
const VALUE_NAMES = ['price', 'wasPrice', 'stock'] as const

export type ValueName = (typeof VALUE_NAMES)[number]

/** The value of a product; null if it has none. */
export function currentValue(
  { product, stock }: AdminProductDetailsFragment,
  name: ValueName,
): number | null {
  return name === 'stock' ? stock : product[name]
}

/** A value as it stands in its field. */
export function toText(value: number | null, name: ValueName): string {
  if (value === null) return ''
  return name === 'stock' ? String(value) : value.toFixed(2)
}

type Reading =
  | { readonly value: number | null; readonly problem?: undefined }
  | { readonly problem: ReturnType<typeof decodeMessage>; readonly value?: undefined }

const SCHEMAS = {
  price: pricePiastres,
  wasPrice: pricePiastres.nullable(),
  stock: stockSchema,
} as const

/** The value that a text stands for, or why it stands for none. */
export function readValue(text: string, name: ValueName): Reading {
  const isEmpty = text.trim() === ''
  const value = isEmpty ? (name === 'price' ? undefined : null) : numberOrText(text)
  const { success, error } = SCHEMAS[name].safeParse(value)
  if (success && (typeof value === 'number' || value === null)) return { value }
  return { problem: decodeMessage(error?.issues[0]?.message ?? 'invalid.number') }
}

/** The input that saves a value and keeps everything else. */
export function toInput(
  { product }: AdminProductDetailsFragment,
  name: ValueName,
  value: number | null,
): ProductInput {
  const { englishName, price, imageUrl } = product
  const kept = { name: englishName, price, imageUrl }
  if (name === 'stock') return { ...kept, stock: value }
  if (name === 'wasPrice') return { ...kept, wasPrice: asPounds(value) }
  return { ...kept, price: asPounds(value ?? price) }
}
