import { useFormatPounds, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { amountOfKept, useUnits } from '../orders/kept'
import { UnitFields } from '../orders/unit-fields'
import type { DriverStop } from './stop-order'
import type { StopAct } from './use-driver-acts'

interface PartActsProps {
  readonly stop: DriverStop
  readonly busy: boolean
  readonly onAct: (act: StopAct) => void
  readonly onBack: () => void
}

/** Selects the items of a parcel that the customer keeps, and shows their amount. */
export function PartActs({ stop, busy, onAct, onBack }: PartActsProps) {
  const t = useText()
  const format = useFormatPounds()
  const { units, isNone, isAll, choose } = useUnits(stop.items)
  const collected = amountOfKept(stop.unpaid, stop.items, units)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like a title
    <div className="stop__acts" role="group" aria-label={t('drive.part')}>
      <div className="stop__act">
        <UnitFields
          legend={t('drive.part.kept')}
          items={stop.items}
          units={units}
          onChoose={choose}
        />
      </div>
      <p className="stop__question" role="status">
        {isNone && t('drive.part.none')}
        {isAll && t('drive.part.all')}
      </p>
      <Button
        className="stop__act"
        busy={busy}
        disabled={isNone || isAll}
        onClick={() => onAct({ kind: 'part', kept: units, collected })}
      >
        {collected > 0
          ? t('drive.collected', { amount: format(collected) })
          : t('drive.handedOver')}
      </Button>
      <Button variant="quiet" className="stop__act" onClick={onBack}>
        {t('drive.back')}
      </Button>
    </div>
  )
}
