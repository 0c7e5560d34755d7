import { useId, useLayoutEffect, useRef } from 'react'
import { areaName } from '#domain/delivery/delivery'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { useStored } from '../../platform/lib/stored-value'
import { useLocale, useText } from '../../platform/texts/text'
import { chosenArea } from './chosen-area'
import './area-select.css'
import '../../platform/forms/select.css'

function choose(value: string | undefined): void {
  const area = GOVERNORATES.find((governorate) => governorate === value)
  if (area) chosenArea.write(area)
}

/** The shopper's governorate, chosen once and remembered in the browser. */
export function AreaSelect() {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const chosen = useStored(chosenArea)
  const select = useRef<HTMLSelectElement>(null)
  // React does not notice a choice made before hydration, and would undo it.
  useLayoutEffect(() => choose(select.current?.value), [])
  return (
    <div className="area-select">
      <label htmlFor={id}>{t('fee.deliverTo')}</label>
      <select
        ref={select}
        id={id}
        className="select__box"
        value={chosen ?? ''}
        onChange={({ target }) => choose(target.value)}
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
