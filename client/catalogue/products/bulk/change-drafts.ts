import { asPounds } from '#domain/money/units'
import type { CategoryKey } from '#domain/products/categories'
import { CATEGORIES } from '#domain/products/categories'
import { numberOrText } from '#domain/validation/read-number'
import type {
  PriceRounding,
  ProductChangeInput,
  WasPriceChange,
} from '../../../platform/gql/products-bulk'

/** The fields of the dialogs, as they are filled in. */
export interface PriceDraft {
  readonly by: 'percent' | 'amount'
  readonly text: string
  readonly rounding: PriceRounding
  readonly wasPrice: WasPriceChange
}

export interface StockDraft {
  readonly by: 'add' | 'setTo'
  readonly text: string
}

export interface CategoriesDraft {
  /** Null if the names decide. */
  readonly keys: readonly CategoryKey[] | null
}

export interface CollectionsDraft {
  readonly by: 'add' | 'remove'
  readonly slugs: readonly string[]
}

export interface BrandDraft {
  readonly name: string
}

/** The number that a text stands for; undefined for none, such as an empty one. A sign and a per cent sign may be there. */
function readNumber(text: string): number | undefined {
  const bare = text.replace(/[%٪+]/g, '').trim()
  const value = bare === '' ? undefined : numberOrText(bare)
  return typeof value === 'number' ? value : undefined
}

/** Returns the change entered in a dialog, or undefined while it is incomplete. */
export function priceChange(draft: PriceDraft): ProductChangeInput | undefined {
  const { by, text, rounding, wasPrice } = draft
  const value = readNumber(text)
  if (value === undefined) return undefined
  const amount = by === 'percent' ? { percent: value } : { amount: asPounds(value) }
  return { price: { ...amount, rounding, wasPrice } }
}

export function stockChange({ by, text }: StockDraft): ProductChangeInput | undefined {
  const units = readNumber(text)
  if (units === undefined || !Number.isSafeInteger(units)) return undefined
  return { stock: by === 'add' ? { add: units } : { setTo: units } }
}

export function categoriesChange({ keys }: CategoriesDraft): ProductChangeInput {
  const chosen = CATEGORIES.filter(({ key }) => keys?.includes(key))
  return { categories: { keys: keys && chosen.map(({ code }) => code) } }
}

export function brandChange({ name }: BrandDraft): ProductChangeInput {
  return { brand: { name: name.trim() || null } }
}

export function collectionsChange({ by, slugs }: CollectionsDraft): ProductChangeInput | undefined {
  if (slugs.length === 0) return undefined
  return { collections: { add: [], remove: [], [by]: slugs } }
}
