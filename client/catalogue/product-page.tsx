import { useParams } from 'react-router-dom'
import { categoryPath, categoryTrail, mainCategory } from '#domain/categories'
import { RELATED_PRODUCTS } from '#domain/limits'
import { parseUrl } from '#domain/url'
import { ProductDelivery } from '../delivery/product-delivery'
import {
  type ProductCardFragment,
  ProductDetailsDocument,
  type ProductDetailsQuery,
  useProductDetailsQuery,
} from '../gql/catalogue'
import { usePageContext, usePublicUrl } from '../lib/page-context'
import { PageHead } from '../lib/page-head'
import { StructuredData } from '../lib/structured-data'
import { useFormatPounds, useText } from '../lib/text'
import type { LoaderArgs } from '../routing/route'
import { Breadcrumb } from '../ui/breadcrumb'
import { Icon } from '../ui/icon'
import { LoadFailed } from '../ui/load-failed'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { ProductName } from '../ui/product-name'
import { StockNote } from '../ui/stock-note'
import { ProductAttributes } from './product-attributes'
import { ProductGrid } from './product-grid'
import { ProductNotFound } from './product-not-found'
import { ProductPageSkeleton } from './product-page-skeleton'
import { ProductTexts } from './product-texts'
import { PurchaseForm } from './purchase-form'
import './product-page.css'

/** On narrow screens the details are below the picture, see product-page.css. */
const PICTURE_SIZES = '(width < 768px) 92vw, 560px'

function variablesFor(id = '') {
  return { id, related: RELATED_PRODUCTS }
}

export function loader({ params, context }: LoaderArgs) {
  return context.query({ query: ProductDetailsDocument, variables: variablesFor(params.id) })
}

export function Component() {
  const t = useText()
  const { id } = useParams()
  const { data, failed, retry } = useProductDetailsQuery(variablesFor(id))
  if (data?.product === null) return <ProductNotFound />
  return (
    <div className="page wrap">
      {!data && !failed && <ProductPageSkeleton />}
      {failed && <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />}
      {data?.product && (
        <ProductDetails
          key={id}
          product={data.product}
          related={data.product.related}
          rates={data.deliveryRates}
        />
      )}
    </div>
  )
}

/** See https://schema.org/ItemAvailability. */
function availability(quantityAvailable: number | null): string {
  if (quantityAvailable === null) return 'InStock'
  return quantityAvailable === 0 ? 'OutOfStock' : 'LimitedAvailability'
}

interface ProductDetailsProps {
  readonly product: Omit<NonNullable<ProductDetailsQuery['product']>, 'related'>
  readonly related: readonly ProductCardFragment[]
  readonly rates: ProductDetailsQuery['deliveryRates']
}

function ProductDetails({ product, related, rates }: ProductDetailsProps) {
  const t = useText()
  const format = useFormatPounds()
  const { publicUrl } = usePageContext()
  const pageUrl = usePublicUrl()
  const {
    id,
    name,
    originalName,
    price,
    imageUrl,
    quantityAvailable,
    unitPrice,
    attributes,
    content,
  } = product
  const path = `/productdetails/${id}`
  const category = mainCategory(originalName)
  const description = content.summary ?? t('product.description', { name, price: format(price) })
  const crumbs = category ? categoryTrail(category) : []
  return (
    <>
      <PageHead
        title={name}
        description={description}
        path={path}
        imageUrl={imageUrl}
        type="product"
      />
      <StructuredData
        data={{
          '@type': 'Product',
          name,
          description,
          image: parseUrl(imageUrl, publicUrl)?.href,
          sku: id,
          offers: {
            '@type': 'Offer',
            url: pageUrl(path),
            price: price.toFixed(2),
            priceCurrency: 'EGP',
            availability: `https://schema.org/${availability(quantityAvailable)}`,
          },
        }}
      />
      <Breadcrumb
        crumbs={[
          ...crumbs.map((entry) => ({ title: t(entry.title), path: categoryPath(entry) })),
          { title: name, path },
        ]}
      />
      <div className="product">
        <div className="product__picture">
          <Picture src={imageUrl} alt={name} size={560} sizes={PICTURE_SIZES} priority />
        </div>
        <div className="product__details">
          <h1>
            <ProductName name={name} />
          </h1>
          <p className="product__price">
            <Price pounds={price} />
            {unitPrice && (
              <span className="product__unit-price">
                {t(`product.unitPrice.${unitPrice.per}`, { price: format(unitPrice.price) })}
              </span>
            )}
          </p>
          <StockNote quantityAvailable={quantityAvailable} />
          <PurchaseForm productId={id} quantityAvailable={quantityAvailable} />
          <ul className="product__promises">
            <li>
              <Icon name="truck" /> {t('product.delivery')}
            </li>
            <li>
              <Icon name="cash" /> {t('product.cash')}
            </li>
          </ul>
          <ProductDelivery rates={rates} />
        </div>
      </div>
      <ProductTexts content={content}>
        <ProductAttributes attributes={attributes} />
      </ProductTexts>
      {related.length > 0 && (
        <section className="related">
          <h2>{t('product.related')}</h2>
          <ProductGrid products={related} className="product-grid--row" />
        </section>
      )}
    </>
  )
}
