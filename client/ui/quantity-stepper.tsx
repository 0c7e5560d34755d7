import { type KeyboardEvent, useState } from 'react'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits'
import { readNumber } from '#domain/read-number'
import { useText } from '../lib/text'
import { Button } from './button'
import { Icon } from './icon'
import './quantity-stepper.css'

interface QuantityStepperProps {
  readonly value: number
  readonly onChange: (quantity: number) => void
  /** The maximum, if the stock is lower than 999. */
  readonly max?: number
  readonly disabled?: boolean
  /** Part of the accessible name, for pages with several quantities. */
  readonly productName?: string
}

/** What the arrow keys do in a field for numbers. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** A quantity input with step buttons; a typed quantity is applied on blur or Enter. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, max = MAX_QUANTITY, disabled, productName } = props
  const t = useText()
  const [draft, setDraft] = useState<string>()
  const name = productName === undefined ? undefined : { name: productName }

  function change(quantity: number): void {
    setDraft(undefined)
    // Source: docs/specification.md, section 5.
    if (Number.isNaN(quantity) || quantity < MIN_QUANTITY) return
    const limited = Math.min(max, Math.trunc(quantity))
    if (limited !== value) onChange(limited)
  }

  function commit(): void {
    if (draft === undefined) return
    const reading = readNumber(draft)
    change(reading.kind === 'number' ? reading.value : Number.NaN)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit()
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    change(value + step)
  }

  return (
    <div className="stepper">
      <Button
        variant="icon"
        aria-label={name ? t('cart.decreaseNamed', name) : t('product.decrease')}
        disabled={disabled || value <= MIN_QUANTITY}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </Button>
      <input
        className="stepper__input"
        // A field for numbers drops Arabic digits without a word, and changes with the wheel.
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-valuemin={MIN_QUANTITY}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-label={name ? t('cart.quantityNamed', name) : t('product.quantity')}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="icon"
        aria-label={name ? t('cart.increaseNamed', name) : t('product.increase')}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </Button>
    </div>
  )
}
