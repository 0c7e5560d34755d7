import { useLocation } from 'react-router-dom'
import { useOpenStaffInvitationQuery } from '../../../platform/gql/staff-join'
import { useHydrated } from '../../../platform/lib/use-hydrated'
import { PageHead } from '../../../platform/page/page-head'
import { useText } from '../../../platform/texts/text'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { NeedsScripts } from '../../../platform/ui/needs-scripts'
import { Skeleton } from '../../../platform/ui/skeleton'
import { JoinStaffForm } from './join-staff-form'

/** Where somebody accepts the invitation of the owner, with the link of a mail. */
export function Component() {
  const t = useText()
  // Only browsers know the fragment of the link.
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  return (
    <div className="page wrap">
      <PageHead title={t('staff.joinTitle')} />
      <NeedsScripts>
        {isHydrated ? (
          <Invitation token={new URLSearchParams(hash.slice(1)).get('token') ?? ''} />
        ) : (
          <Skeleton className="card" blockSize="24rem" />
        )}
      </NeedsScripts>
    </div>
  )
}

function Invitation({ token }: { readonly token: string }) {
  const t = useText()
  const { data, error, refetch } = useOpenStaffInvitationQuery({
    variables: { token },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) return <LoadFailed title={t('staff.joinFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="24rem" />
  const { staffInvitation: invitation } = data
  if (!invitation) {
    return <EmptyState isPage title={t('staff.joinTitle')} text={t('staff.joinInvalid')} />
  }
  return <JoinStaffForm invitation={invitation} token={token} />
}
