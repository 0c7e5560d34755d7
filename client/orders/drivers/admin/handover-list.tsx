import { Link } from 'react-router-dom'
import { PAGINATED, useNextPage } from '../../../platform/api/use-next-page'
import { useHandoversQuery } from '../../../platform/gql/drivers-admin'
import { notifyError } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { useFormatDate } from '../../../platform/texts/use-format-date'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { NextPageButton } from '../../../platform/ui/next-page-button'
import { Price } from '../../../platform/ui/price'
import { Skeleton } from '../../../platform/ui/skeleton'
import '../../../platform/admin/table.css'

/** Handovers to couriers, newest first, each with its sheet. */
export function HandoverList() {
  const t = useText()
  const formatDate = useFormatDate()
  const { data, error, refetch, fetchMore } = useHandoversQuery(PAGINATED)
  const nextPage = useNextPage(data?.handovers, fetchMore, () =>
    notifyError(t('handovers.listFailed')),
  )
  if (!data && error) return <LoadFailed title={t('handovers.listFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="12rem" />
  const { nodes } = data.handovers
  if (nodes.length === 0) return <EmptyState title={t('handovers.none')} />
  return (
    <section>
      <h2>{t('handovers.list')}</h2>
      <div className="card table-region">
        <table className="table">
          <caption className="visually-hidden">{t('handovers.list')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('handovers.number')}</th>
              <th scope="col">{t('orders.courier')}</th>
              <th scope="col">{t('handovers.time')}</th>
              <th scope="col">{t('admin.toCollect')}</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map(({ id, courierName, createdAt, parcelCount, due }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/adminhandovers/${id}`}>{t('handovers.sheet', { id })}</Link>
                </th>
                <td>
                  <bdi>{courierName}</bdi>, {t('paper.parcels', { count: parcelCount })}
                </td>
                <td>
                  <time dateTime={createdAt}>{formatDate(createdAt)}</time>
                </td>
                <td>
                  <Price pounds={due} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <NextPageButton nextPage={nextPage}>{t('handovers.more')}</NextPageButton>
    </section>
  )
}
