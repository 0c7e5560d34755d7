import { useText } from '../../platform/texts/text'
import { Skeleton } from '../../platform/ui/skeleton'
import './product-gallery.css'
import './product-page.css'
import './product-purchase.css'

/** The product page's placeholder while it loads. */
export function ProductPageSkeleton() {
  const t = useText()
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('catalogue.loading')}</p>
      <Skeleton className="product-skeleton__breadcrumb" inlineSize="min(20rem, 80%)" />
      <div className="product">
        <div className="product-gallery">
          <div className="product-gallery__stage">
            <div className="product-gallery__picture">
              <Skeleton className="picture" />
            </div>
          </div>
        </div>
        <div className="product__purchase">
          <Skeleton inlineSize="90%" blockSize="2.5rem" />
          <Skeleton inlineSize="9rem" blockSize="2.25rem" />
          <Skeleton inlineSize="min(24rem, 100%)" blockSize="3.25rem" />
        </div>
      </div>
    </div>
  )
}
