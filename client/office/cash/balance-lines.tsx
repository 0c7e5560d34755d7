import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '../../platform/admin/use-admin-token'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { reportOutcome, wasDone } from '../../platform/api/report-outcome'
import {
  type CourierBalanceLinesQuery,
  type CourierBalancesQuery,
  useCourierBalanceLinesQuery,
  useWriteOffCashMutation,
} from '../../platform/gql/cash'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Price } from '../../platform/ui/price'
import { WriteOffForm } from './write-off-form'
import '../../platform/admin/table.css'
import './balance-lines.css'

type Line = CourierBalanceLinesQuery['courierBalanceLines'][number]

interface BalanceLinesProps {
  readonly balance: CourierBalancesQuery['courierBalances'][number]
  readonly onChange: () => void
}

/** Why a courier owes what it owes: the parts, which add up to it. */
export function BalanceLines({ balance: { courier, owed }, onChange }: BalanceLinesProps) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const mayWriteOff = useCan('money.writeOff')
  const [chosen, setChosen] = useState<string>()
  const [writeOff] = useWriteOffCashMutation()
  const { data, refetch } = useCourierBalanceLinesQuery({
    variables: { courierId: courier.id },
    // Those in the cache add up to another amount.
    fetchPolicy: 'network-only',
  })
  const lines = data?.courierBalanceLines ?? []

  const give = useSingleFlight(async ({ order, shipment, open }: Line, reason: string) => {
    const input = {
      courierId: courier.id,
      orderId: order?.id ?? null,
      shipmentId: shipment?.id ?? null,
      amount: open,
      reason,
    }
    const writtenOff = await reportOutcome(writeOff({ variables: { input } }), {
      done: t('cash.writtenOff', { amount: formatPounds(open) }),
      failed: t('cash.failed'),
    })
    if (!wasDone(writtenOff)) return
    setChosen(undefined)
    refetchSilently(refetch)
    onChange()
  })

  if (lines.length === 0) return null
  return (
    <details className="card balance-lines">
      <summary>{t('cash.why', { amount: formatPounds(owed) })}</summary>
      <div className="table-region">
        <table className="table">
          <caption className="visually-hidden">
            {t('cash.why', { amount: formatPounds(owed) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('cash.parcel')}</th>
              <th scope="col">{t('cash.reason')}</th>
              <th scope="col">{t('cash.owed')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const { order, shipment, trackingNumber, settlement, why, open } = line
              const key = `${order?.id} ${shipment?.id} ${settlement?.id}`
              return (
                <tr key={key}>
                  <th scope="row">
                    {order ? (
                      <Link to={`/adminorder/${order.id}`}>
                        {t('order.number', { id: order.id })}
                      </Link>
                    ) : settlement ? (
                      t('cash.settlement', { id: settlement.id })
                    ) : (
                      courier.name
                    )}
                    {trackingNumber && (
                      <bdi className="balance-lines__number">{trackingNumber}</bdi>
                    )}
                  </th>
                  <td>{t(`cash.why.${why}`)}</td>
                  <td>
                    <Price pounds={open} />
                  </td>
                  <td>
                    {mayWriteOff &&
                      (chosen === key ? (
                        <WriteOffForm
                          onSubmit={(reason) => void give(line, reason)}
                          onCancel={() => setChosen(undefined)}
                        />
                      ) : (
                        <Button variant="quiet" onClick={() => setChosen(key)}>
                          {t('cash.writeOff')}
                        </Button>
                      ))}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
