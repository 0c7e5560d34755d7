import { Field, Float, InputType, ObjectType } from 'type-graphql'
import type { z } from 'zod'
import {
  MAX_FACT_LENGTH,
  MAX_FACTS,
  MAX_MORE_PICTURES,
  MAX_PICTURE_TEXT_LENGTH,
  MAX_PRODUCT_TEXT_LENGTH,
  MAX_SEO_DESCRIPTION_LENGTH,
  MAX_SEO_TITLE_LENGTH,
  MAX_SIZE_CHART_COLUMNS,
  MAX_SIZE_CHART_ROWS,
} from '#domain/limits'
import type { FeedingRow as FeedingRowView } from '#domain/products/feeding-guide'
import type {
  ProductContentInput as ContentShape,
  PictureText as PictureTextView,
  productTextsSchema,
} from '#domain/products/product-content.schema'
import type { ProductTexts as TextsView } from './product-content.service'

const LIMIT = `Markdown, at most ${MAX_PRODUCT_TEXT_LENGTH} characters.`

@ObjectType({ description: 'The daily ration of an animal of a weight.' })
export class FeedingRow implements FeedingRowView {
  @Field(() => Float, { description: 'The lowest weight of the animal, in kilograms.' })
  fromKg!: number

  @Field(() => Float, { description: 'The highest weight of the animal, in kilograms.' })
  toKg!: number

  @Field(() => Float, { description: 'The smallest portion of a day, in grams.' })
  fromGrams!: number

  @Field(() => Float, { description: 'The largest portion of a day, in grams.' })
  toGrams!: number
}

@ObjectType({ description: 'A size in a size chart.' })
export class SizeChartRow {
  @Field(() => [String], { description: 'A cell for each heading; the first one names the size.' })
  cells!: readonly string[]
}

@ObjectType({ description: 'The sizes of a product, such as neck and chest in centimetres.' })
export class SizeChart {
  @Field(() => [String], { description: 'The headings of its columns.' })
  headings!: readonly string[]

  @Field(() => [SizeChartRow], { description: 'A row for each size.' })
  rows!: readonly SizeChartRow[]
}

@ObjectType({ description: 'What a picture of a product shows.' })
export class PictureText implements PictureTextView {
  @Field(() => String, { description: 'The URL of the picture.' })
  imageUrl!: string

  @Field(() => String, { description: 'What it shows, for who does not see it.' })
  text!: string
}

@ObjectType({
  description:
    'The texts of a product, in the language of Accept-Language, or else in English. HTML is safe to put into a page.',
})
export class ProductContent {
  @Field(() => String, {
    nullable: true,
    description: 'The beginning of the description as plain text, at most 160 characters.',
  })
  summary!: string | null

  @Field(() => String, { nullable: true, description: 'The description, as HTML.' })
  descriptionHtml!: string | null

  @Field(() => String, { nullable: true, description: 'The composition, as HTML.' })
  compositionHtml!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The feeding guide, as HTML; its rows of weights are a table.',
  })
  feedingGuideHtml!: string | null

  @Field(() => [FeedingRow], {
    description: 'The rows of the first table in the feeding guide, as the shop wrote them.',
  })
  feedingRows!: readonly FeedingRow[]

  @Field(() => [String], { description: 'Short facts.' })
  facts!: readonly string[]

  @Field(() => String, {
    nullable: true,
    description: 'The title for search engines, in the language of the request; null for the name.',
  })
  seoTitle!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The description for search engines, in the language of the request; null for the summary.',
  })
  seoDescription!: string | null

  @Field(() => SizeChart, {
    nullable: true,
    description: 'The size chart, in the language of the request, or else in English.',
  })
  sizeChart!: SizeChart | null

  @Field(() => [PictureText], {
    description:
      'What the pictures show, in the language of the request: at most one for each of `imageUrls`. Pictures without one show the product of that name.',
  })
  pictureTexts!: readonly PictureTextView[]
}

