import { useState } from 'react'
import { NumberField } from '../../../../platform/forms/number-field'
import { useText } from '../../../../platform/texts/text'
import { readAmount } from '../read-amount'

interface AmountFilterProps {
  readonly label: string
  /** As it was entered; empty for any amount. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** An amount that the list is filtered by, once the field is left or Enter is pressed. */
export function AmountFilter({ label, value, onChange }: AmountFilterProps) {
  const t = useText()
  const [text, setText] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  if (value !== previousValue) {
    setPreviousValue(value)
    setText(value)
  }
  const isWrong = value !== '' && readAmount(value) === null
  const commit = () => text.trim() !== value && onChange(text.trim())
  return (
    <NumberField
      label={label}
      inputMode="decimal"
      value={text}
      {...(isWrong && { error: t('orders.noAmount') })}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}
