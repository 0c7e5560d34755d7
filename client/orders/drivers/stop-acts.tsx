import { useState } from 'react'
import type { RefusalReason } from '../../platform/gql/drivers'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { PartActs } from './part-acts'
import type { DriverStop } from './stop-order'
import type { StopAct } from './use-driver-acts'

/** Reasons for a refusal at the door; a customer who is not at home is visited again. */
const REASONS = [
  'CHANGED_MIND',
  'NO_ANSWER',
  'PRICE',
  'LATE',
  'DAMAGED',
  'WRONG_ITEMS',
  'OTHER',
] as const satisfies readonly RefusalReason[]

interface StopActsProps {
  readonly stop: DriverStop
  readonly busy: boolean
  readonly onAct: (act: StopAct) => void
}

/** The actions at a stop. Final ones need a confirmation. */
export function StopActs({ stop, busy, onAct }: StopActsProps) {
  const t = useText()
  const format = useFormatPounds()
  const [asked, setAsked] = useState<'deliver' | 'part' | 'refuse'>()
  const [wasAsked, setWasAsked] = useState(false)

  function back(): void {
    setAsked(undefined)
    setWasAsked(true)
  }

  if (asked === 'part') return <PartActs stop={stop} busy={busy} onAct={onAct} onBack={back} />
  if (asked) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like a title
      <div
        // Buttons of their own, which do not fade from the others.
        key={asked}
        className="stop__acts"
        role="group"
        aria-label={t(asked === 'refuse' ? 'drive.why' : 'drive.deliver')}
      >
        {asked === 'refuse' && <p className="stop__question">{t('drive.why')}</p>}
        {asked === 'deliver' && (
          <Button
            // The focused button has disappeared.
            autoFocus
            className="stop__act"
            busy={busy}
            onClick={() => onAct({ kind: 'deliver' })}
          >
            {stop.amountDue > 0
              ? t('drive.collected', { amount: format(stop.amountDue) })
              : t('drive.handedOver')}
          </Button>
        )}
        {asked === 'refuse' &&
          REASONS.map((reason, index) => (
            <Button
              key={reason}
              variant="secondary"
              autoFocus={index === 0}
              className="stop__act"
              busy={busy}
              onClick={() => onAct({ kind: 'refuse', reason })}
            >
              {t(`drive.reason.${reason}`)}
            </Button>
          ))}
        <Button variant="quiet" className="stop__act" onClick={back}>
          {t('drive.back')}
        </Button>
      </div>
    )
  }
  return (
    <div className="stop__acts">
      <Button className="stop__act" autoFocus={wasAsked} onClick={() => setAsked('deliver')}>
        {t('drive.deliver')}
      </Button>
      <Button variant="secondary" onClick={() => setAsked('refuse')}>
        {t('drive.refuse')}
      </Button>
      {stop.itemCount > 1 && (
        <Button variant="secondary" onClick={() => setAsked('part')}>
          {t('drive.part')}
        </Button>
      )}
      {!stop.wasAbsentToday && (
        <Button variant="secondary" busy={busy} onClick={() => onAct({ kind: 'absent' })}>
          {t('drive.absent')}
        </Button>
      )}
    </div>
  )
}
