import { OrderCardSkeleton } from '../../orders/orders/order-card-skeleton'
import { useText } from '../../platform/texts/text'
import { Skeleton } from '../../platform/ui/skeleton'
import '../../orders/orders/orders.css'

const FACTS = ['name', 'email', 'mobile']
const CARDS = [
  { card: 'security', blockSize: '12.5rem' },
  { card: 'data', blockSize: '16.5rem' },
]
const ORDERS = ['newest', 'older']

/** The profile's placeholder while it loads. */
export function ProfileSkeleton() {
  const t = useText()
  return (
    <div className="profile" aria-busy="true">
      <p className="visually-hidden">{t('profile.loading')}</p>
      <div className="card profile__details">
        <Skeleton className="profile__heading" inlineSize="9rem" blockSize="1.65rem" />
        <div className="profile__facts">
          {FACTS.map((fact) => (
            <Skeleton key={fact} inlineSize="80%" blockSize="2.75rem" />
          ))}
        </div>
        <Skeleton inlineSize="7rem" blockSize="2.75rem" />
      </div>
      <div className="profile__orders">
        <Skeleton className="profile__heading" inlineSize="9rem" blockSize="1.65rem" />
        <div className="orders">
          {ORDERS.map((order) => (
            <OrderCardSkeleton key={order} />
          ))}
        </div>
      </div>
      <div className="profile__settings">
        {CARDS.map(({ card, blockSize }) => (
          <Skeleton key={card} className="card" blockSize={blockSize} />
        ))}
      </div>
    </div>
  )
}
