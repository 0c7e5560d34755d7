import { useId, useState } from 'react'
import { useText } from '../../texts/text'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { Filters, Values } from './list-filters'
import './filter-bar.css'

interface FilterBarProps {
  readonly filters: Filters
  readonly state: Values
  /** Those that the button counts, and `Clear filters` sets back. */
  readonly counted: readonly string[]
  readonly onChange: (changes: Values, options?: { readonly replace: boolean }) => void
}

/** The controls of all filters, in their order; a button shows those that are folded. */
export function FilterBar(props: FilterBarProps) {
  const { filters, state, counted, onChange } = props
  const t = useText()
  const moreId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const all = Object.entries(filters).filter(([, { Control }]) => Control)
  const inMore = all.filter(([, { fold }]) => fold === 'always')
  const inBar = all.filter(([, { fold }]) => fold !== 'always')
  const folds = all.some(([, { fold }]) => fold)
  const isSet = (name: string) => (state[name] ?? '') !== (filters[name]?.initial ?? '')
  const count = counted.filter((name) => isSet(name) && !filters[name]?.isPrivate).length
  const draw = (shown: typeof all) =>
    shown.map(
      ([name, { Control, initial, fold }]) =>
        Control && (
          <div key={name} className="filter-bar__filter" data-fold={fold}>
            <Control
              value={state[name] ?? initial}
              values={state}
              onChange={(value, options) => onChange({ [name]: value }, options)}
            />
          </div>
        ),
    )
  const clear = folds && counted.some(isSet) && (
    <div className="filter-bar__filter" data-fold={inMore.length > 0 ? 'always' : 'phones'}>
      <Button
        variant="quiet"
        onClick={() =>
          onChange(Object.fromEntries(counted.map((name) => [name, filters[name]?.initial ?? ''])))
        }
      >
        {t('orders.clearFilters')}
      </Button>
    </div>
  )
  return (
    <div className="filter-bar" data-open={isOpen || undefined}>
      {draw(inBar)}
      {folds && (
        <Button
          variant="secondary"
          className={`filter-bar__button${inMore.length === 0 ? ' filter-bar__button--phones' : ''}`}
          aria-expanded={isOpen}
          aria-controls={inMore.length > 0 ? moreId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" />
          {count > 0 ? t('orders.filtersSet', { count }) : t('orders.filters')}
        </Button>
      )}
      {inMore.length === 0 && clear}
      {inMore.length > 0 && (
        <div id={moreId} className="filter-bar__more" hidden={!isOpen}>
          {isOpen && draw(inMore)}
          {isOpen && clear}
        </div>
      )}
    </div>
  )
}
