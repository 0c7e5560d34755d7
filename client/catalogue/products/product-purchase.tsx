import type { RefObject } from 'react'
import { ALTERNATIVES_BESIDE } from '#domain/limits'
import { LOCALE_SETTINGS } from '#domain/messages/locale'
import type { ProductDetailsQuery } from '../../platform/gql/products'
import { usePublicUrl } from '../../platform/page/page-context'
import { useLocale, useText } from '../../platform/texts/text'
import { Icon } from '../../platform/ui/icon'
import { ProductPrice } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import { Rating } from '../../platform/ui/rating'
import { StockNote } from '../../platform/ui/stock-note'
import { OrderPromises } from '../../shop/delivery/order-promises'
import { ProductDelivery } from '../../shop/delivery/product-delivery'
import { TellWhenBack } from '../back-in-stock/tell-when-back'
import { Alternatives } from './alternatives'
import { FavouriteButton } from './favourite-button'
import { ProductSizes } from './product-sizes'
import { PurchaseForm } from './purchase-form'
import { ShareButton } from './share-button'
import { SizeGuide } from './size-guide'
import { UnitPrice } from './unit-price'
import type { Purchase } from './use-purchase'
import './product-purchase.css'

interface ProductPurchaseProps {
  readonly product: NonNullable<ProductDetailsQuery['product']>
  readonly rates: ProductDetailsQuery['deliveryRates']
  readonly purchase: Purchase
  /** The button that adds it to the cart. */
  readonly addButton: RefObject<HTMLButtonElement | null>
}

/** Everything that a shopper bases a decision on: name, price, stock, quantity, promises and delivery. */
export function ProductPurchase({ product, rates, purchase, addButton }: ProductPurchaseProps) {
  const t = useText()
  const { name, quantityAvailable } = product
  const path = `/productdetails/${product.id}`
  return (
    <div className="product__purchase">
      <div className="product__title">
        <h1>
          <ProductName name={name} />
        </h1>
        <FavouriteButton key={product.id} productId={product.id} />
      </div>
      {product.sizesRating && (
        <a className="product__rating" href="#reviews">
          <Rating rating={product.sizesRating} />
        </a>
      )}
      <p className="product__price">
        <ProductPrice product={product} />
        <UnitPrice unitPrice={product.unitPrice} />
      </p>
      {quantityAvailable === null ? (
        <p className="product__in-stock">
          <Icon name="check" /> {t('product.inStock')}
        </p>
      ) : (
        <StockNote quantityAvailable={quantityAvailable} />
      )}
      {product.expiresOn && <BestBefore day={product.expiresOn} />}
      <ProductSizes id={product.id} sizes={product.sizes} />
      {product.content.sizeChart && <SizeGuide chart={product.content.sizeChart} name={name} />}
      <PurchaseForm purchase={purchase} addButton={addButton} />
      {purchase.isSoldOut && <TellWhenBack key={product.id} productId={product.id} />}
      {purchase.isSoldOut && (
        <Alternatives products={product.alternatives.slice(0, ALTERNATIVES_BESIDE)} />
      )}
      <OrderPromises about={`${name}\n${usePublicUrl()(path)}`} />
      <ShareButton name={name} path={path} />
      <ul className="product__promises">
        <li>
          <Icon name="truck" />
          <div>
            <b>{t('product.delivery')}</b>
            <p>{t('home.promiseDeliveryText')}</p>
          </div>
        </li>
        <li>
          <Icon name="cash" />
          <div>
            <b>{t('product.cash')}</b>
            <p>{t('home.promiseCashText')}</p>
          </div>
        </li>
      </ul>
      <ProductDelivery rates={rates} />
    </div>
  )
}

/** The month until which the unit that an order gets keeps. */
function BestBefore({ day }: { readonly day: string }) {
  const t = useText()
  const { intl } = LOCALE_SETTINGS[useLocale()]
  const month = new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <p className="product__best-before">
      {t('product.bestBefore', { month: month.format(new Date(day)) })}
    </p>
  )
}
