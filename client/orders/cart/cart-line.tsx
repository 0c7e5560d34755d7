import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { MAX_QUANTITY } from '#domain/limits'
import type { CartDetailsFragment } from '../../platform/gql/cart'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import { Picture } from '../../platform/ui/picture'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import { QuantityStepper } from '../../platform/ui/quantity-stepper'
import { StockNote } from '../../platform/ui/stock-note'
import { PriceChange } from './price-change'
import './cart-line.css'

interface CartLineProps {
  readonly line: CartDetailsFragment['lines'][number]
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
  readonly removeButton: Ref<HTMLButtonElement>
}

export function CartLine({ line, onQuantity, onRemove, removeButton }: CartLineProps) {
  const t = useText()
  const format = useFormatPounds()
  const { product, quantity, total, earlierPrice } = line
  return (
    <li className="cart-line">
      <div className="cart-line__picture">
        <Picture src={product.imageUrl} alt="" size={96} />
      </div>
      <div className="cart-line__product">
        <Link className="cart-line__name" to={`/productdetails/${product.id}`}>
          <ProductName name={product.name} />
        </Link>
        <p className="cart-line__each">{t('cart.each', { price: format(product.price) })}</p>
        <PriceChange earlierPrice={earlierPrice} price={product.price} />
        <StockNote quantityAvailable={product.quantityAvailable} />
      </div>
      <div className="cart-line__quantity">
        <QuantityStepper
          value={quantity}
          max={product.quantityAvailable ?? MAX_QUANTITY}
          disabled={product.quantityAvailable === 0}
          onChange={onQuantity}
          productName={product.name}
        />
      </div>
      <p className="cart-line__total">
        <Price pounds={total} />
      </p>
      <Button
        ref={removeButton}
        variant="quiet"
        className="cart-line__remove"
        aria-label={t('cart.removeNamed', { name: product.name })}
        onClick={onRemove}
      >
        <Icon name="trash" />
        {t('cart.remove')}
      </Button>
    </li>
  )
}
