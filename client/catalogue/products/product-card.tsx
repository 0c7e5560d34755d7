import { memo, useId } from 'react'
import { Link } from 'react-router-dom'
import { addFailureText } from '../../accounts/add-to-cart/add-failure-text'
import { useAddToCart } from '../../accounts/add-to-cart/use-add-to-cart'
import type { ProductCardFragment } from '../../platform/gql/home'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import { Picture } from '../../platform/ui/picture'
import { ProductPrice } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import { Rating } from '../../platform/ui/rating'
import { StockNote } from '../../platform/ui/stock-note'
import { UnitPrice } from './unit-price'
import './product-card.css'

interface ProductCardProps {
  readonly product: ProductCardFragment
  /** Whether the card is in the page's first row. */
  readonly priority?: boolean
  /** One level below the heading of the list. */
  readonly heading?: 'h2' | 'h3'
}

// Memoized: a moving slider renders all of its slides again.
export const ProductCard = memo(function ProductCard({
  product,
  priority,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const t = useText()
  const nameId = useId()
  const { addToCart, isAdding } = useAddToCart()

  async function add(): Promise<void> {
    const outcome = await addToCart(product.id, 1, product.price)
    if (outcome.kind === 'added') notifySuccess(t('cart.added'))
    else if (outcome.kind === 'notSignedIn') {
      import('../../accounts/add-to-cart/offer-cart')
        .then(({ offerCart }) => offerCart(t))
        // Without a connection there is no script that knows more.
        .catch(() => notifySuccess(t('cart.added')))
    } else if (outcome.kind === 'failed') notifyError(addFailureText(t, outcome.reason))
  }

  return (
    <article className="product-card" aria-labelledby={nameId}>
      <Link className="product-card__link" to={`/productdetails/${product.id}`}>
        <span className="product-card__picture">
          <Picture src={product.imageUrl} alt="" size={240} priority={priority} />
          <StockNote quantityAvailable={product.quantityAvailable} />
        </span>
        <Heading className="product-card__heading">
          <ProductName className="product-card__name" id={nameId} name={product.name} />
        </Heading>
        {product.highlights.length > 0 && (
          <span className="product-card__chips">
            {product.highlights.map((highlight) => (
              <bdi key={highlight}>{highlight}</bdi>
            ))}
          </span>
        )}
      </Link>
      <Rating rating={product.rating} />
      <div className="product-card__foot">
        <div className="product-card__prices">
          <ProductPrice product={product} />
          <UnitPrice unitPrice={product.unitPrice} />
        </div>
        <Button
          variant="icon"
          busy={isAdding}
          disabled={product.quantityAvailable === 0}
          aria-label={t('product.addNamed', { name: product.name })}
          onClick={() => void add()}
        >
          <Icon name="cartAdd" />
        </Button>
      </div>
    </article>
  )
})
