import { type FormEvent, useId } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import type { ListSort } from '#domain/listing/product-filter'
import { readListAddress, SORT_PARAMETERS } from '#domain/listing/product-list-address'
import type { MessageKey } from '#domain/messages'
import { useText } from '../../platform/texts/text'
import type { Listing } from './use-listing'
import '../../platform/forms/select.css'
import './sort-select.css'

/** In the order of the options, after the list's own order. */
const SORTS = [
  'BEST_SELLING',
  'TOP_RATED',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'UNIT_PRICE_ASC',
  'BIGGEST_SAVING',
  'NAME_ASC',
] as const satisfies readonly ListSort[]

interface SortSelectProps {
  readonly listing: Listing
  /** The name of the list's own order. */
  readonly ownOrder: MessageKey
  /** The form of the filters, with which it is submitted without scripts; a list without filters has none. */
  readonly form: string | undefined
}

const preventDefault = (event: FormEvent) => event.preventDefault()

export function SortSelect({ listing, ownOrder, form }: SortSelectProps) {
  const t = useText()
  const id = useId()
  const { address, kind, own, apply } = listing
  const action = useHref(useLocation().pathname)
  const sort = SORTS.find((value) => value === address.sort)

  function change(value: string): void {
    const parameters = new URLSearchParams({ sort: value })
    apply({ sort: readListAddress(parameters, kind).sort, filter: address.filter })
  }

  const fields = (
    <>
      <label className="sort-select__label" htmlFor={id}>
        {t('listing.sort')}
      </label>
      <select
        id={id}
        className="select__box"
        name="sort"
        form={form}
        value={sort ? SORT_PARAMETERS[sort] : ''}
        onChange={({ target }) => change(target.value)}
      >
        <option value="">{t(ownOrder)}</option>
        {SORTS.map((value) => (
          <option key={value} value={SORT_PARAMETERS[value]}>
            {t(`listing.sort.${value}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={form} className="button button--secondary">
          {t('listing.apply')}
        </button>
      </noscript>
    </>
  )
  if (form !== undefined) return <div className="sort-select">{fields}</div>
  return (
    <form className="sort-select" action={action} autoComplete="off" onSubmit={preventDefault}>
      {[...own].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields}
    </form>
  )
}
