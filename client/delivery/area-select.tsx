import { useId } from 'react'
import { areaName } from '#domain/delivery'
import { GOVERNORATES } from '#domain/governorates'
import { useLocale, useText } from '../lib/text'
import { chooseArea, useChosenArea } from './chosen-area'
import './area-select.css'
import '../ui/select.css'

/** The shopper's governorate, chosen once and remembered in the browser. */
export function AreaSelect() {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const chosen = useChosenArea()
  return (
    <div className="area-select">
      <label htmlFor={id}>{t('fee.deliverTo')}</label>
      <select
        id={id}
        className="select__box"
        value={chosen ?? ''}
        onChange={({ target }) => {
          const area = GOVERNORATES.find((governorate) => governorate === target.value)
          if (area) chooseArea(area)
        }}
      >
        {!chosen && <option value="">{t('fee.choose')}</option>}
        {GOVERNORATES.map((area) => (
          <option key={area} value={area}>
            {areaName(area, locale)}
          </option>
        ))}
      </select>
    </div>
  )
}
