import { useParams } from 'react-router-dom'
import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { Allowed } from '../../../platform/admin/allowed'
import { type HandoverSheetQuery, useHandoverSheetQuery } from '../../../platform/gql/drivers-admin'
import { HandoverPaper } from '../../orders/admin/paper/handover-paper'
import '../../orders/admin/paper/paper.css'
import { usePrintFresh } from '../../orders/admin/use-print-fresh'
import '../../orders/printout.css'
import { useLocale, useText } from '../../../platform/texts/text'
import { Button, ButtonLink } from '../../../platform/ui/button'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'

type Sheet = NonNullable<HandoverSheetQuery['handoverSheet']>

export function Component() {
  const { id = '' } = useParams()
  return (
    <AdminFrame title="paper.handover">
      <LoadSheet key={id} id={id} />
    </AdminFrame>
  )
}

function LoadSheet({ id }: { readonly id: string }) {
  const t = useText()
  const { data, error, refetch } = useHandoverSheetQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) return <LoadFailed title={t('handovers.listFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="30rem" />
  if (!data.handoverSheet) {
    return (
      <EmptyState title={t('handovers.missing')}>
        <Allowed permission="orders.ship">
          <ButtonLink to="/adminhandovers">{t('handovers.title')}</ButtonLink>
        </Allowed>
      </EmptyState>
    )
  }
  return <PrintableSheet sheet={data.handoverSheet} reload={refetch} />
}

interface PrintableSheetProps {
  readonly sheet: Sheet
  /** Reads it again. */
  readonly reload: () => Promise<unknown>
}

/** A handover sheet to print and sign. */
function PrintableSheet({ sheet, reload }: PrintableSheetProps) {
  const t = useText()
  const locale = useLocale()
  const print = usePrintFresh(reload)
  const { id, courierName, createdAt, parcels } = sheet
  const rows = parcels.map(({ order, governorate, area, city, takenBackAt, ...parcel }) => ({
    ...parcel,
    orderId: order?.id ?? '',
    place: governorate
      ? [GOVERNORATE_NAMES[governorate][locale], area ?? ''].filter(Boolean)
      : [city],
    isTakenBack: takenBackAt !== null,
  }))
  return (
    <div className="paper">
      <div className="printout-actions">
        <Button onClick={() => void print()}>{t('admin.print')}</Button>
        <Allowed permission="orders.ship">
          <ButtonLink variant="secondary" to="/adminhandovers">
            {t('handovers.title')}
          </ButtonLink>
        </Allowed>
      </div>
      <HandoverPaper
        title={t('handovers.sheet', { id })}
        at={createdAt}
        courierName={courierName}
        rows={rows}
      />
    </div>
  )
}
