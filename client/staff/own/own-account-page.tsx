import { AccountSecurity } from '../../accounts/account-security'
import { AdminFrame } from '../../admin/admin-frame'
import { refetchSilently } from '../../api/refetch-silently'
import { useAccountSecurityQuery } from '../../gql/staff-own'
import { PushNotifications } from '../../push/push-notifications'
import { useText } from '../../texts/text'
import { LoadFailed } from '../../ui/load-failed'
import { Skeleton } from '../../ui/skeleton'
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
