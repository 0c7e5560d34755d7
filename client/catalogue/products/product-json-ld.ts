import type { AggregateRating, Product, ProductGroup, PropertyValue, Review } from 'schema-dts'
import { type NetUnit, type PricedUnit, toReadableContent } from '#domain/products/unit-price'
import { MAX_STARS } from '#domain/reviews/rating'
import type { ProductDetailsQuery } from '../../platform/gql/products'
import type { ReviewDetailsFragment } from '../../platform/gql/reviews'
import type { Translate } from '../../platform/texts/text'
import { type OfferInput, offerJsonLd, plainOfferJsonLd } from './offer-json-ld'
import { shownAttributes } from './shown-attributes'

type Details = NonNullable<ProductDetailsQuery['product']>
type Attributes = Details['attributes']

type ProductSize = Pick<Details['sizes'][number], 'id' | 'name' | 'price' | 'quantityAvailable'> & {
  readonly attributes: Pick<Attributes, 'netAmount' | 'netUnit'>
  readonly url: string
}

export interface ProductJsonLdInput
  extends Pick<
    OfferInput,
    'url' | 'seller' | 'contact' | 'price' | 'wasPrice' | 'unitPrice' | 'rates'
  > {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Absolute. */
  readonly imageUrls: readonly string[]
  readonly gtin?: string | null
  /** The titles of its category and the categories above it, outermost first. */
  readonly categories: readonly string[]
  readonly quantityAvailable: number | null
  /** All sizes of the product, itself included; empty or one if it has no others. */
  readonly sizes: readonly ProductSize[]
  readonly attributes: Attributes
  readonly facts: readonly string[]
  readonly rating: Pick<
    NonNullable<Details['sizesRating']>,
    'average' | 'count' | 'includesSamples'
  > | null
  readonly reviews: readonly ReviewDetailsFragment[]
  readonly t: Translate
  readonly isArabic: boolean
}

/** Units as UN/CEFACT Common Codes, which schema.org uses. */
const UNIT_CODES = {
  G: 'GRM',
  KG: 'KGM',
  ML: 'MLT',
  L: 'LTR',
  PIECE: 'C62',
} satisfies Record<NetUnit | PricedUnit, string>

function netContent({ netAmount, netUnit }: Pick<Attributes, 'netAmount' | 'netUnit'>) {
  if (netAmount === null || netUnit === null) return undefined
  const { amount, unit } = toReadableContent({ amount: netAmount, unit: netUnit })
  return { '@type': 'QuantitativeValue', value: amount, unitCode: UNIT_CODES[unit] } as const
}

function properties({ attributes, facts, t, isArabic }: ProductJsonLdInput): PropertyValue[] {
  const values = [
    ...shownAttributes(t, attributes, isArabic),
    ...facts.map((value) => ({ name: t('product.about'), value })),
  ]
  return values.map((value) => ({ '@type': 'PropertyValue', ...value }))
}

interface Opinions {
  readonly aggregateRating?: AggregateRating
  readonly review?: readonly Review[]
}

/** Nothing if there are sample reviews: search engines would take them for real. */
function opinions({ rating, reviews }: ProductJsonLdInput): Opinions {
  if (!rating || rating.includesSamples) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: MAX_STARS,
      worstRating: 1,
    },
    review: reviews.map(toReview),
  }
}

function toReview({ author, stars, text, locale, createdAt }: ReviewDetailsFragment): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: MAX_STARS, worstRating: 1 },
    reviewBody: text ?? undefined,
    inLanguage: locale.toLowerCase(),
    datePublished: createdAt,
  }
}

/** The group of a product with several sizes, whose other ones are on pages of their own. */
function productGroup({ id, name, sizes, attributes }: ProductJsonLdInput) {
  if (sizes.length < 2) return undefined
  return {
    '@type': 'ProductGroup',
    name,
    // Every size has the same, whichever page it is read on.
    productGroupID: String(Math.min(...sizes.map((size) => Number(size.id)))),
    brand: brandOf(attributes),
    variesBy: 'https://schema.org/size',
    hasVariant: sizes
      .filter((size) => size.id !== id)
      .map((size) => ({
        '@type': 'Product',
        name: size.name,
        url: size.url,
        sku: size.id,
        size: netContent(size.attributes),
        offers: plainOfferJsonLd(size),
      })),
  } satisfies ProductGroup
}

function brandOf({ brand }: Pick<Attributes, 'brand'>) {
  return brand ? ({ '@type': 'Brand', name: brand } as const) : undefined
}

/** A product as schema.org describes it, for search engines. */
export function productJsonLd(input: ProductJsonLdInput) {
  const { id, name, description, imageUrls, gtin, url, categories, attributes, t } = input
  const content = netContent(attributes)
  const isWeight = attributes.netUnit === 'G'
  const group = productGroup(input)
  const additionalProperty = properties(input)
  return {
    '@type': 'Product',
    name,
    description,
    url,
    image: imageUrls.length > 0 ? imageUrls : undefined,
    sku: id,
    gtin: gtin ?? undefined,
    brand: brandOf(attributes),
    category: categories.length > 0 ? categories.join(' > ') : undefined,
    weight: isWeight ? content : undefined,
    size: isWeight && !group ? undefined : content,
    isVariantOf: group,
    audience: attributes.animal
      ? { '@type': 'Audience', audienceType: t(`product.animal.${attributes.animal}`) }
      : undefined,
    additionalProperty: additionalProperty.length > 0 ? additionalProperty : undefined,
    offers: offerJsonLd(input),
    ...opinions(input),
  } satisfies Product
}
