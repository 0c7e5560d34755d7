import type { MessageKey } from '#domain/messages'
import type { ProductChangeInput, ProductChangeKind } from '../../../platform/gql/products-bulk'

/** Bulk actions on products. */
export const BULK_ACTS = [
  'price',
  'stock',
  'categories',
  'collections',
  'brand',
  'hide',
  'show',
  'delete',
] as const

export type BulkAct = (typeof BULK_ACTS)[number]

/** The actions that need only a click; the others have fields to fill in. */
export const FIXED_CHANGES: Readonly<Partial<Record<BulkAct, ProductChangeInput>>> = {
  hide: { hidden: true },
  show: { hidden: false },
  delete: { isDeleted: true },
}

/** Titles of changes in the list of changes. */
export const KIND_TITLES: Readonly<Record<ProductChangeKind, MessageKey>> = {
  PRICE: 'products.act.price',
  STOCK: 'products.act.stock',
  CATEGORIES: 'products.act.categories',
  COLLECTIONS: 'products.act.collections',
  BRAND: 'products.act.brand',
  HIDDEN: 'products.column.shown',
  IS_DELETED: 'products.act.delete',
  VALUES: 'products.act.values',
}
