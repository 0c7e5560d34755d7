import { Skeleton } from '../../platform/ui/skeleton'
import './order-card.css'
import './order-facts.css'

/** An order's placeholder while it loads. */
export function OrderCardSkeleton() {
  return (
    <div className="card order">
      <div className="order__head">
        <div>
          <Skeleton className="order__heading" inlineSize="6rem" blockSize="1.375rem" />
          <Skeleton inlineSize="13rem" blockSize="1.25rem" />
        </div>
        <Skeleton inlineSize="6.5rem" blockSize="2rem" />
      </div>
      <div>
        <Skeleton inlineSize="min(18rem, 100%)" blockSize="1.5rem" />
        <Skeleton className="order__heading" inlineSize="7rem" blockSize="1.25rem" />
      </div>
      <div className="order__facts">
        <Skeleton inlineSize="min(18rem, 60%)" blockSize="2.75rem" />
        <Skeleton className="order__total" inlineSize="6rem" blockSize="2.75rem" />
      </div>
      <Skeleton inlineSize="5rem" blockSize="2.75rem" />
    </div>
  )
}
