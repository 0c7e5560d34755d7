import { type ListAddress, listAddressParameters } from '#domain/listing/product-list-address'
import { textKey } from '#domain/validation/characters'
import type { FacetAttribute, ShelfFacetFragment } from '../gql/listing'

/** A filter as one parameter of an address. */
export interface Choice {
  readonly name: string
  readonly value: string
}

const lowerCase = (value: string) => value.toLowerCase()

const PARAMETERS: Readonly<
  Record<FacetAttribute, { readonly name: string; write(value: string): string }>
> = {
  ANIMAL: { name: 'animal', write: lowerCase },
  BRAND: { name: 'brand', write: (value) => value },
  LIFE_STAGE: { name: 'stage', write: lowerCase },
  FLAVOUR: { name: 'flavour', write: (value) => value },
  AVAILABILITY: { name: 'stock', write: () => 'in' },
  OFFER: { name: 'offer', write: () => 'yes' },
}

/** A value of a facet, as a filter. */
export interface FacetChoice extends Choice {
  readonly label: string
  readonly count: number
}

export function facetChoices({ attribute, values }: ShelfFacetFragment): FacetChoice[] {
  const { name, write } = PARAMETERS[attribute]
  return values.map(({ value, label, count }) => ({ name, value: write(value), label, count }))
}

/** What an address filters by. */
export function chosenFilters({ filter }: ListAddress): Choice[] {
  const parameters = listAddressParameters({ filter })
  return [...parameters].map(([name, value]) => ({ name, value }))
}

/** Whether choices are the same, in whichever spelling. */
export const isSame = (a: Choice) => (b: Choice) =>
  a.name === b.name && textKey(a.value) === textKey(b.value)
