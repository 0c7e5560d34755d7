import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits'
import { addFailureText } from '../cart/add/add-failure-text'
import { useAddToCart } from '../cart/add/use-add-to-cart'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { QuantityStepper } from '../ui/quantity-stepper'
import { SubmitButton } from '../ui/submit-button'
import './purchase-form.css'

interface PurchaseFormProps {
  readonly productId: string
  /** The remaining stock, if it is low. */
  readonly quantityAvailable: number | null
}

/** Quantity, “Add to cart” and “Order now”; visitors are sent to the login page first. */
export function PurchaseForm({ productId, quantityAvailable }: PurchaseFormProps) {
  const t = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [quantity, setQuantity] = useState(MIN_QUANTITY)
  const { addToCart, isAdding } = useAddToCart()

  /** @param next is where to go then: a shopper who orders now goes to the checkout. */
  async function add(next?: string): Promise<void> {
    if (isAdding) return
    const outcome = await addToCart(productId, quantity, next)
    if (outcome.kind === 'added') {
      notifySuccess(t('product.added'))
      if (next) void navigate(next)
    } else if (outcome.kind === 'notSignedIn') {
      void navigate('/login', { state: { from: next ?? pathname } })
    } else if (outcome.kind === 'failed') {
      notifyError(addFailureText(t, outcome.reason))
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void add()
  }

  return (
    <form className="purchase" onSubmit={submit}>
      <QuantityStepper
        value={quantity}
        max={quantityAvailable ?? MAX_QUANTITY}
        disabled={quantityAvailable === 0}
        onChange={setQuantity}
      />
      <SubmitButton className="purchase__add" busy={isAdding || quantityAvailable === 0}>
        <Icon name="cartAdd" />
        {isAdding ? t('product.adding') : t('product.addToCart')}
      </SubmitButton>
      <Button
        variant="secondary"
        className="purchase__add"
        busy={isAdding || quantityAvailable === 0}
        onClick={() => void add('/checkout')}
      >
        {t('product.orderNow')}
      </Button>
    </form>
  )
}
