import { useText } from '../../platform/texts/text'
import { Skeleton } from '../../platform/ui/skeleton'
import '../cart/summary.css'
import './checkout-form.css'

const FIELDS = ['governorate', 'area', 'street', 'phone']

/** The checkout's placeholder while the cart loads. */
export function CheckoutSkeleton() {
  const t = useText()
  return (
    <div className="checkout" aria-busy="true">
      <p className="visually-hidden">{t('checkout.loading')}</p>
      <div className="checkout__details">
        <div className="card form">
          <Skeleton inlineSize="min(14rem, 80%)" blockSize="1.65rem" />
          {FIELDS.map((field) => (
            <div className="field" key={field}>
              <Skeleton inlineSize="4rem" blockSize="1.4rem" />
              <Skeleton inlineSize="100%" blockSize="3rem" />
            </div>
          ))}
        </div>
        <div className="card checkout__payment">
          <Skeleton inlineSize="7rem" blockSize="1.65rem" />
          <Skeleton inlineSize="min(26rem, 100%)" blockSize="1.5rem" />
        </div>
      </div>
      <div className="card summary">
        <Skeleton inlineSize="8rem" blockSize="1.65rem" />
        <Skeleton inlineSize="100%" blockSize="3rem" />
        <Skeleton inlineSize="100%" blockSize="3rem" />
        <Skeleton inlineSize="100%" blockSize="2.25rem" />
        <Skeleton inlineSize="100%" blockSize="2.75rem" />
      </div>
    </div>
  )
}