@ObjectType({ description: 'The texts of a product in one language, as they were written.' })
export class ProductTexts implements TextsView {
  @Field(() => String, { nullable: true, description: 'The description, in Markdown.' })
  description!: string | null

  @Field(() => String, { nullable: true, description: 'The composition, in Markdown.' })
  composition!: string | null

  @Field(() => String, { nullable: true, description: 'The feeding guide, in Markdown.' })
  feedingGuide!: string | null

  @Field(() => [String], { description: 'Short facts.' })
  facts!: readonly string[]

  @Field(() => String, { nullable: true, description: 'The title for search engines.' })
  seoTitle!: string | null

  @Field(() => String, { nullable: true, description: 'The description for search engines.' })
  seoDescription!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The size chart: headings in the first line, a size in each other, cells between “|”.',
  })
  sizeChart!: string | null

  @Field(() => [PictureText], { description: 'What the pictures show: at most one for each.' })
  pictureTexts!: readonly PictureTextView[]
}

@ObjectType({ description: 'The texts of a product in each language.' })
export class ProductContentTexts {
  @Field(() => ProductTexts, { nullable: true, description: 'In English; null if there is none.' })
  en?: ProductTexts

  @Field(() => ProductTexts, { nullable: true, description: 'In Arabic; null if there is none.' })
  ar?: ProductTexts
}

@InputType({ description: 'What a picture of a product shows.' })
export class PictureTextInput implements PictureTextView {
  @Field(() => String, { description: 'The URL of the picture.' })
  imageUrl!: string

  @Field(() => String, {
    description: `What it shows, at most ${MAX_PICTURE_TEXT_LENGTH} characters.`,
  })
  text!: string
}

@InputType({ description: 'The texts of a product in one language.' })
export class ProductTextsInput implements z.input<typeof productTextsSchema> {
  @Field(() => String, { nullable: true, description: `The description. ${LIMIT}` })
  description?: string | null

  @Field(() => String, { nullable: true, description: `The composition. ${LIMIT}` })
  composition?: string | null

  @Field(() => String, { nullable: true, description: `The feeding guide. ${LIMIT}` })
  feedingGuide?: string | null

  @Field(() => [String], {
    nullable: true,
    description: `At most ${MAX_FACTS} short facts of at most ${MAX_FACT_LENGTH} characters.`,
  })
  facts?: string[] | null

  @Field(() => String, {
    nullable: true,
    description: `The title for search engines, in place of the name; at most ${MAX_SEO_TITLE_LENGTH} characters. Omitted, it stays.`,
  })
  seoTitle?: string | null

  @Field(() => String, {
    nullable: true,
    description: `The description for search engines; at most ${MAX_SEO_DESCRIPTION_LENGTH} characters. Omitted, it stays.`,
  })
  seoDescription?: string | null

  @Field(() => String, {
    nullable: true,
    description: `The size chart: headings in the first line, a size in each other, at most ${MAX_SIZE_CHART_ROWS}; 2 to ${MAX_SIZE_CHART_COLUMNS} cells between “|”. Omitted, it stays.`,
  })
  sizeChart?: string | null

  @Field(() => [PictureTextInput], {
    nullable: true,
    description: `What the pictures show: at most ${MAX_MORE_PICTURES + 1}, one for each. Omitted, they stay.`,
  })
  pictureTexts?: PictureTextInput[] | null
}

const REPLACES = 'replaces all texts in this language; null deletes them. If omitted, they stay.'

@InputType({ description: 'The texts of a product.' })
export class ProductContentInput implements ContentShape {
  @Field(() => ProductTextsInput, { nullable: true, description: `In English: ${REPLACES}` })
  en?: ProductTextsInput | null

  @Field(() => ProductTextsInput, { nullable: true, description: `In Arabic: ${REPLACES}` })
  ar?: ProductTextsInput | null
}
