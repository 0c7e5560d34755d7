import { type RefObject, useEffect, useState } from 'react'
import type { Pounds } from '#domain/money/units'
import { sizeInName } from '#domain/products/size-in-name'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import { Price } from '../../platform/ui/price'
import { StockNote } from '../../platform/ui/stock-note'
import type { Purchase } from './use-purchase'
import './purchase-bar.css'

/** The header covers this much at the top. */
const VISIBLE_AREA = '-112px 0px 0px'

/** Nearly all of the button, since ratios are rounded. */
const IN_VIEW = 0.95

/** Whether an element is in view; false before hydration. */
function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => setIsInView((entries.at(-1)?.intersectionRatio ?? 0) >= IN_VIEW),
      { rootMargin: VISIBLE_AREA, threshold: IN_VIEW },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}

interface PurchaseBarProps {
  readonly name: string
  readonly price: Pounds
  readonly purchase: Purchase
  /** While it is in view, the bar is hidden. */
  readonly addButton: RefObject<HTMLButtonElement | null>
}

/**
 * Size, price, “Add to cart” and “Order now” at the bottom of a phone's screen while the form's button is out of view. It keeps
 * its place at the end of the page, so that nothing moves when it shows or hides.
 */
export function PurchaseBar({ name, price, purchase, addButton }: PurchaseBarProps) {
  const t = useText()
  const isHidden = useIsInView(addButton)
  const { formId, quantity, isSoldOut, isAdding } = purchase
  return (
    <section
      className="purchase-bar"
      aria-label={t('product.buy')}
      data-shown={!isHidden || undefined}
    >
      <div className="purchase-bar__product">
        <bdi className="purchase-bar__name">{sizeInName(name) ?? name}</bdi>
        <p className="purchase-bar__price">
          <Price pounds={price} />
          {quantity > 1 && (
            <span className="purchase-bar__quantity">
              {t('product.chosenQuantity', { quantity })}
            </span>
          )}
        </p>
      </div>
      {isSoldOut ? (
        <StockNote quantityAvailable={0} />
      ) : (
        <>
          <SubmitButton
            variant="icon"
            form={formId}
            busy={isAdding}
            aria-label={isAdding ? t('product.adding') : t('product.addToCart')}
          >
            <Icon name="cartAdd" />
          </SubmitButton>
          <Button busy={isAdding} data-page={purchase.checkoutPath} onClick={purchase.orderNow}>
            {t('product.orderNow')}
          </Button>
        </>
      )}
    </section>
  )
}
