import { type FormEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits'
import type { Pounds } from '#domain/money/units'
import { addFailureText } from '../../accounts/add-to-cart/add-failure-text'
import { useAddToCart } from '../../accounts/add-to-cart/use-add-to-cart'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { checkoutPath } from '../../platform/routing/checkout-path'
import { useText } from '../../platform/texts/text'

/** The state that the purchase form and the bar on phones share: both order the same quantity. */
export interface Purchase {
  /** The form's id, so that a button outside it can submit it. */
  readonly formId: string
  readonly quantity: number
  readonly maxQuantity: number
  readonly isSoldOut: boolean
  readonly isAdding: boolean
  setQuantity(quantity: number): void
  submit(event: FormEvent): void
  /** The path of the checkout of this product alone. */
  readonly checkoutPath: string
  /** Goes there. */
  orderNow(): void
}

interface PurchasedProduct {
  readonly id: string
  readonly price: Pounds
  /** The remaining stock, if it is low. */
  readonly quantityAvailable: number | null
}

/**
 * The quantity of a product, and adding it to the cart. That of a visitor is kept in the browser; one that stores nothing
 * sends them to the login page.
 */
export function usePurchase({ id, price, quantityAvailable }: PurchasedProduct): Purchase {
  const t = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const formId = useId()
  const maxQuantity = quantityAvailable ?? MAX_QUANTITY
  const [chosen, setQuantity] = useState(MIN_QUANTITY)
  // Another size may have fewer.
  const quantity = Math.max(MIN_QUANTITY, Math.min(chosen, maxQuantity))
  const path = checkoutPath({ productId: id, quantity })
  const { addToCart, isAdding } = useAddToCart()
  const isLeaving = useRef(false)

  async function add(): Promise<void> {
    if (isAdding) return
    const outcome = await addToCart(id, quantity, price)
    if (outcome.kind === 'added') {
      notifySuccess(t('cart.itemAdded'))
    } else if (outcome.kind === 'notSignedIn') {
      const logIn = () => void navigate('/login', { state: { from: pathname } })
      import('../../accounts/add-to-cart/offer-cart')
        .then(({ offerCart }) => offerCart(t, logIn))
        // Without a connection there is no script that knows more.
        .catch(() => notifySuccess(t('cart.itemAdded')))
    } else if (outcome.kind === 'failed') {
      notifyError(addFailureText(t, outcome.reason))
    }
  }

  return {
    formId,
    quantity,
    maxQuantity,
    isSoldOut: quantityAvailable === 0,
    isAdding,
    setQuantity,
    submit: (event) => {
      event.preventDefault()
      void add()
    },
    checkoutPath: path,
    orderNow: () => {
      // A second click would add a second entry to the history.
      if (isLeaving.current) return
      isLeaving.current = true
      void navigate(path)
    },
  }
}
