import { useCan } from '../../../../platform/admin/use-admin-token'
import { reportOutcome } from '../../../../platform/api/report-outcome'
import {
  type AdminOrderQuery,
  type CarrierShipmentQuery,
  useResolveParcelReportMutation,
} from '../../../../platform/gql/orders-admin'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { Button } from '../../../../platform/ui/button'
import { isPossible } from '../order-acts'
import { PartQuestion } from '../part-question'
import './parcel-reports.css'

const TITLES = {
  WHICH_PART: 'orders.reported.part',
  EARLIER_PARCEL: 'orders.reported.earlier',
  WHICH_ORDER: 'orders.reported.which',
} as const

type Report = CarrierShipmentQuery['parcelReports'][number]

interface ParcelReportsProps {
  readonly order: NonNullable<AdminOrderQuery['adminOrder']>
  readonly reports: readonly Report[]
  readonly reload: () => void
}

/** Reports of delivery companies on the parcels of an order that need a decision. */
export function ParcelReports({ order, reports, reload }: ParcelReportsProps) {
  if (reports.length === 0) return null
  return (
    <ul className="parcel-reports">
      {reports.map((report) => (
        <li key={report.id} className="parcel-reports__report">
          <ParcelReport order={order} report={report} reload={reload} />
        </li>
      ))}
    </ul>
  )
}

interface ParcelReportProps extends Pick<ParcelReportsProps, 'order' | 'reload'> {
  readonly report: Report
}

function ParcelReport({ order, report, reload }: ParcelReportProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const mayDecide = useCan('orders.ship')
  const mayDeliver = useCan('orders.deliver')
  const [resolve, { loading }] = useResolveParcelReportMutation()
  const { id, question, report: what, trackingNumber, collected, otherOrders, createdAt } = report
  const isPart = question === 'WHICH_PART'
  const canDeliver = isPart && mayDeliver && isPossible('deliver', order)

  const settle = useSingleFlight(async () => {
    await reportOutcome(resolve({ variables: { id } }), {
      done: t('orders.reported.settled'),
      failed: t('orders.actFailed'),
    })
    reload()
  })

  return (
    <>
      <p className="parcel-reports__title">{t(TITLES[question])}</p>
      <p className="order-panel__hint">
        {trackingNumber && (
          <>
            <bdi dir="ltr">{trackingNumber}</bdi>
            {' · '}
          </>
        )}
        {t(`orders.report.${what}`)}
        {' · '}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      {question === 'EARLIER_PARCEL' && <p>{t('orders.reported.earlierHint')}</p>}
      {question === 'WHICH_ORDER' && (
        <p>
          {t('orders.reported.whichHint', {
            count: otherOrders.length,
            orders: otherOrders.map((other) => `#${other.id}`).join(', '),
          })}
        </p>
      )}
      {canDeliver && <PartQuestion order={order} collected={collected} onDone={reload} />}
      {mayDecide && (
        <div className="order-panel__acts">
          <Button
            variant={isPart ? 'quiet' : 'secondary'}
            busy={loading}
            onClick={() => void settle()}
          >
            {isPart ? t('orders.reported.ignore') : t('orders.reported.done')}
          </Button>
        </div>
      )}
    </>
  )
}
