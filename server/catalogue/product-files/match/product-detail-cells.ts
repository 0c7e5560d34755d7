import type { LOCALES } from '#domain/messages/locale'
import { toDecimalString } from '#domain/money/money'
import { asPiastres } from '#domain/money/units'
import { CATEGORIES } from '#domain/products/categories'
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type AttributeColumn,
  mapAttributes,
  type ProductAttributesView,
} from '#domain/products/product-attributes'
import { toFacts } from '#domain/products/product-content.schema'
import { type CsvColumn, type DetailColumn, NO_CATEGORIES } from '#domain/products/product-file'
import {
  INVENTORY_FIELDS,
  INVENTORY_NAMES,
  type InventoryColumn,
  type InventoryInput,
  type InventoryView,
} from '#domain/products/product-inventory.schema'
import { unescapeFormula } from '../read/product-csv'
import type { ListedDetails } from './product-details'

/** The cells of a product's details. Reversed by {@link readDetailCells}. */
export function toDetailCells(
  details: ListedDetails,
): Record<DetailColumn, string | number | null> {
  const { moreImageUrls, hidden, family, gtin, categoryKeys, texts } = details
  return {
    more_image_urls: moreImageUrls.map(toListedUrl).join(' '),
    hidden: String(hidden),
    family,
    gtin,
    categories: categoryKeys && (categoryKeys.join(' ') || NO_CATEGORIES),
    ...toAttributeCells(details),
    description: texts.en?.description ?? null,
    description_ar: texts.ar?.description ?? null,
    composition: texts.en?.composition ?? null,
    composition_ar: texts.ar?.composition ?? null,
    feeding_guide: texts.en?.feedingGuide ?? null,
    feeding_guide_ar: texts.ar?.feedingGuide ?? null,
    facts: texts.en?.facts.join('\n') ?? null,
    facts_ar: texts.ar?.facts.join('\n') ?? null,
    seo_title: texts.en?.seoTitle ?? null,
    seo_title_ar: texts.ar?.seoTitle ?? null,
    seo_description: texts.en?.seoDescription ?? null,
    seo_description_ar: texts.ar?.seoDescription ?? null,
    ...toInventoryCells(details),
  }
}

function toAttributeCells(attributes: ProductAttributesView) {
  return Object.fromEntries(
    ATTRIBUTE_NAMES.map((name) => {
      const { column, kind } = ATTRIBUTES[name]
      const value = attributes[name]
      return [column, kind === 'choice' ? String(value ?? '').toLowerCase() || null : value]
    }),
  ) as Record<AttributeColumn, string | number | null>
}

function toInventoryCells(inventory: InventoryView) {
  return Object.fromEntries(
    INVENTORY_NAMES.map((name) => {
      const { cell, kind } = INVENTORY_FIELDS[name]
      const value = inventory[name]
      const isAmount = kind === 'amount' && typeof value === 'number'
      return [cell, isAmount ? toDecimalString(asPiastres(value)) : value]
    }),
  ) as Record<InventoryColumn, string | number | null>
}

// Commas and the like also occur in URLs, so that they separate only what looks like the next one.
const BETWEEN_URLS = /[,;|،؛](?=[,;|،؛]|https?:\/\/|\/|$)/i

/** In angle brackets if it could be taken for several. */
function toListedUrl(url: string): string {
  return BETWEEN_URLS.test(url) ? `<${url}>` : url
}

/** The URLs of a cell, separated by spaces, lines, commas, semicolons or bars. */
function toUrls(cell: Cell): readonly string[] | undefined {
  return toWords(cell, /\s+/)?.flatMap((word) =>
    word.startsWith('<') && word.endsWith('>')
      ? [word.slice(1, -1)]
      : word.split(BETWEEN_URLS).filter(Boolean),
  )
}

/** An empty cell is null; without the column, undefined. */
type Cell = string | null | undefined

function toHidden(cell: Cell): unknown {
  const text = cell?.toLowerCase()
  // A product is shown unless something else is said.
  return cell === null ? false : text === 'true' || (text === 'false' ? false : cell)
}

const CATEGORY_KEYS = new Map<string, string>(CATEGORIES.map(({ key }) => [key.toLowerCase(), key]))

function toCategories(cell: Cell): readonly string[] | null | undefined {
  if (cell?.toLowerCase() === NO_CATEGORIES) return []
  if (!cell) return cell === null ? null : undefined
  return toWords(cell, /[\s,;|،؛]+/)?.map((word) => CATEGORY_KEYS.get(word.toLowerCase()) ?? word)
}

function toWords(cell: Cell, separator: RegExp): readonly string[] | undefined {
  return cell === undefined ? undefined : (cell ?? '').split(separator).filter(Boolean)
}

/** Input for the schema of a product, which rejects what is none. */
export function readDetailCells(
  cellOf: (column: CsvColumn) => string | undefined,
  toOptionalNumber: (cell: string | undefined) => unknown,
) {
  const cell = (column: DetailColumn): Cell => {
    const text = cellOf(column)
    return text === undefined ? undefined : unescapeFormula(text) || null
  }
  const choice = (column: DetailColumn): Cell => cell(column)?.toUpperCase() ?? cell(column)
  const facts = (text: Cell) => (text === undefined ? undefined : toFacts(text ?? ''))
  return {
    moreImageUrls: toUrls(cell('more_image_urls')),
    hidden: toHidden(cell('hidden')),
    family: cell('family'),
    gtin: cell('gtin'),
    categories: toCategories(cell('categories')),
    attributes: mapAttributes((name): unknown => {
      const { column, kind } = ATTRIBUTES[name]
      if (kind === 'count') return toOptionalNumber(cellOf(column))
      return kind === 'choice' ? choice(column) : cell(column)
    }),
    inventory: Object.fromEntries(
      INVENTORY_NAMES.map((field) => {
        const { name, cell: column, kind } = INVENTORY_FIELDS[field]
        return [
          name,
          kind === 'amount' || kind === 'count' ? toOptionalNumber(cellOf(column)) : cell(column),
        ]
      }),
    ) as Readonly<Record<keyof InventoryInput, unknown>>,
    content: {
      en: {
        description: cell('description'),
        composition: cell('composition'),
        feedingGuide: cell('feeding_guide'),
        facts: facts(cell('facts')),
        seoTitle: cell('seo_title'),
        seoDescription: cell('seo_description'),
      },
      ar: {
        description: cell('description_ar'),
        composition: cell('composition_ar'),
        feedingGuide: cell('feeding_guide_ar'),
        facts: facts(cell('facts_ar')),
        seoTitle: cell('seo_title_ar'),
        seoDescription: cell('seo_description_ar'),
      },
    } satisfies Record<(typeof LOCALES)[number], unknown>,
  }
}
