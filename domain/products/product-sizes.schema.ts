import { MAX_NAME_LENGTH, MAX_SIZE_LABEL_LENGTH, MAX_SIZES, MAX_SKU_LENGTH } from '../limits'
import { namePiastres, pricePiastres } from '../money/money.schema'
import { textKey } from '../validation/characters'
import { encodeMessage, idSchema, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { readGtin, toGtin14 } from './gtin'
import {
  gtinSchema,
  productFields,
  stockSchema,
  withPictureRule,
  withPriceRule,
} from './product.schema'
import { sharedInventorySchema } from './product-inventory.schema'
import { arabicLabel, nameInSize } from './size-label'

/** What only one size has. */
const sizeSchema = withPriceRule(
  z.object({
    size: requiredText(MAX_SIZE_LABEL_LENGTH),
    sizeAr: optionalText(MAX_SIZE_LABEL_LENGTH).optional(),
    price: pricePiastres,
    wasPrice: pricePiastres.nullish(),
    costPrice: pricePiastres.nullish(),
    stock: stockSchema.optional(),
    sku: optionalText(MAX_SKU_LENGTH).optional(),
    gtin: gtinSchema.optional(),
  }),
)

export type SizeInput = z.input<typeof sizeSchema>

/** The fields of a size in the order of forms, in which blocks of cells are pasted. */
export const SIZE_FIELDS = [
  'size',
  'sizeAr',
  'price',
  'wasPrice',
  'costPrice',
  'stock',
  'sku',
  'gtin',
] as const satisfies readonly (keyof SizeInput)[]

/** What no two sizes may have in common, in whatever spelling. */
const DISTINCT = {
  size: textKey,
  sku: textKey,
  gtin: (text: string) => toGtin14(readGtin(text)),
} as const

const DISTINCT_FIELDS = Object.keys(DISTINCT) as readonly (keyof typeof DISTINCT)[]

type Cells = Readonly<Record<string, unknown>>

/** The fields of the names, and of their sizes. */
const NAMES = [
  ['name', 'size'],
  ['nameAr', 'sizeAr'],
] as const

// Rows with other problems are here as they were sent: all problems are reported together.
const textOf = (cells: unknown, field: string): string => {
  const text = (cells as Cells | null | undefined)?.[field]
  return typeof text === 'string' ? text.trim() : ''
}

/** The size in the language of a name. */
function labelFor(name: (typeof NAMES)[number][0], cells: unknown): string {
  const label = textOf(cells, 'size')
  return name === 'name' ? label : textOf(cells, 'sizeAr') || arabicLabel(label)
}

/** Adds the rules about several sizes, and about the names that sizes get. */
export function withSizeRules<T extends z.ZodType<{ readonly sizes: readonly unknown[] }>>(
  schema: T,
) {
  return schema.superRefine(
    (values, context) => {
      const rows: unknown = values?.sizes
      if (!Array.isArray(rows)) return
      const refuse = (row: number, field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['sizes', row, field], message })
      for (const field of DISTINCT_FIELDS) {
        const rowsByKey = new Map<string, number>()
        rows.forEach((cells, row) => {
          const text = textOf(cells, field)
          if (!text) return
          const key = DISTINCT[field](text)
          const first = rowsByKey.get(key)
          if (first === undefined) rowsByKey.set(key, row)
          else refuse(row, field, encodeMessage('invalid.sameAsInRow', { row: first + 1 }))
        })
      }
      for (const [name, field] of NAMES) {
        const shared = textOf(values, name)
        rows.forEach((cells, row) => {
          const label = labelFor(name, cells)
          if (shared && label && nameInSize(shared, label).length > MAX_NAME_LENGTH) {
            refuse(row, field, encodeMessage('invalid.nameWithSize', { max: MAX_NAME_LENGTH }))
          }
        })
      }
    },
    { when: () => true },
  )
}

/** A product in several sizes: what they share, and a row for each. */
export const productSizesSchema = withSizeRules(
  withPictureRule(
    productFields
      .omit({ price: true, wasPrice: true, stock: true, gtin: true, hidden: true })
      .extend({
        isHidden: productFields.shape.hidden,
        inventory: sharedInventorySchema.nullish(),
        // The product that becomes one of the sizes.
        productId: idSchema.nullish(),
        sizes: z
          .array(
            sizeSchema.transform((size) => namePiastres(size, 'price', 'wasPrice', 'costPrice')),
            { error: encodeMessage('invalid.list') },
          )
          .min(1, encodeMessage('invalid.required'))
          .max(MAX_SIZES, encodeMessage('invalid.tooManySizes', { max: MAX_SIZES })),
      }),
  ),
)

export type ProductSizesInput = z.input<typeof productSizesSchema>
export type ProductSizes = z.output<typeof productSizesSchema>

/** The rows of a form whose other fields are those of one product. */
export const sizeRowsSchema = z.array(sizeSchema)
