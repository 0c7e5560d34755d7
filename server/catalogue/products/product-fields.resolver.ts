import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { MAX_MORE_PICTURES, MAX_SIZES } from '#domain/limits'
import { type CategoryKey, categoriesOf } from '#domain/products/categories'
import { feedingRows } from '#domain/products/feeding-guide'
import { percentSavedOf } from '#domain/products/offers'
import type { ProductAttributesView } from '#domain/products/product-attributes'
import { sizeChartOf } from '#domain/products/size-chart'
import { isLowStock } from '#domain/products/stock'
import { unitPriceOf } from '#domain/products/unit-price'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { renderMarkdown, summarizeMarkdown } from '../../platform/text/markdown'
import { currentSettings } from '../../shop/settings/current-settings'
import { collectionTree } from '../collections/collection-tree'
import { AdminCollection, Collection, toCollection } from '../collections/collections.types'
import { AdminProduct } from './admin-products.types'
import { Category, CategoryKeyEnum, toCategory } from './category.types'
import { renderFeedingGuide } from './feeding-table'
import { highlightsOf } from './highlights'
import { Product } from './product.types'
import { ProductAttributes, UnitPrice } from './product-attributes.types'
import { localizeTexts } from './product-content.service'
import { ProductContent, ProductContentTexts } from './product-content.types'
import { ProductInventory, visibleInventory } from './product-inventory.types'
import { productLoaders } from './product-loaders'

/** As long as search engines show. */
const SUMMARY_LENGTH = 160

/** In milliseconds, measured in batches of 24 and 100. The details of a product share one read. */
const COSTS = {
  /** With the texts, or what lists are filtered by: most of the read. */
  details: 0.1,
  /** One more field of that read. */
  detail: 0.02,
  sizes: 0.1,
} as const

function toHtml(markdown: string | null): string | null {
  return markdown === null ? null : renderMarkdown(markdown)
}

@Resolver(() => Product)
export class ProductFieldsResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The saving of the offer, in percent, rounded down, at least 1; null without an offer.',
  })
  percentSaved(@Root() { pricePiastres, wasPricePiastres }: Product): number | null {
    return wasPricePiastres === null ? null : percentSavedOf(pricePiastres, wasPricePiastres)
  }

  @FieldResolver(() => [String], {
    description:
      'The attributes that tell products with similar names apart: flavour, age and size, as far as they are known, in the language of Accept-Language.',
  })
  highlights(@Root() product: Product, @Ctx() { locale }: Context): readonly string[] {
    return highlightsOf(product, locale)
  }

  @FieldResolver(() => UnitPrice, {
    nullable: true,
    description:
      'The price of a kilogram, litre or piece; null without a net content, and where it would repeat the price.',
  })
  unitPrice(@Root() { pricePiastres, netAmount, netUnit }: Product): UnitPrice | undefined {
    return netAmount && netUnit
      ? unitPriceOf(pricePiastres, { amount: netAmount, unit: netUnit })
      : undefined
  }

  @DatabaseCost(COSTS.details, 'perParent')
  @FieldResolver(() => ProductContent, {
    description: 'The texts of the product.',
  })
  async content(
    @Root() { id, imageUrl }: Product,
    @Ctx() { get, locale }: Context,
  ): Promise<ProductContent> {
    const { texts: ofProduct, moreImageUrls } = await get(productLoaders).details.load(id)
    const texts = localizeTexts(ofProduct, locale)
    const { description, composition, feedingGuide, facts, seoTitle, seoDescription } = texts
    const chart = sizeChartOf(texts.sizeChart)
    return {
      summary: description && summarizeMarkdown(description, SUMMARY_LENGTH),
      descriptionHtml: toHtml(description),
      compositionHtml: toHtml(composition),
      feedingGuideHtml: feedingGuide && renderFeedingGuide(feedingGuide, locale),
      feedingRows: feedingRows(feedingGuide),
      facts,
      seoTitle,
      seoDescription,
      sizeChart: chart && { ...chart, rows: chart.rows.map((cells) => ({ cells })) },
      pictureTexts: texts.pictureTexts.filter(
        (picture) => picture.imageUrl === imageUrl || moreImageUrls.includes(picture.imageUrl),
      ),
    }
  }

  @DatabaseCost(COSTS.details, 'perParent')
  @FieldResolver(() => ProductAttributes, {
    description: 'The attributes by which shoppers compare and filter the product.',
  })
  attributes(@Root() { id }: Product, @Ctx() { get }: Context): Promise<ProductAttributesView> {
    return get(productLoaders).details.load(id)
  }

  @DatabaseCost(COSTS.detail, 'perParent')
  @FieldResolver(() => [String], {
    description: `The URLs of all pictures, at most ${MAX_MORE_PICTURES + 1}; \`imageUrl\` is the first.`,
  })
  async imageUrls(
    @Root() { id, imageUrl }: Product,
    @Ctx() { get }: Context,
  ): Promise<readonly string[]> {
    const { moreImageUrls } = await get(productLoaders).details.load(id)
    return [imageUrl, ...moreImageUrls]
  }

  @DatabaseCost(COSTS.detail, 'perParent')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The article number in its barcode: a GTIN of 8, 12, 13 or 14 digits.',
  })
  async gtin(@Root() { id }: Product, @Ctx() { get }: Context): Promise<string | null> {
    return (await get(productLoaders).details.load(id)).gtin
  }

  @DatabaseCost(COSTS.detail, 'perParent')
  @FieldResolver(() => CalendarDate, {
    nullable: true,
    description:
      'The last day, such as 2027-03-31, on which the unit that the next order gets may be used; null if it is not known.',
  })
  async expiresOn(@Root() { id }: Product, @Ctx() { get }: Context): Promise<string | null> {
    return (await get(productLoaders).details.load(id)).expiresOn
  }

  @DatabaseCost(COSTS.sizes, 'perParent')
  @FieldResolver(() => [Product], {
    description: `The sizes of the product, itself included, smallest first, at most ${MAX_SIZES}; none if it has one size.`,
  })
  sizes(@Root() { id }: Product, @Ctx() { get }: Context): Promise<readonly Product[]> {
    return get(productLoaders).sizes.load(id)
  }

  @DatabaseCost(COSTS.detail, 'perParent')
  @FieldResolver(() => [Category], {
    description: 'The categories that it is in, parents before children.',
  })
  async categories(
    @Root() { id, name }: Product,
    @Ctx() { get, locale }: Context,
  ): Promise<Category[]> {
    const { categoryKeys } = await get(productLoaders).details.load(id)
    return categoriesOf({ name, categoryKeys }).map((entry) => toCategory(entry, locale))
  }

  @DatabaseCost(COSTS.detail, 'perParent')
  @FieldResolver(() => [Collection], {
    description: 'The collections that it is in, with those that these are inside, parents first.',
  })
  async collections(
    @Root() { id }: Product,
    @Ctx() { db, get, locale }: Context,
  ): Promise<Collection[]> {
    const { collectionSlugs } = await get(productLoaders).details.load(id)
    if (collectionSlugs.length === 0) return []
    const tree = await get(collectionTree).get(db)
    return tree.withParents(collectionSlugs).map((entry) => toCollection(entry, locale))
  }
}

