import { usePrepaymentSumsQuery } from '../../platform/gql/cash'
import { useText } from '../../platform/texts/text'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Price } from '../../platform/ui/price'
import '../../platform/admin/table.css'

interface PrepaymentSumsProps {
  /** Days such as 2026-11-21; empty for no limit. */
  readonly from: string
  readonly to: string
}

/** Totals of prepayments in a period, by method. */
export function PrepaymentSums({ from, to }: PrepaymentSumsProps) {
  const t = useText()
  const isPeriod = !(from && to) || from <= to
  const { data, previousData, error, refetch } = usePrepaymentSumsQuery({
    variables: { from: from || null, to: to || null },
    fetchPolicy: 'cache-and-network',
    skip: !isPeriod,
  })
  const sums = (data ?? previousData)?.prepaymentSums
  if (!sums && error) {
    return <LoadFailed title={t('cash.loadFailed')} onRetry={() => void refetch()} />
  }
  if (!sums || !isPeriod) return null
  if (sums.length === 0) return <p>{t('cash.prepaid.none')}</p>
  return (
    <div className="table-region">
      <table className="table">
        <caption>{t('cash.prepaid')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('orders.method')}</th>
            <th scope="col">{t('cash.prepaid.count')}</th>
            <th scope="col">{t('cash.prepaid.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ method, count, amount }) => (
            <tr key={method}>
              <th scope="row">
                {method ? t(`orders.method.${method}`) : t('cash.prepaid.unknown')}
              </th>
              <td>{count}</td>
              <td>
                <Price pounds={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
