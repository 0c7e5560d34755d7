import { AccountSecurity } from '../../accounts/accounts/account-security'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { useAccountSecurityQuery } from '../../platform/gql/own-account'
import { useText } from '../../platform/texts/text'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { PushNotifications } from '../push/push-notifications'
import { OwnSessions } from './own-sessions'
import { SecondFactor } from './second-factor'
import './own-account.css'

export function Component() {
  return (
    <AdminFrame title="ownAccount.title">
      <div className="own-account">
        <AccountSecurity />
        <Security />
        <PushNotifications />
      </div>
    </AdminFrame>
  )
}

/** The second step of signing in, and where somebody is signed in. */
function Security() {
  const t = useText()
  const { data, error, refetch } = useAccountSecurityQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)
  if (!data && error) return <LoadFailed title={t('ownAccount.loadFailed')} onRetry={reload} />
  if (!data) return <Skeleton className="card" blockSize="16rem" />
  const { secondFactor, sessions } = data.accountSecurity
  return (
    <>
      <SecondFactor factor={secondFactor} onChanged={reload} />
      <OwnSessions sessions={sessions} onChanged={reload} />
    </>
  )
}
