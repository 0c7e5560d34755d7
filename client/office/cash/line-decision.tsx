import { useState } from 'react'
import type { SettlementDetailsFragment, SettlementLineDecision } from '../../platform/gql/cash'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { WriteOffForm } from './write-off-form'

type Line = SettlementDetailsFragment['lines'][number]

interface LineDecisionProps {
  readonly line: Line
  /** The parcels that no line names. */
  readonly missing: readonly Line[]
  readonly mayWriteOff: boolean
  readonly onDecide: (decision: SettlementLineDecision) => void
}

/** The kinds of lines besides parcels. */
const KINDS = ['TAX', 'COMPENSATION', 'DEDUCTION', 'CARRIED', 'UNKNOWN'] as const

const PARCEL = 'parcel '

/** The decisions that can be made about a line. */
export function LineDecision({ line, missing, mayWriteOff, onDecide }: LineDecisionProps) {
  const t = useText()
  const [writesOff, setWritesOff] = useState(false)
  const { kind, result, isPlausible, isConfirmed } = line
  if (!(isPlausible || isConfirmed)) {
    return (
      <div className="settlement__decision">
        <Button variant="secondary" onClick={() => onDecide({ isConfirmed: true })}>
          {t('cash.itIsRight')}
        </Button>
        <Button variant="quiet" onClick={() => onDecide({ kind: 'UNKNOWN' })}>
          {t('cash.leaveOut')}
        </Button>
      </div>
    )
  }
  if (result === 'SHORT' || result === 'MISSING') {
    if (!mayWriteOff) return null
    if (line.writesOff) {
      return (
        <Button variant="quiet" onClick={() => onDecide({ rest: 'CARRY' })}>
          {t('cash.carryRest')}
        </Button>
      )
    }
    if (writesOff) {
      return (
        <WriteOffForm
          onSubmit={(reason) => onDecide({ rest: 'WRITE_OFF', reason })}
          onCancel={() => setWritesOff(false)}
        />
      )
    }
    return (
      <Button variant="quiet" onClick={() => setWritesOff(true)}>
        {t('cash.writeOffRest')}
      </Button>
    )
  }
  if (result === 'PAID' || result === 'OVER' || kind === 'SUM') return null
  return (
    <select
      className="settlement__select"
      aria-label={t('cash.whatIsIt')}
      value={kind === 'PARCEL' ? 'UNKNOWN' : kind}
      onChange={({ target: { value } }) => {
        if (value.startsWith(PARCEL)) onDecide({ shipmentId: value.slice(PARCEL.length) })
        const chosen = KINDS.find((one) => one === value)
        if (chosen) onDecide({ kind: chosen })
      }}
    >
      {KINDS.map((one) => (
        <option key={one} value={one}>
          {t(`cash.kind.${one}`)}
        </option>
      ))}
      {missing.some(({ shipment }) => shipment) && (
        <optgroup label={t('cash.parcel')}>
          {missing.map(
            ({ id, shipment, order, reference }) =>
              shipment &&
              order && (
                <option key={id} value={`${PARCEL}${shipment.id}`}>
                  {reference.startsWith('#')
                    ? t('order.number', { id: order.id })
                    : `${t('order.number', { id: order.id })} · ${reference}`}
                </option>
              ),
          )}
        </optgroup>
      )}
    </select>
  )
}
