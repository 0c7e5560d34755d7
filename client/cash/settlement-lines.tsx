import { useRef } from 'react'
import { Link } from 'react-router-dom'
import {
  type SettlementDetailsFragment,
  useCloseSettlementMutation,
  useDiscardSettlementMutation,
} from '../gql/cash'
import { notifyError, notifySuccess } from '../lib/notify'
import { useSingleFlight } from '../lib/use-single-flight'
import { useFormatPounds, useText } from '../texts/text'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Price } from '../ui/price'
import '../admin/table.css'
import './settlement-lines.css'

interface SettlementLinesProps {
  readonly settlement: SettlementDetailsFragment
  /** It was closed or discarded. */
  readonly onEnd: () => void
}

/** How a statement differs from what was collected, and what happens to it. */
export function SettlementLines({ settlement, onEnd }: SettlementLinesProps) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const dialog = useRef<HTMLDialogElement>(null)
  const [closeSettlement, { loading }] = useCloseSettlementMutation()
  const [discardSettlement] = useDiscardSettlementMutation()
  const { id, lines, remitted, closedAt } = settlement
  const differences = lines.filter(({ result }) => result !== 'PAID')
  const remittedText = formatPounds(remitted)

  const close = useSingleFlight(async () => {
    try {
      const { data } = await closeSettlement({ variables: { id } })
      const [userError] = data?.closeSettlement.userErrors ?? []
      if (userError) return notifyError(userError.message)
      notifySuccess(t('cash.closed', { amount: remittedText }))
      onEnd()
    } catch {
      notifyError(t('cash.failed'))
    }
  })

  const discard = useSingleFlight(async () => {
    try {
      await discardSettlement({ variables: { id } })
      onEnd()
    } catch {
      notifyError(t('cash.failed'))
    }
  })

  return (
    <section className="card settlement" aria-label={t('cash.settlement', { id })}>
      <h2>{t('cash.settlement', { id })}</h2>
      <p>
        {t('cash.matching', { count: lines.length - differences.length, amount: remittedText })}
      </p>
      {differences.length > 0 && (
        <div className="table-region">
          <table className="table">
            <caption className="visually-hidden">{t('cash.differences')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('cash.parcel')}</th>
                <th scope="col">{t('cash.difference')}</th>
                <th scope="col">{t('cash.column.amount')}</th>
                <th scope="col">{t('cash.expected')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((line) => (
                <tr key={line.id}>
                  <th scope="row">
                    {line.orderId === null ? (
                      <bdi>{line.reference}</bdi>
                    ) : (
                      <Link to={`/adminorder/${line.orderId}`}>
                        {t('order.number', { id: line.orderId })}
                      </Link>
                    )}
                  </th>
                  <td>
                    <span className="settlement__result" data-result={line.result}>
                      {t(`cash.result.${line.result}`)}
                    </span>
                  </td>
                  <td>
                    <Price pounds={line.amount} />
                  </td>
                  <td>
                    <Price pounds={line.expected} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {closedAt === null && (
        <div className="settlement__actions">
          <Button onClick={() => dialog.current?.showModal()}>{t('cash.close')}</Button>
          <Button variant="quiet" onClick={() => void discard()}>
            {t('cash.discard')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        ref={dialog}
        title={t('cash.closeTitle', { amount: remittedText })}
        cancel={t('cash.notYet')}
        confirm={t('cash.close')}
        busy={loading}
        onConfirm={close}
      >
        {t('cash.closeText')}
      </ConfirmDialog>
    </section>
  )
}
