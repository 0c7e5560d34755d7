import type { MessageKey } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { INVENTORY_FIELDS } from '#domain/products/product-inventory.schema'
import type { ProductFormValues } from './product-form-values'

type Values = { readonly [Name in keyof ProductFormValues]?: unknown }
type Read = (values: Values) => unknown

const field = (name: keyof ProductFormValues): Read => {
  return (values) => values[name]
}

function entryOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Readonly<Record<string, unknown>>)[name]
}

const inventory = (name: string): Read => {
  return (values) => entryOf(values.inventory, name)
}

const SEARCH_TEXTS = ['seoTitle', 'seoDescription'] as const
const OTHER_PARTS: readonly string[] = [...SEARCH_TEXTS, 'pictureTexts']

/** The texts of a language, those of other parts of the form left out. */
function pageTexts(values: Values, locale: 'en' | 'ar'): unknown {
  const texts = entryOf(values.content, locale)
  if (typeof texts !== 'object' || texts === null) return undefined
  return Object.entries(texts).filter(([name]) => !OTHER_PARTS.includes(name))
}

/** What the form calls its parts, in its order. */
const PARTS: readonly (readonly [label: MessageKey, ...reads: Read[]])[] = [
  ['admin.productName', field('name')],
  ['admin.productNameAr', field('nameAr')],
  ['admin.categories', field('categories')],
  ['collections.title', field('collections')],
  [
    'admin.sectionPictures',
    field('imageUrl'),
    field('moreImageUrls'),
    ({ content }) => LOCALES.map((locale) => entryOf(entryOf(content, locale), 'pictureTexts')),
  ],
  ['products.column.price', field('price')],
  ['products.column.wasPrice', field('wasPrice')],
  ['products.column.cost', inventory('costPrice')],
  ['admin.stock', field('stock')],
  ['products.column.gtin', field('gtin')],
  ...Object.values(INVENTORY_FIELDS)
    .filter(({ name }) => name !== 'costPrice')
    .map(({ name }) => [`inventory.${name}`, inventory(name)] as const),
  ['sizes.title', ({ sizes }) => (Array.isArray(sizes) && sizes.length > 0 ? sizes : undefined)],
  ['admin.sectionSizes', field('family')],
  ['admin.attributes', field('attributes')],
  ['admin.texts.en', (values) => pageTexts(values, 'en')],
  ['admin.texts.ar', (values) => pageTexts(values, 'ar')],
  [
    'admin.sectionSearch',
    ({ content }) =>
      LOCALES.map((locale) => SEARCH_TEXTS.map((name) => entryOf(entryOf(content, locale), name))),
  ],
  ['admin.sectionListing', field('hidden')],
]

/** As text: an emptied field is what it was when it had no value, so null and the empty text are the same. */
const toComparable = (value: unknown) =>
  JSON.stringify(value ?? '', (_key, inner: unknown) => inner ?? '')

/** The parts of a product that differ from what is saved, by their labels. */
export function changedParts(values: Values, saved: Values): readonly MessageKey[] {
  return PARTS.filter(([, ...reads]) =>
    reads.some((read) => toComparable(read(values)) !== toComparable(read(saved))),
  ).map(([label]) => label)
}
