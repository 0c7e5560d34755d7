import type { ListAddress } from '#domain/listing/product-list-address'
import { type Choice, chosenFilters } from './filter-choices'

/** Whether a list is filtered or sorted: search engines index the whole list only. */
export function isSelection(address: ListAddress): boolean {
  return address.sort !== undefined || chosenFilters(address).length > 0
}

/** The canonical path of a page of a list: later pages have other products, so each is canonical to itself. */
export function pageOf(path: string, { after }: ListAddress): string {
  if (after === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ after })}`
}

const LANDING_PARAMETERS = ['animal', 'brand']

/** The only filter of a list that is a page of its own for search engines: a brand, or cats or dogs. */
export function landingChoice({ sort, filter }: ListAddress): Choice | undefined {
  const [choice, another] = chosenFilters({ filter })
  const isLanding =
    choice &&
    !another &&
    sort === undefined &&
    LANDING_PARAMETERS.includes(choice.name) &&
    choice.value !== 'both'
  return isLanding ? choice : undefined
}
