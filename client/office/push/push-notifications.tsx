import { useEffect, useState } from 'react'
import { useDeskRole } from '../../platform/admin/use-admin-token'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { usePushSettingsQuery } from '../../platform/gql/push'
import { useText } from '../../platform/texts/text'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { findEndpoint } from './browser-push'
import { DeviceForm } from './device-form'
import { DeviceList } from './device-list'
import { OpenPageAlerts } from './open-page-alerts'
import { QuietHoursForm } from './quiet-hours-form'
import './push.css'

/** Push notifications of a member of staff: the kinds, the devices and the times. */
export function PushNotifications() {
  const t = useText()
  const role = useDeskRole()
  const [endpoint, setEndpoint] = useState<string>()
  const { data, error, refetch } = usePushSettingsQuery({ fetchPolicy: 'cache-and-network' })

  async function reload(): Promise<void> {
    setEndpoint(await findEndpoint())
    refetchSilently(refetch)
  }

  useEffect(() => {
    void findEndpoint().then(setEndpoint)
  }, [])

  if (!data && error) {
    return <LoadFailed title={t('push.loadFailed')} onRetry={() => void reload()} />
  }
  if (!data || !role) return <Skeleton className="card" blockSize="16rem" />
  const { publicKey, devices, quietHours } = data.pushSettings
  const own = devices.find((device) => device.endpoint === endpoint)
  return (
    <>
      <section className="card push" aria-labelledby="push">
        <h2 id="push">{t('push.title')}</h2>
        <p>{t('push.about')}</p>
        <DeviceForm
          key={own?.id}
          role={role}
          publicKey={publicKey}
          kinds={own?.kinds}
          onSaved={() => void reload()}
        />
        <DeviceList devices={devices} ownId={own?.id} onChanged={() => void reload()} />
        <QuietHoursForm hours={quietHours ?? null} onSaved={() => void reload()} />
      </section>
      <OpenPageAlerts />
    </>
  )
}
