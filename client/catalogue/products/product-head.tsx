import {
  CATEGORIES,
  categoryPath,
  categoryTrail,
  deepestCategory,
} from '#domain/products/categories'
import { parseUrl } from '#domain/validation/url'
import type { ProductDetailsQuery } from '../../platform/gql/products'
import { usePageContext, usePublicUrl } from '../../platform/page/page-context'
import { PageHead } from '../../platform/page/page-head'
import { productShareImage } from '../../platform/page/share-image'
import { useShopName } from '../../platform/page/shop-name'
import { StructuredData } from '../../platform/page/structured-data'
import { useFormatPounds, useLocale, useText } from '../../platform/texts/text'
import { Breadcrumb } from '../../platform/ui/breadcrumb'
import { productJsonLd } from './product-json-ld'
import { isWholeTitle } from './search-title'

interface ProductHeadProps {
  readonly product: NonNullable<ProductDetailsQuery['product']>
  readonly rates: ProductDetailsQuery['deliveryRates']
}

/** The product's metadata and structured data, and its breadcrumb. */
export function ProductHead({ product, rates }: ProductHeadProps) {
  const t = useText()
  const shopName = useShopName()
  const locale = useLocale()
  const format = useFormatPounds()
  const { publicUrl, contact } = usePageContext()
  const pageUrl = usePublicUrl()
  const { id, name, price, imageUrl, imageUrls, categories, collections, content, sizes } = product
  const productPath = `/productdetails/${id}`
  const category = deepestCategory(
    CATEGORIES.filter((entry) => categories.some(({ path }) => path === categoryPath(entry))),
  )
  // What no category has may be in a collection, which is listed after the one that it is inside.
  const crumbs = category
    ? categoryTrail(category).map((entry) => ({ title: t(entry.title), path: categoryPath(entry) }))
    : collections.slice(0, 2)
  const description = content.summary ?? t('product.description', { name, price: format(price) })
  return (
    <>
      <PageHead
        title={content.seoTitle ?? name}
        isWholeTitle={isWholeTitle(content.seoTitle ?? null, shopName)}
        description={content.seoDescription ?? description}
        path={productPath}
        image={productShareImage({ id, name, imageUrl }, publicUrl)}
        type="product"
      />
      <StructuredData
        data={productJsonLd({
          ...product,
          description,
          url: pageUrl(productPath),
          sizes: sizes.map((size) => ({ ...size, url: pageUrl(`/productdetails/${size.id}`) })),
          seller: shopName,
          contact,
          imageUrls: imageUrls.flatMap((url) => parseUrl(url, publicUrl)?.href ?? []),
          categories: crumbs.map(({ title }) => title),
          facts: content.facts,
          rating: product.sizesRating,
          reviews: product.sizesReviews.nodes,
          rates,
          t,
          isArabic: locale === 'ar',
        })}
      />
      <Breadcrumb crumbs={[...crumbs, { title: name, path: productPath }]} />
    </>
  )
}
