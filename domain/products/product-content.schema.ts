import {
  MAX_FACT_LENGTH,
  MAX_FACTS,
  MAX_MORE_PICTURES,
  MAX_PICTURE_TEXT_LENGTH,
  MAX_PRODUCT_TEXT_LENGTH,
  MAX_SEO_DESCRIPTION_LENGTH,
  MAX_SEO_TITLE_LENGTH,
} from '../limits'
import type { Locale } from '../messages/locale'
import { cleanLine } from '../validation/characters'
import { encodeMessage, optionalLines, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { hasRepeated, imageUrlSchema } from './image-url.schema'
import { sizeChartSchema } from './size-chart.schema'

const textSchema = optionalLines(MAX_PRODUCT_TEXT_LENGTH).optional()

/** Short facts, such as "Grain-free". */
const factsSchema = z
  .array(requiredText(MAX_FACT_LENGTH), { error: encodeMessage('invalid.list') })
  // Not `max`, which would skip the rules about several fields of a product.
  .refine(
    (facts) => facts.length <= MAX_FACTS,
    encodeMessage('invalid.tooManyFacts', { max: MAX_FACTS }),
  )

/** What a picture of a product shows. */
const pictureTextSchema = z.object({
  imageUrl: imageUrlSchema,
  text: requiredText(MAX_PICTURE_TEXT_LENGTH),
})

export type PictureText = z.output<typeof pictureTextSchema>

/** One for each picture at most. */
const pictureTextsSchema = z
  .array(pictureTextSchema, { error: encodeMessage('invalid.list') })
  .refine(
    (texts) => texts.length <= MAX_MORE_PICTURES + 1,
    encodeMessage('invalid.tooManyPictures', { max: MAX_MORE_PICTURES + 1 }),
  )
  .refine(
    (texts) => !hasRepeated(texts.map(({ imageUrl }) => imageUrl)),
    encodeMessage('invalid.repeatedPicture'),
  )

/** Texts of a product in one language, in Markdown. */
export const productTextsSchema = z.object({
  description: textSchema,
  composition: textSchema,
  feedingGuide: textSchema,
  facts: factsSchema.nullish(),
  // For search engines, in place of the name and the summary. Unchanged if omitted.
  seoTitle: optionalText(MAX_SEO_TITLE_LENGTH).optional(),
  seoDescription: optionalText(MAX_SEO_DESCRIPTION_LENGTH).optional(),
  // Unchanged if omitted.
  sizeChart: sizeChartSchema.optional(),
  // In place of the name, for who does not see the pictures. Unchanged if omitted.
  pictureTexts: pictureTextsSchema
    .nullable()
    .transform((texts) => texts ?? [])
    .optional(),
})

/** The texts of a product by language: a language that is left out stays as it is. */
export const productContentSchema = z.object({
  en: productTextsSchema.nullish(),
  ar: productTextsSchema.nullish(),
} satisfies Record<Locale, unknown>)

/** The facts of a text area, one on each line. */
export function toFacts(text: string): string[] {
  return text.split('\n').map(cleanLine).filter(Boolean)
}

const textsFormSchema = productTextsSchema.required().extend({
  // At the text area, not at one of its lines.
  facts: z.string().superRefine((text, context) => {
    const { error } = factsSchema.safeParse(toFacts(text))
    const messages = new Set(error?.issues.map(({ message }) => message))
    for (const message of messages) context.addIssue({ code: 'custom', message })
  }),
})

/** The same in the form, where facts are one text. */
export const productContentFormSchema = z.object({
  en: textsFormSchema,
  ar: textsFormSchema,
} satisfies Record<Locale, unknown>)

export type ProductContentFormInput = z.input<typeof productContentFormSchema>

export type ProductContentInput = z.input<typeof productContentSchema>
export type ProductContent = z.output<typeof productContentSchema>