@Resolver(() => ProductInventory)
export class ProductInventoryResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether a tracked stock is at its threshold, or at that of the settings, or below.',
  })
  async isLowStock(
    @Root() { stock, lowStockThreshold }: ProductInventory,
    @Ctx() { db, get }: Context,
  ): Promise<boolean> {
    const { values } = await get(currentSettings).get(db)
    return isLowStock(stock, lowStockThreshold, values.lowStock)
  }
}

@Resolver(() => AdminProduct)
export class AdminProductFieldsResolver {
  @FieldResolver(() => ProductInventory, {
    nullable: true,
    description: 'The fields that only the owner sees; null for an API key.',
  })
  inventory(
    @Root() { inventory }: AdminProduct,
    @Ctx() { allows }: Context,
  ): Promise<ProductInventory | null> {
    return visibleInventory(inventory, allows)
  }

  @DatabaseCost(COSTS.details, 'perParent')
  @FieldResolver(() => ProductContentTexts, {
    description: 'The description of the product, as it was written.',
  })
  async content(
    @Root() { id }: AdminProduct,
    @Ctx() { get }: Context,
  ): Promise<ProductContentTexts> {
    const { texts } = await get(productLoaders).details.load(id)
    return texts
  }

  @DatabaseCost(COSTS.details, 'perParent')
  @FieldResolver(() => ProductAttributes, {
    description: 'The attributes by which shoppers compare and filter it.',
  })
  attributes(
    @Root() { id }: AdminProduct,
    @Ctx() { get }: Context,
  ): Promise<ProductAttributesView> {
    return get(productLoaders).details.load(id)
  }

  @DatabaseCost(COSTS.detail, 'perParent')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The same text for all sizes of one product; null if it has one size.',
  })
  async family(@Root() { id }: AdminProduct, @Ctx() { get }: Context): Promise<string | null> {
    return (await get(productLoaders).details.load(id)).family
  }

  @DatabaseCost(COSTS.detail, 'perParent')
  @FieldResolver(() => [CategoryKeyEnum], {
    nullable: true,
    description: 'The chosen categories, without those above them; null if its name decides.',
  })
  async chosenCategories(
    @Root() { id }: AdminProduct,
    @Ctx() { get }: Context,
  ): Promise<readonly CategoryKey[] | null> {
    return (await get(productLoaders).details.load(id)).categoryKeys
  }

  @DatabaseCost(COSTS.detail, 'perParent')
  @FieldResolver(() => [String], {
    description: 'The slugs of the collections that it is in, without those that these are inside.',
  })
  async collections(
    @Root() { id }: AdminProduct,
    @Ctx() { get }: Context,
  ): Promise<readonly string[]> {
    return (await get(productLoaders).details.load(id)).collectionSlugs
  }
}

@Resolver(() => AdminCollection)
export class AdminCollectionFieldsResolver {
  @DatabaseCost(1)
  @FieldResolver(() => Int, {
    description: 'The number of products that are in it, hidden ones included.',
  })
  productCount(@Root() { slug }: AdminCollection, @Ctx() { get }: Context): Promise<number> {
    return get(productLoaders).collectionCounts.load(slug)
  }
}
