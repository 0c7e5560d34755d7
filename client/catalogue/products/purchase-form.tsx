import type { RefObject } from 'react'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import { QuantityStepper } from '../../platform/ui/quantity-stepper'
import type { Purchase } from './use-purchase'
import './purchase-form.css'

interface PurchaseFormProps {
  readonly purchase: Purchase
  readonly addButton: RefObject<HTMLButtonElement | null>
}

/** Quantity, “Add to cart” and “Order now”. */
export function PurchaseForm({ purchase, addButton }: PurchaseFormProps) {
  const t = useText()
  const { formId, quantity, maxQuantity, isSoldOut, isAdding } = purchase
  return (
    <form className="purchase" id={formId} onSubmit={purchase.submit}>
      <QuantityStepper
        value={quantity}
        max={maxQuantity}
        disabled={isSoldOut}
        onChange={purchase.setQuantity}
      />
      <SubmitButton ref={addButton} className="purchase__add" busy={isAdding} disabled={isSoldOut}>
        <Icon name="cartAdd" />
        {isAdding ? t('product.adding') : t('product.addToCart')}
      </SubmitButton>
      <Button
        variant="secondary"
        className="purchase__add purchase__order"
        busy={isAdding}
        disabled={isSoldOut}
        data-page={purchase.checkoutPath}
        onClick={purchase.orderNow}
      >
        {t('product.orderNow')}
      </Button>
    </form>
  )
}
