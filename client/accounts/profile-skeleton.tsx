import { useText } from '../lib/text'
import { Skeleton } from '../ui/skeleton'

const FACTS = ['name', 'email', 'mobile']
const ORDERS = ['newest', 'older']

/** The place of the profile while it is being loaded. */
export function ProfileSkeleton() {
  const t = useText()
  return (
    <div className="profile" aria-busy="true">
      <p className="visually-hidden">{t('profile.loading')}</p>
      <div className="card profile__details">
        <Skeleton inlineSize="9rem" blockSize="1.65rem" />
        <dl>
          {FACTS.map((fact) => (
            <Skeleton key={fact} inlineSize="80%" blockSize="2.75rem" />
          ))}
        </dl>
      </div>
      <div className="profile__orders">
        <Skeleton inlineSize="9rem" blockSize="1.65rem" />
        <div className="orders">
          {ORDERS.map((order) => (
            <Skeleton key={order} className="orders__skeleton" blockSize="17rem" />
          ))}
        </div>
      </div>
    </div>
  )
}
