import { deviceName } from '../../platform/admin/device-name'
import {
  type PushSettingsQuery,
  useRemovePushDeviceMutation,
  useSendTestPushMutation,
} from '../../platform/gql/push'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { forgetThisDevice } from './browser-push'

type Device = PushSettingsQuery['pushSettings']['devices'][number]

interface DeviceListProps {
  readonly devices: readonly Device[]
  /** This browser, if it is among them. */
  readonly ownId: string | undefined
  readonly onChanged: () => void
}

/** The devices that are notified, to try each and to remove those that are no longer used. */
export function DeviceList({ devices, ownId, onChanged }: DeviceListProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const [sendTest] = useSendTestPushMutation()
  const [remove] = useRemovePushDeviceMutation()
  const nameOf = ({ userAgent }: Device) => deviceName(userAgent) ?? t('ownAccount.unknownDevice')

  const run = useSingleFlight(async (act: () => Promise<string | undefined>, done: string) => {
    try {
      const problem = await act()
      if (problem === undefined) notifySuccess(done)
      else notifyError(problem)
      onChanged()
    } catch {
      notifyError(t('ownAccount.failed'))
    }
  })

  const test = ({ id }: Device) =>
    run(async () => {
      const { data } = await sendTest({ variables: { id } })
      return data?.result.userErrors[0]?.message
    }, t('push.testSent'))

  const end = ({ id }: Device) =>
    run(async () => {
      if (id === ownId) await forgetThisDevice()
      const { data } = await remove({ variables: { id } })
      return data?.result.userErrors[0]?.message
    }, t('push.removed'))

  return (
    <>
      <h3 id="push-devices">{t('push.devices')}</h3>
      {devices.length === 0 && <p>{t('push.none')}</p>}
      <ul className="push__devices" aria-labelledby="push-devices">
        {devices.map((device) => (
          <li key={device.id} className="push__device">
            <div>
              <strong>
                <bdi>{nameOf(device)}</bdi>
              </strong>
              {device.id === ownId && (
                <span className="push__current">{t('ownAccount.current')}</span>
              )}
              <p className="push__details">
                {t('ownAccount.since', { date: formatDate(device.createdAt) })}
              </p>
            </div>
            <div className="push__acts">
              <Button
                variant="secondary"
                aria-label={t('push.testOf', { device: nameOf(device) })}
                onClick={() => void test(device)}
              >
                {t('push.sendTest')}
              </Button>
              <Button
                variant="quiet"
                aria-label={t('push.removeOf', { device: nameOf(device) })}
                onClick={() => void end(device)}
              >
                {t('push.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
