import { type KeyboardEvent, useState } from 'react'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits'
import { useText } from '../lib/text'
import { Button } from './button'
import { Icon } from './icon'

interface QuantityStepperProps {
  readonly value: number
  readonly onChange: (quantity: number) => void
  /** The most that can be had; 999 unless the shop has fewer. */
  readonly max?: number
  readonly disabled?: boolean
  /** Says whose quantity it is where a page has several. */
  readonly productName?: string
}

/** A quantity to step or type; a typed one counts when the field is left. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, max = MAX_QUANTITY, disabled, productName } = props
  const t = useText()
  const [draft, setDraft] = useState<string>()
  const name = productName === undefined ? undefined : { name: productName }

  function change(quantity: number): void {
    setDraft(undefined)
    // Specification section 5: 0 or less is ignored.
    if (Number.isNaN(quantity) || quantity < MIN_QUANTITY) return
    const within = Math.min(max, Math.trunc(quantity))
    if (within !== value) onChange(within)
  }

  function commit(): void {
    if (draft !== undefined) change(draft.trim() === '' ? Number.NaN : Number(draft))
  }

  function commitOnEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit()
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
        type="number"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={max}
        aria-label={name ? t('cart.quantityNamed', name) : t('product.quantity')}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
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
