import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MAX_NAME_LENGTH, MAX_STOCK } from '#domain/limits'
import { MESSAGES, translate } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { productSchema } from '#domain/products/product.schema'
import { attributeFields } from '#domain/products/product-attributes.schema'
import { NET_UNITS } from '#domain/products/unit-price'
import { answerSchema, reviewSchema } from '#domain/reviews/reviews.schema'
import { decodeMessage, requiredText } from '#domain/validation/text.schema'
import { z } from '#domain/validation/zod'
import { StartupError } from '../../platform/config/startup-error'

function inBothLanguages<T extends z.ZodType>(schema: T) {
  return z.strictObject({ en: schema, ar: schema })
}

const text = inBothLanguages(z.string())
const lines = inBothLanguages(z.array(z.string()).transform((all) => all.join('\n')))

/** All units of a product, which arrive when it is seeded. */
const sampleBatchSchema = z.strictObject({
  units: z.int().min(1).max(MAX_STOCK),
  /** From the day of the seeding to the day on which they expire. */
  daysLeft: z.int().min(1),
})

const sampleReviewSchema = z.strictObject({
  author: requiredText(MAX_NAME_LENGTH),
  locale: z.enum(LOCALES),
  /** How long before the seeding it was supposedly written. */
  daysAgo: z.int().min(0),
  ...reviewSchema.shape,
  ...answerSchema.shape,
})

/** A product as it is written in the file: prices in EGP, Markdown as a list of lines. */
const entrySchema = z.strictObject({
  name: text,
  price: z.number(),
  wasPrice: z.number().optional(),
  family: z.string().optional(),
  /** Without one, the stock is not tracked. */
  batch: sampleBatchSchema.optional(),
  pictures: z.array(z.string()).min(1),
  brand: text,
  animal: attributeFields.shape.animal,
  lifeStage: attributeFields.shape.lifeStage,
  flavour: text.optional(),
  netContent: z.strictObject({ amount: z.number(), unit: z.enum(NET_UNITS) }).optional(),
  facts: inBothLanguages(z.array(z.string()).min(1)),
  description: lines,
  composition: text.optional(),
  feedingGuide: lines.optional(),
  sizeChart: lines.optional(),
  reviews: z.array(sampleReviewSchema).default([]),
})

type Entry = z.output<typeof entrySchema>

/** The product as the owner would enter it in the form, so that the same rules apply. */
function toProduct({
  name,
  price,
  wasPrice,
  family,
  pictures,
  flavour,
  netContent,
  batch,
  ...entry
}: Entry) {
  const { brand, animal, lifeStage } = entry
  const textsIn = (locale: 'en' | 'ar') => ({
    description: entry.description[locale],
    composition: entry.composition?.[locale] ?? null,
    feedingGuide: entry.feedingGuide?.[locale] ?? null,
    facts: entry.facts[locale],
    seoTitle: null,
    seoDescription: null,
    sizeChart: entry.sizeChart?.[locale] ?? null,
    pictureTexts: [],
  })
  const [imageUrl = '', ...moreImageUrls] = pictures.map((file) => `/pictures/${file}`)
  return {
    name: name.en,
    nameAr: name.ar,
    price,
    wasPrice: wasPrice ?? null,
    family: family ?? null,
    stock: batch?.units ?? null,
    imageUrl,
    moreImageUrls,
    attributes: {
      brand: brand.en,
      brandAr: brand.ar,
      animal,
      lifeStage,
      flavour: flavour?.en ?? null,
      flavourAr: flavour?.ar ?? null,
      netAmount: netContent?.amount ?? null,
      netUnit: netContent?.unit ?? null,
    },
    content: { en: textsIn('en'), ar: textsIn('ar') },
  }
}

type SampleReview = z.output<typeof sampleReviewSchema>
type SampleBatch = z.output<typeof sampleBatchSchema>

export interface SampleProduct {
  readonly product: z.output<typeof productSchema>
  readonly reviews: readonly SampleReview[]
  readonly batch: SampleBatch | null
}

function describeIssue({ path: [index, ...path], message }: z.core.$ZodIssue): string {
  const { key, parameters } = decodeMessage(message)
  const place = typeof index === 'number' ? `product ${index + 1}, ${path.join('.')}: ` : ''
  return `${place}${key in MESSAGES.en ? translate(key, parameters) : message}`
}

function parse<T extends z.ZodType>(schema: T, input: unknown, path: string): z.output<T> {
  const { success, data, error } = schema.safeParse(input)
  if (success) return data
  const problems = error.issues.map(describeIssue)
  throw new StartupError(`The sample products in ${path} are invalid:\n${problems.join('\n')}`)
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new StartupError(`The sample products cannot be read from ${path}: ${error}`, {
      cause: error,
    })
  }
}

/** Reads and validates a file of sample products, in the order of their ids. Throws a StartupError. */
export function readSampleProducts(file: URL): readonly SampleProduct[] {
  const path = fileURLToPath(file)
  const entries = parse(z.array(entrySchema), readJson(path), path)
  const products = parse(z.array(productSchema), entries.map(toProduct), path)
  return products.map((product, index) => ({
    product,
    reviews: entries[index]?.reviews ?? [],
    batch: entries[index]?.batch ?? null,
  }))
}
