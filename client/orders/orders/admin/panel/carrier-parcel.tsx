import { CARRIER_NAMES } from '#domain/couriers/carriers'
import { refetchSilently } from '../../../../platform/api/refetch-silently'
import {
  type Outcome,
  type Refusable,
  reportOutcome,
} from '../../../../platform/api/report-outcome'
import {
  type AdminOrderQuery,
  type CarrierShipmentQuery,
  useAskCarrierMutation,
  useCarrierShipmentQuery,
  useFetchCarrierLabelMutation,
  useRetryCarrierShipmentMutation,
} from '../../../../platform/gql/orders-admin'
import { downloadFile } from '../../../../platform/lib/download-file'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { Button } from '../../../../platform/ui/button'
import { useRefetchOnOrderEvents } from '../use-order-event-batches'
import { ParcelReports } from './parcel-reports'

type Parcel = NonNullable<CarrierShipmentQuery['carrierShipment']>

interface ParcelAndReportsProps {
  readonly order: NonNullable<AdminOrderQuery['adminOrder']>
  readonly reload: () => void
}

interface CarrierParcelProps {
  readonly orderId: string
  readonly reload: () => void
}

/** The parcel at a company whose API the shop uses, and open questions about its reports; renders nothing for other couriers. */
export function CarrierParcel({ order, reload: reloadOrder }: ParcelAndReportsProps) {
  const { id: orderId } = order
  const { data, refetch } = useCarrierShipmentQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  })
  useRefetchOnOrderEvents(refetch, orderId)
  function reload(): void {
    refetchSilently(refetch)
    reloadOrder()
  }
  if (!data) return null
  const { carrierShipment: parcel, parcelReports: reports } = data
  return (
    <>
      <ParcelReports order={order} reports={reports} reload={reload} />
      {parcel?.createdAt && <CreatedParcel orderId={orderId} parcel={parcel} reload={reload} />}
      {parcel && !parcel.createdAt && (
        <ParcelToCreate orderId={orderId} parcel={parcel} reload={reload} />
      )}
    </>
  )
}

interface ParcelProps extends CarrierParcelProps {
  readonly parcel: Parcel
}

/** Says what came of a mutation, then reads the parcel again, also if it is not known. */
function useRequest(reload: () => void) {
  const t = useText()
  return async <Result extends Refusable>(
    outcome: Outcome<Result>,
    done?: string,
  ): Promise<Result | undefined> => {
    const result = await reportOutcome(outcome, { done, failed: t('orders.actFailed') })
    reload()
    return result
  }
}

function ParcelToCreate({ orderId, parcel, reload }: ParcelProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const request = useRequest(reload)
  const [retry, { loading }] = useRetryCarrierShipmentMutation()
  const { message, nextAttemptAt, isTakenBack } = parcel
  const carrier = CARRIER_NAMES[carrierOf(parcel)]
  const run = useSingleFlight(async () => {
    await request(retry({ variables: { id: orderId } }))
  })
  if (isTakenBack) return null
  if (!message)
    return <p className="order-panel__hint">{t('orders.carrier.creating', { carrier })}</p>
  return (
    <>
      <div role="alert">
        <p>
          {t('orders.carrier.notCreated', { carrier })} <bdi>{message}</bdi>
        </p>
        {nextAttemptAt && (
          <p className="order-panel__hint">
            {t('orders.carrier.nextTry', { time: formatDate(nextAttemptAt) })}
          </p>
        )}
      </div>
      <div className="order-panel__acts">
        <Button variant="secondary" busy={loading} onClick={() => void run()}>
          {t('orders.carrier.retry')}
        </Button>
      </div>
    </>
  )
}

function CreatedParcel({ orderId, parcel, reload }: ParcelProps) {
  const t = useText()
  const request = useRequest(reload)
  const [askCarrier, asking] = useAskCarrierMutation()
  const [fetchLabel, fetching] = useFetchCarrierLabelMutation()
  const { trackingNumber, isTakenBack } = parcel
  const carrier = CARRIER_NAMES[carrierOf(parcel)]
  const variables = { id: orderId }

  const ask = useSingleFlight(async () => {
    await request(askCarrier({ variables }), t('orders.carrier.asked', { carrier }))
  })
  const download = useSingleFlight(async () => {
    const label = await request(fetchLabel({ variables }))
    if (label?.pdf) downloadFile(toPdf(label.pdf), `${trackingNumber ?? orderId}.pdf`)
  })

  return (
    <>
      {isTakenBack && (
        <p className="order-panel__hint">
          {t('orders.carrier.takenBack', { carrier, number: trackingNumber ?? '' })}
        </p>
      )}
      <div className="order-panel__acts">
        <Button variant="secondary" busy={asking.loading} onClick={() => void ask()}>
          {t('orders.carrier.ask')}
        </Button>
        <Button variant="secondary" busy={fetching.loading} onClick={() => void download()}>
          {t('orders.carrier.label')}
        </Button>
      </div>
    </>
  )
}

const carrierOf = ({ carrier }: Parcel) => carrier.toLowerCase() as Lowercase<typeof carrier>

function toPdf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
