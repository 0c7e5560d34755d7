import {
  type ListAddress,
  type ListFilter,
  listAddressParameters,
} from '#domain/listing/product-list-address'
import type { Animal, LifeStage } from '#domain/products/product-attributes'
import { textKey } from '#domain/validation/characters'
import type { FacetAttribute, ListingFacetFragment } from '../../platform/gql/listing'

/** A filter as one parameter of an address. */
export interface Choice {
  readonly name: string
  readonly value: string
}

const FILTERS: Readonly<Record<FacetAttribute, (value: string) => ListFilter>> = {
  ANIMAL: (value) => ({ animals: [value as Animal] }),
  BRAND: (value) => ({ brands: [value] }),
  LIFE_STAGE: (value) => ({ lifeStages: [value as LifeStage] }),
  FLAVOUR: (value) => ({ flavours: [value] }),
  AVAILABILITY: () => ({ inStock: true }),
  OFFER: () => ({ onOffer: true }),
}

/** A value of a facet, as a filter. */
export interface FacetChoice extends Choice {
  readonly label: string
  readonly count: number
}

export function facetChoices({ attribute, values }: ListingFacetFragment): FacetChoice[] {
  return values.flatMap(({ value, label, count }) =>
    chosenFilters({ filter: FILTERS[attribute](value) }).map((choice) => ({
      ...choice,
      label,
      count,
    })),
  )
}

/** The filters in an address. */
export function chosenFilters({ filter }: ListAddress): Choice[] {
  const parameters = listAddressParameters({ filter })
  return [...parameters].map(([name, value]) => ({ name, value }))
}

/** Whether choices are the same, whatever their spelling. */
export const isSame = (a: Choice) => (b: Choice) =>
  a.name === b.name && textKey(a.value) === textKey(b.value)
