import { ELSEWHERE } from '#domain/delivery/delivery'
import type { AdminDeliveryRateFragment, DeliveryArea } from '../../../platform/gql/delivery-admin'
import { useText } from '../../../platform/texts/text'
import { useDeliveryTexts } from '../use-delivery-texts'
import '../../../platform/forms/checkbox-group.css'

interface RateListProps {
  readonly rates: readonly AdminDeliveryRateFragment[]
  readonly selected: readonly DeliveryArea[]
  readonly onSelect: (areas: readonly DeliveryArea[]) => void
}

/** All areas with their rates, to be selected. */
export function RateList({ rates, selected, onSelect }: RateListProps) {
  const t = useText()
  const isEverySelected = selected.length === rates.length
  return (
    <fieldset className="card rates__list">
      <legend className="visually-hidden">{t('rates.table')}</legend>
      <label className="checkbox rates__all">
        <input
          type="checkbox"
          checked={isEverySelected}
          onChange={() => onSelect(isEverySelected ? [] : rates.map(({ area }) => area))}
        />
        {t('rates.all')}
      </label>
      {rates.map((rate) => (
        <RateRow
          key={rate.area}
          rate={rate}
          isSelected={selected.includes(rate.area)}
          onToggle={(isSelected) =>
            onSelect(
              isSelected ? [...selected, rate.area] : selected.filter((area) => area !== rate.area),
            )
          }
        />
      ))}
    </fieldset>
  )
}

interface RateRowProps {
  readonly rate: AdminDeliveryRateFragment
  readonly isSelected: boolean
  readonly onToggle: (isSelected: boolean) => void
}

function RateRow({ rate, isSelected, onToggle }: RateRowProps) {
  const t = useText()
  const texts = useDeliveryTexts()
  const { area, displayName, fee, note, noteAr } = rate
  const hint = area === ELSEWHERE ? t('rates.elsewhereHint') : undefined
  const details = [texts.days(rate), fee > 0 ? texts.freeFrom(rate) : undefined].filter(Boolean)
  const notes = [hint, note, noteAr].filter(Boolean)
  return (
    <label className="checkbox rates__row">
      <input
        type="checkbox"
        checked={isSelected}
        onChange={({ target }) => onToggle(target.checked)}
      />
      <span className="rates__area">{displayName}</span>{' '}
      <span className="rates__fee">{texts.fee(fee)}</span>{' '}
      {details.map((detail) => (
        <span className="rates__detail" key={detail}>
          {detail}
        </span>
      ))}
      {notes.map((text) => (
        <span className="rates__detail" dir="auto" key={text}>
          {text}
        </span>
      ))}
    </label>
  )
}
