import { type KeyboardEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListAddress, readPriceBound } from '#domain/listing/product-list-address'
import { MAX_PRICE_POUNDS, type Pounds } from '#domain/money/units'
import { readNumber } from '#domain/validation/read-number'
import { NumberField } from '../../platform/forms/number-field'
import { type Translate, useText } from '../../platform/texts/text'

export interface PriceRange {
  readonly min: Pounds
  readonly max: Pounds
}

/** Whether no price can be in the range. */
export function isReversed({ minPrice, maxPrice }: NonNullable<ListAddress['filter']>): boolean {
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
}

interface PriceFieldsProps {
  readonly address: ListAddress
  readonly range: PriceRange | null
  /** A price has been entered. */
  readonly onCommit: () => void
}

/** The lowest and the highest price, in pounds. */
export function PriceFields({ address: { filter = {} }, range, onCommit }: PriceFieldsProps) {
  const t = useText()
  if (!range && filter.minPrice === undefined && filter.maxPrice === undefined) return null
  return (
    <fieldset className="facet">
      <legend>{t('listing.price')}</legend>
      <div className="facet__prices">
        <PriceField
          name="min"
          label={t('listing.priceFrom')}
          value={filter.minPrice}
          placeholder={range ? Math.floor(range.min) : undefined}
          onCommit={onCommit}
        />
        <PriceField
          name="max"
          label={t('listing.priceTo')}
          value={filter.maxPrice}
          placeholder={range ? Math.ceil(range.max) : undefined}
          onCommit={onCommit}
        />
      </div>
      {isReversed(filter) && (
        <p className="field__error" role="alert">
          {t('listing.priceOrder')}
        </p>
      )}
    </fieldset>
  )
}

interface PriceFieldProps {
  readonly name: string
  readonly label: string
  readonly value: number | undefined
  readonly placeholder: number | undefined
  readonly onCommit: () => void
}

function problemOf(text: string, t: Translate): string | undefined {
  if (text.trim() === '' || readPriceBound(text) !== undefined) return undefined
  const reading = readNumber(text)
  if (reading.kind === 'ambiguous') {
    return t('invalid.ambiguousNumber', { whole: reading.whole, decimal: reading.decimal })
  }
  return t('listing.priceInvalid', { max: MAX_PRICE_POUNDS })
}

function PriceField({ name, label, value, placeholder, onCommit }: PriceFieldProps) {
  const t = useText()
  const [parameters] = useSearchParams()
  // An address may contain an invalid price, which is shown with its error.
  const shown = value === undefined ? (parameters.get(name) ?? '') : String(value)
  const [applied, setApplied] = useState(shown)
  const [text, setText] = useState(shown)
  const [problem, setProblem] = useState(() => problemOf(shown, t))
  // The filter was changed elsewhere, or by going back.
  if (applied !== shown) {
    setApplied(shown)
    setText(shown)
    setProblem(problemOf(shown, t))
  }

  function commit(): void {
    if (text === shown) return
    const found = problemOf(text, t)
    setProblem(found)
    if (!found) onCommit()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    // A form of two fields without a button is not submitted by the browser.
    event.preventDefault()
    commit()
  }

  return (
    <NumberField
      label={label}
      name={name}
      inputMode="decimal"
      error={problem}
      value={text}
      placeholder={placeholder === undefined ? undefined : String(placeholder)}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
