import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { refetchSilently } from '../../platform/api/refetch-silently'
import {
  type CourierBalancesQuery,
  useCourierBalancesQuery,
  useSettlementsQuery,
} from '../../platform/gql/cash'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Price } from '../../platform/ui/price'
import { Skeleton } from '../../platform/ui/skeleton'
import { BalanceLines } from './balance-lines'
import { LedgerExport } from './ledger-export'
import { SettlementForm } from './settlement-form'
import { SettlementLines } from './settlement-lines'
import '../../platform/admin/table.css'
import './cash-page.css'

type Balance = CourierBalancesQuery['courierBalances'][number]

export function Component() {
  return (
    <AdminFrame title="cash.title">
      <Cash />
    </AdminFrame>
  )
}

/** The balance of each courier, and the settlement named by the URL. */
function Cash() {
  const t = useText()
  const [params] = useSearchParams()
  const { data, error, refetch } = useCourierBalancesQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)
  if (!data && error) return <LoadFailed title={t('cash.loadFailed')} onRetry={reload} />
  if (!data) return <Skeleton className="card" blockSize="12rem" />
  const balances = data.courierBalances
  const chosen = balances.find(({ courier }) => courier.id === params.get('courier'))
  return (
    <>
      <p>{t('cash.about')}</p>
      {balances.length === 0 ? (
        <EmptyState title={t('cash.noCouriers')} />
      ) : (
        <BalanceTable balances={balances} />
      )}
      {chosen && (
        // Other parts, once another amount is owed.
        <Fragment key={`${chosen.courier.id} ${chosen.owed}`}>
          <BalanceLines balance={chosen} onChange={reload} />
          <CourierCash balance={chosen} onChange={reload} />
        </Fragment>
      )}
      <LedgerExport />
    </>
  )
}

function BalanceTable({ balances }: { readonly balances: readonly Balance[] }) {
  const t = useText()
  return (
    <div className="card table-region">
      <table className="table">
        <caption className="visually-hidden">{t('cash.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cash.courier')}</th>
            <th scope="col">{t('cash.collected')}</th>
            <th scope="col">{t('cash.remitted')}</th>
            <th scope="col">{t('cash.fees')}</th>
            <th scope="col">{t('cash.owed')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {balances.map(({ courier, collected, remitted, fees, owed }) => (
            <tr key={courier.id}>
              <th scope="row">
                <bdi>{courier.name}</bdi>
              </th>
              <td>
                <Price pounds={collected} />
              </td>
              <td>
                <Price pounds={remitted} />
              </td>
              <td>
                <Price pounds={fees} />
              </td>
              <td className="cash__owed">
                <Price pounds={owed} />
              </td>
              <td>
                <Link
                  to={`?courier=${courier.id}`}
                  aria-label={t('cash.settleWith', { courier: courier.name })}
                >
                  {t('cash.settle')}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CourierCashProps {
  readonly balance: Balance
  readonly onChange: () => void
}

/** The open settlement of a courier, or a form that starts one. */
function CourierCash({ balance, onChange }: CourierCashProps) {
  const t = useText()
  const { courier } = balance
  const { data, error, refetch } = useSettlementsQuery({
    variables: { courierId: courier.id },
    fetchPolicy: 'cache-and-network',
  })
  const reload = () => refetchSilently(refetch)
  if (!data && error) return <LoadFailed title={t('cash.loadFailed')} onRetry={reload} />
  if (!data) return <Skeleton className="card" blockSize="10rem" />
  const open = data.settlements.find(({ closedAt }) => closedAt === null)
  if (!open) return <SettlementForm courier={courier} onStart={reload} />
  return (
    <SettlementLines
      settlement={open}
      courierName={courier.name}
      onChange={reload}
      onEnd={() => {
        reload()
        onChange()
      }}
    />
  )
}
