import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  ALTERNATIVES_BESIDE,
  MAX_ALTERNATIVES,
  RELATED_PRODUCTS,
  REVIEWS_PAGE_SIZE,
} from '#domain/limits'
import {
  ProductDetailsDocument,
  type ProductDetailsQuery,
  useProductDetailsQuery,
} from '../../platform/gql/products'
import { usePageStatus } from '../../platform/page/page-context'
import { PageHead } from '../../platform/page/page-head'
import type { LoaderArgs } from '../../platform/routing/route'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { FoodSupplies } from '../food-supplies/food-supplies'
import { ProductQuestions } from '../questions/product-questions'
import { ProductReviews } from '../reviews/product-reviews'
import { namedFacts } from './named-facts'
import { ProductAttributes } from './product-attributes'
import { ProductGallery } from './product-gallery'
import { ProductGrid } from './product-grid'
import { ProductHead } from './product-head'
import { ProductPageSkeleton } from './product-page-skeleton'
import { ProductPurchase } from './product-purchase'
import { ProductTexts } from './product-texts'
import { PurchaseBar } from './purchase-bar'
import { RecentProducts } from './recent-products'
import { usePurchase } from './use-purchase'
import './product-page.css'
import './product-row.css'

function variablesFor(id = '') {
  return {
    id,
    related: RELATED_PRODUCTS,
    alternatives: MAX_ALTERNATIVES,
    reviews: REVIEWS_PAGE_SIZE,
  }
}

export function loader({ params, context }: LoaderArgs) {
  return context.query({ query: ProductDetailsDocument, variables: variablesFor(params.id) })
}

export function Component() {
  const t = useText()
  const { id } = useParams()
  const { data, failed, retry } = useProductDetailsQuery(variablesFor(id))
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  if (data?.product === null) return <ProductNotFound />
  // Until another size is there, this one stays, with the focus.
  const isSize = last?.product?.sizes.some((size) => size.id === id)
  const shown = data ?? (isSize && !failed ? last : undefined)
  return (
    <div className="page wrap">
      {!shown && !failed && <ProductPageSkeleton />}
      {failed && <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />}
      {shown?.product && (
        <ProductDetails
          key={familyOf(shown.product)}
          product={shown.product}
          rates={shown.deliveryRates}
        />
      )}
    </div>
  )
}

/** The same for all sizes of a product: what the shopper has focused stays when they choose another one. */
function familyOf({ id, sizes }: ProductDetailsProps['product']): string {
  return sizes.length > 1 ? sizes.map((size) => size.id).join() : id
}

interface ProductDetailsProps {
  readonly product: NonNullable<ProductDetailsQuery['product']>
  readonly rates: ProductDetailsQuery['deliveryRates']
}

function ProductDetails({ product, rates }: ProductDetailsProps) {
  const t = useText()
  const purchase = usePurchase(product)
  const addButton = useRef<HTMLButtonElement>(null)
  const { id, name, price, imageUrls, brandName, attributes, content } = product
  const { alternatives } = product
  // Of something sold out, nothing at random: a bed does not replace a flea shampoo.
  const related = purchase.isSoldOut ? alternatives.slice(ALTERNATIVES_BESIDE) : product.related
  const shownIds = [id, ...[...alternatives, ...related].map((other) => other.id)]
  return (
    <>
      <ProductHead product={product} rates={rates} />
      <div className="product">
        <ProductGallery key={id} name={name} imageUrls={imageUrls} texts={content.pictureTexts} />
        <ProductPurchase
          product={product}
          rates={rates}
          purchase={purchase}
          addButton={addButton}
        />
        <ProductTexts
          content={content}
          supplies={attributes.netUnit === 'G' && <FoodSupplies key={id} productId={id} />}
        >
          <ProductAttributes
            brandName={brandName}
            attributes={attributes}
            facts={namedFacts(content.facts)}
          />
        </ProductTexts>
      </div>
      <ProductReviews
        key={id}
        productId={id}
        rating={product.sizesRating}
        reviews={product.sizesReviews}
      />
      <ProductQuestions key={`questions of ${id}`} productId={id} questions={product.questions} />
      {related.length > 0 && (
        <section className="product-row related">
          <div className="product-row__head">
            <h2>{t('product.related')}</h2>
          </div>
          <ProductGrid products={related} className="product-grid--row" />
        </section>
      )}
      <RecentProducts productId={id} shownIds={shownIds} />
      <PurchaseBar name={name} price={price} purchase={purchase} addButton={addButton} />
    </>
  )
}

function ProductNotFound() {
  const t = useText()
  usePageStatus(404)
  return (
    <>
      <PageHead title={t('product.notFound')} />
      <EmptyState
        isPage
        art="not-found"
        title={t('product.notFound')}
        text={t('product.notFoundText')}
      >
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
      </EmptyState>
    </>
  )
}
