import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router-dom'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { FormAlert } from '../../platform/forms/form-alert'
import { useDriverRoundQuery } from '../../platform/gql/drivers'
import { PageHead } from '../../platform/page/page-head'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { NeedsScripts } from '../../platform/ui/needs-scripts'
import { Skeleton } from '../../platform/ui/skeleton'
import { DriverRound } from './driver-round'

/** The shop rarely changes an order, so the phone need not poll more often. */
const REFRESH_MILLISECONDS = 60_000

/** Where a driver sees the parcels with a link, without an account. */
export function Component() {
  const t = useText()
  const { token = '' } = useParams()
  return (
    <div className="page wrap">
      <PageHead title={t('drive.title')} />
      <div className="drive">
        <LoadRound key={token} token={token} />
      </div>
    </div>
  )
}

function LoadRound({ token }: { readonly token: string }) {
  const t = useText()
  const { data, error, refetch } = useDriverRoundQuery({
    variables: { token },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MILLISECONDS,
    skipPollAttempt: () => document.hidden,
  })
  useOnReturn(() => refetchSilently(refetch))
  const round = data?.driverRound
  if (round) {
    return (
      <>
        <FormAlert>{error && t('drive.refreshFailed')}</FormAlert>
        <DriverRound round={round} token={token} onOutdated={() => refetch()} />
      </>
    )
  }
  if (error) return <LoadFailed title={t('drive.loadFailed')} onRetry={refetch} />
  if (round === null) {
    return <EmptyState isPage title={t('drive.wrongLink.title')} text={t('drive.wrongLink.text')} />
  }
  return (
    <NeedsScripts>
      <h1 className="page-title">{t('drive.title')}</h1>
      <Skeleton className="card" blockSize="30rem" />
    </NeedsScripts>
  )
}

/** When the driver comes back to the page, such as after a call. */
function useOnReturn(read: () => void): void {
  const onChange = useEffectEvent(() => {
    if (!document.hidden) read()
  })
  useEffect(() => {
    const listener = () => onChange()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
}
