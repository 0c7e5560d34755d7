import { useState } from 'react'
import { asPounds } from '#domain/money/units'
import { useCan } from '../../platform/admin/use-admin-token'
import { reportOutcome, wasDone } from '../../platform/api/report-outcome'
import {
  type SettlementDetailsFragment,
  type SettlementLineDecision,
  useDecideSettlementLineMutation,
  useDiscardSettlementMutation,
} from '../../platform/gql/cash'
import { notifyError } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Price } from '../../platform/ui/price'
import { CloseSettlement } from './close-settlement'
import { FeeDifferences } from './fee-differences'
import { LineDecision } from './line-decision'
import { LineName } from './line-name'
import '../../platform/admin/table.css'
import './settlement-lines.css'

interface SettlementLinesProps {
  readonly settlement: SettlementDetailsFragment
  readonly courierName: string
  /** Something about it was decided. */
  readonly onChange: () => void
  /** It was closed or discarded. */
  readonly onEnd: () => void
}

type Line = SettlementDetailsFragment['lines'][number]

/** Whether a line needs attention: it differs, is not a parcel, or exceeds the limits. */
const isDifference = ({ result, isPlausible }: Line) => result !== 'PAID' || !isPlausible

/** The totals of a statement, its differences from the ledger, and the actions on it. */
export function SettlementLines(props: SettlementLinesProps) {
  const { settlement, courierName, onChange, onEnd } = props
  const t = useText()
  const formatPounds = useFormatPounds()
  const mayWriteOff = useCan('money.writeOff')
  const [decideLine] = useDecideSettlementLineMutation()
  const [discardSettlement] = useDiscardSettlementMutation()
  // Starts again, so that what was chosen before is shown again, if a decision is refused.
  const [attempt, setAttempt] = useState(0)
  const { id, lines, computed, closedAt } = settlement
  const differences = lines.filter(isDifference)
  const missing = lines.filter(({ result }) => result === 'MISSING')

  const decide = useSingleFlight(async (lineId: string, input: SettlementLineDecision) => {
    const decided = await reportOutcome(decideLine({ variables: { id: lineId, input } }), {
      failed: t('cash.failed'),
    })
    if (wasDone(decided)) onChange()
    else setAttempt(attempt + 1)
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
        {t('cash.matching', {
          count: lines.length - differences.length,
          amount: formatPounds(computed),
        })}
      </p>
      {differences.length > 0 && (
        <div className="table-region">
          <table className="table settlement__lines" key={attempt}>
            <caption className="visually-hidden">{t('cash.differences')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('cash.parcel')}</th>
                <th scope="col">{t('cash.difference')}</th>
                <th scope="col">{t('cash.column.amount')}</th>
                <th scope="col">{t('cash.expected')}</th>
                <th scope="col">{t('cash.column.fee')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {differences.map((line) => (
                <tr key={line.id}>
                  <th scope="row">
                    <LineName line={line} />
                  </th>
                  <td>
                    <span className="settlement__result" data-result={line.result}>
                      {line.isPlausible || line.isConfirmed
                        ? t(`cash.result.${line.result}`)
                        : t('cash.notPlausible')}
                    </span>
                    {line.kind !== 'PARCEL' && line.kind !== 'UNKNOWN' && (
                      <span className="settlement__kind">{t(`cash.kind.${line.kind}`)}</span>
                    )}
                    {line.writesOff && (
                      <span className="settlement__kind">
                        {t('cash.restWrittenOff', { reason: line.reason ?? '' })}
                      </span>
                    )}
                  </td>
                  <td data-label={t('cash.column.amount')}>
                    <Price pounds={line.amount} />
                  </td>
                  <td data-label={t('cash.expected')}>
                    <Price pounds={line.expected} />
                  </td>
                  <td data-label={t('cash.column.fee')}>
                    <Price pounds={asPounds((line.fee * 100 + line.tax * 100) / 100)} />
                  </td>
                  <td>
                    {closedAt === null && (
                      <LineDecision
                        line={line}
                        missing={missing}
                        mayWriteOff={mayWriteOff}
                        onDecide={(input) => void decide(line.id, input)}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <FeeDifferences settlement={settlement} />
      {closedAt === null && (
        <CloseSettlement
          // Another amount is computed after a decision.
          key={`${id} ${computed}`}
          settlement={settlement}
          courierName={courierName}
          mayWriteOff={mayWriteOff}
          onClosed={onEnd}
        >
          <Button variant="quiet" onClick={() => void discard()}>
            {t('cash.discard')}
          </Button>
        </CloseSettlement>
      )}
    </section>
  )
}
