import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../context'
import { DatabaseCost } from '../http/graphql/database-cost'
import { AdminProduct } from './admin-products.types'
import { Product } from './catalogue.types'
import { renderMarkdown, summarizeMarkdown } from './markdown'
import { localizeTexts } from './product-content.service'
import { ProductContent, ProductContentTexts } from './product-content.types'

/** As long as search engines show. */
const SUMMARY_LENGTH = 160

const COST_PER_PRODUCT_MILLISECONDS = 0.3

function toHtml(markdown: string | null): string | null {
  return markdown === null ? null : renderMarkdown(markdown)
}

@Resolver(() => Product)
export class ProductContentResolver {
  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => ProductContent, {
    description: 'What the product says about itself.',
  })
  async content(
    @Root() { id }: Product,
    @Ctx() { products, locale }: Context,
  ): Promise<ProductContent> {
    const texts = localizeTexts(await products.content.load(id), locale)
    const { description, composition, feedingGuide, facts } = texts
    return {
      summary: description && summarizeMarkdown(description, SUMMARY_LENGTH),
      descriptionHtml: toHtml(description),
      compositionHtml: toHtml(composition),
      feedingGuideHtml: toHtml(feedingGuide),
      facts,
    }
  }
}

@Resolver(() => AdminProduct)
export class AdminProductContentResolver {
  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => ProductContentTexts, {
    description: 'What the product says about itself, as it was written.',
  })
  content(
    @Root() { id }: AdminProduct,
    @Ctx() { products }: Context,
  ): Promise<ProductContentTexts> {
    return products.content.load(id)
  }
}
