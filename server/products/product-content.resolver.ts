import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { unitPriceOf } from '#domain/products/unit-price'
import type { Context } from '../context'
import { DatabaseCost } from '../http/graphql/database-cost'
import { AdminProduct } from './admin-products.types'
import { Product } from './catalogue.types'
import { renderMarkdown, summarizeMarkdown } from './markdown'
import { ProductAttributes, UnitPrice } from './product-attributes.types'
import { localizeTexts, type ProductAttributesView } from './product-content.service'
import { ProductContent, ProductContentTexts } from './product-content.types'
import { productLoaders } from './product-loaders'

/** As long as search engines show. */
const SUMMARY_LENGTH = 160

// Measured in batches of 24 and 100; the fields of a product share one read.
const COST_PER_PRODUCT_MILLISECONDS = 0.1
/** Of what lists have read already, and carts read with the rest. */
const UNIT_PRICE_COST_MILLISECONDS = 0.02

function toHtml(markdown: string | null): string | null {
  return markdown === null ? null : renderMarkdown(markdown)
}

@Resolver(() => Product)
export class ProductContentResolver {
  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => ProductContent, {
    description: 'What the product says about itself.',
  })
  async content(@Root() { id }: Product, @Ctx() { get, locale }: Context): Promise<ProductContent> {
    const texts = localizeTexts((await get(productLoaders).details.load(id)).texts, locale)
    const { description, composition, feedingGuide, facts } = texts
    return {
      summary: description && summarizeMarkdown(description, SUMMARY_LENGTH),
      descriptionHtml: toHtml(description),
      compositionHtml: toHtml(composition),
      feedingGuideHtml: toHtml(feedingGuide),
      facts,
    }
  }

  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => ProductAttributes, {
    description: 'What shoppers compare and filter the product by.',
  })
  attributes(@Root() { id }: Product, @Ctx() { get }: Context): Promise<ProductAttributesView> {
    return get(productLoaders).details.load(id)
  }

  @DatabaseCost(UNIT_PRICE_COST_MILLISECONDS, 'perParent')
  @FieldResolver(() => UnitPrice, {
    nullable: true,
    description:
      'The price of a kilogram, litre or piece; null without a net content, and where it would repeat the price.',
  })
  async unitPrice(
    @Root() product: Product,
    @Ctx() { get }: Context,
  ): Promise<UnitPrice | undefined> {
    const { id, pricePiastres } = product
    const { netAmount, netUnit } =
      product.netAmount === undefined ? await get(productLoaders).details.load(id) : product
    return netAmount && netUnit
      ? unitPriceOf(pricePiastres, { amount: netAmount, unit: netUnit })
      : undefined
  }
}

@Resolver(() => AdminProduct)
export class AdminProductContentResolver {
  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => ProductContentTexts, {
    description: 'What the product says about itself, as it was written.',
  })
  async content(
    @Root() { id }: AdminProduct,
    @Ctx() { get }: Context,
  ): Promise<ProductContentTexts> {
    const { texts } = await get(productLoaders).details.load(id)
    return texts
  }

  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => ProductAttributes, {
    description: 'What shoppers compare and filter it by.',
  })
  attributes(
    @Root() { id }: AdminProduct,
    @Ctx() { get }: Context,
  ): Promise<ProductAttributesView> {
    return get(productLoaders).details.load(id)
  }
}
