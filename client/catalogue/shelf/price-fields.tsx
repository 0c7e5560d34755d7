import { useState } from 'react'
import type { ListAddress } from '#domain/product-list-address'
import { useText } from '../../lib/text'
import { Field } from '../../ui/field'

export interface PriceRange {
  readonly min: number
  readonly max: number
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
      <legend>{t('shelf.price')}</legend>
      <div className="facet__prices">
        <PriceField
          name="min"
          label={t('shelf.priceFrom')}
          value={filter.minPrice}
          placeholder={range ? Math.floor(range.min) : undefined}
          onCommit={onCommit}
        />
        <PriceField
          name="max"
          label={t('shelf.priceTo')}
          value={filter.maxPrice}
          placeholder={range ? Math.ceil(range.max) : undefined}
          onCommit={onCommit}
        />
      </div>
      {isReversed(filter) && (
        <p className="field__error" role="alert">
          {t('shelf.priceOrder')}
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

function PriceField({ name, label, value, placeholder, onCommit }: PriceFieldProps) {
  const shown = value === undefined ? '' : String(value)
  const [applied, setApplied] = useState(shown)
  const [text, setText] = useState(shown)
  // The filter was changed elsewhere, or by going back.
  if (applied !== shown) {
    setApplied(shown)
    setText(shown)
  }
  return (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      value={text}
      placeholder={placeholder === undefined ? undefined : String(placeholder)}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text !== shown && onCommit()}
    />
  )
}
