import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits'
import { readNumber } from '#domain/validation/read-number'
import { useText } from '../texts/text'
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

/** The steps of the arrow keys in a numeric field. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A quantity input with step buttons; a typed quantity is applied on blur or Enter. One that is no whole number or too large
 * stays, with what is wrong, and is not applied.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, max = MAX_QUANTITY, disabled, productName } = props
  const t = useText()
  const errorId = useId()
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const name = productName === undefined ? undefined : { name: productName }

  /** A form is not submitted while there is an error. */
  function mark(text: string): void {
    setError(text)
    input.current?.setCustomValidity(text)
  }

  function change(quantity: number): void {
    setDraft(undefined)
    mark('')
    const limited = Math.min(max, Math.max(MIN_QUANTITY, quantity))
    if (limited !== value) onChange(limited)
  }

  function commit(): void {
    if (draft === undefined) return
    const reading = readNumber(draft)
    const quantity = reading.kind === 'number' ? reading.value : Number.NaN
    // Source: docs/specification.md, section 5.
    if (draft.trim() === '' || quantity <= 0) change(value)
    else if (Number.isInteger(quantity) && quantity <= max) change(quantity)
    else mark(t('product.quantityInvalid', { max }))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit()
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    change(value + step)
  }

  const stepper = (
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
        ref={input}
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
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
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
  return (
    <>
      {stepper}
      {error && (
        <p className="field__error stepper__error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </>
  )
}
