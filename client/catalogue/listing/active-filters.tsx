import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { readListAddress } from '#domain/listing/product-list-address'
import { asPounds } from '#domain/money/units'
import type { ListingFacetFragment } from '../../platform/gql/listing'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Icon } from '../../platform/ui/icon'
import { type Choice, chosenFilters, facetChoices, isSame } from './filter-choices'
import type { Listing } from './use-listing'
import '../../platform/ui/chips.css'
import './active-filters.css'

interface ActiveFiltersProps {
  readonly listing: Listing
  readonly facets: readonly ListingFacetFragment[]
  /** Moves the focus to the products, after the last filter was removed. */
  readonly onCleared: () => void
}

/** The chosen filters, each with a link that removes it. */
export function ActiveFilters({ listing, facets, onCleared }: ActiveFiltersProps) {
  const t = useText()
  const format = useFormatPounds()
  const { address, kind, pathOf, apply } = listing
  const { sort } = address
  const chosen = chosenFilters(address)
  if (chosen.length === 0) return null
  const choices = facets.flatMap(facetChoices)

  function labelOf(choice: Choice): string {
    if (choice.name === 'min')
      return t('listing.fromPrice', { price: format(asPounds(Number(choice.value))) })
    if (choice.name === 'max')
      return t('listing.upToPrice', { price: format(asPounds(Number(choice.value))) })
    return choices.find(isSame(choice))?.label ?? choice.value
  }

  function without(choice: Choice) {
    const rest = chosen.filter((other) => !isSame(choice)(other))
    const parameters = new URLSearchParams(rest.map(({ name, value }) => [name, value]))
    return { sort, filter: readListAddress(parameters, kind).filter }
  }

  function remove(event: MouseEvent, choice: Choice): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const item = event.currentTarget.closest('li')
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    // The removed link had the focus.
    if (chosen.length > 1) neighbour?.querySelector('a')?.focus()
    else onCleared()
    apply(without(choice))
  }

  function clear(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onCleared()
    apply({ sort, filter: undefined })
  }

  return (
    <ul className="chips active-filters" aria-label={t('listing.chosen')}>
      {chosen.map((choice) => (
        <li key={`${choice.name} ${choice.value}`}>
          <Link
            className="chip active-filter"
            rel="nofollow"
            to={pathOf(without(choice))}
            onClick={(event) => remove(event, choice)}
          >
            <span className="visually-hidden">{t('listing.remove')}</span>{' '}
            <bdi>{labelOf(choice)}</bdi>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link
            className="button button--quiet"
            rel="nofollow"
            to={pathOf({ sort })}
            onClick={clear}
          >
            {t('listing.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
