import { AccountSecurity } from '../../accounts/accounts/account-security'
import { NoPassword } from '../../accounts/accounts/no-password'
import { OwnData } from '../../accounts/accounts/own-data'
import { ProfileDetails } from '../../accounts/accounts/profile-details'
import { SavedAddresses } from '../../accounts/addresses/saved-addresses'
import { fetchFailedText } from '../../orders/orders/fetch-failed-text'
import { OwnOrders } from '../../orders/orders/own-orders'
import { useOwnOrders } from '../../orders/orders/use-own-orders'
import { useMeQuery } from '../../platform/gql/accounts'
import { PageHead } from '../../platform/page/page-head'
import { RequireSession } from '../../platform/routing/require-session'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { LoadFailed } from '../../platform/ui/load-failed'
import { ProfileSkeleton } from './profile-skeleton'
import './profile-page.css'

export function Component() {
  const t = useText()
  return (
    <div className="page wrap">
      <PageHead title={t('profile.title')} />
      <h1 className="page-title">{t('profile.title')}</h1>
      <RequireSession placeholder={<ProfileSkeleton />} notice="profile.noToken">
        <Profile />
      </RequireSession>
    </div>
  )
}

function Profile() {
  const t = useText()
  const me = useMeQuery()
  const { orders, error: ordersError, refetch, nextPage } = useOwnOrders()
  const user = me.data?.me
  const error = (!user && me.error) || (!orders && ordersError)
  // Without an account there is nothing to wait for.
  const isNobody = me.data?.me === null
  if (error || isNobody) {
    return (
      <LoadFailed
        title={error ? fetchFailedText(t, error) : t('profile.unableToFetch')}
        onRetry={() => Promise.allSettled([me.refetch(), refetch()])}
      />
    )
  }
  if (!user || !orders) return <ProfileSkeleton />
  return (
    <div className="profile">
      <ProfileDetails user={user} />
      <section className="profile__orders" aria-labelledby="your-orders">
        <h2 id="your-orders">{t('profile.orders')}</h2>
        <OwnOrders orders={orders} nextPage={nextPage} />
      </section>
      <div className="profile__settings">
        <ButtonLink variant="secondary" to="/favourites">
          {t('profile.favourites')}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/pets">
          {t('profile.pets')}
        </ButtonLink>
        <SavedAddresses />
        {user.canSignIn ? <AccountSecurity /> : <NoPassword email={user.email} />}
        <OwnData hasPassword={user.canSignIn} />
      </div>
    </div>
  )
}
