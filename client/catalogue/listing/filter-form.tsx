import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { readListAddress } from '#domain/listing/product-list-address'
import type { FacetAttribute, ListingFacetFragment } from '../../platform/gql/listing'
import { useText } from '../../platform/texts/text'
import { Facet } from './facet'
import { chosenFilters, facetChoices } from './filter-choices'
import { PriceFields, type PriceRange } from './price-fields'
import type { Listing } from './use-listing'
import './filter-form.css'

interface FilterFormProps extends Pick<ComponentProps<'form'>, 'id'> {
  readonly listing: Listing
  readonly facets: readonly ListingFacetFragment[]
  readonly priceRange: PriceRange | null
  /** The number of products in the list. */
  readonly total: number
}

const ATTRIBUTES = [
  { title: 'listing.animal', attributes: ['ANIMAL'] },
  { title: 'listing.brand', attributes: ['BRAND'] },
  { title: 'listing.lifeStage', attributes: ['LIFE_STAGE'] },
  { title: 'listing.flavour', attributes: ['FLAVOUR'] },
  { title: 'listing.availability', attributes: ['AVAILABILITY', 'OFFER'] },
] as const satisfies readonly { title: string; attributes: readonly FacetAttribute[] }[]

/**
 * The filters of a list. A change applies at once; without scripts the form has a button, and its
 * fields are the parameters of the page's address.
 */
export function FilterForm({ listing, facets, priceRange, total, id }: FilterFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const action = useHref(useLocation().pathname)
  const { address, kind, own } = listing
  const chosen = chosenFilters(address)

  function apply(): void {
    if (!form.current) return
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const { filter } = readListAddress(new URLSearchParams(entries), kind)
    listing.apply({ sort: address.sort, filter })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    apply()
  }

  // A choice that was made before the page was hydrated.
  const applyEarlyChoices = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? []
    if ([...boxes].some((box) => box.checked !== box.defaultChecked)) apply()
  })
  useEffect(() => applyEarlyChoices(), [])

  return (
    <form
      className="filter-form"
      id={id}
      ref={form}
      action={action}
      autoComplete="off"
      onSubmit={submit}
    >
      {[...own].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ATTRIBUTES.map(({ title, attributes }) => (
        <Facet
          key={title}
          title={t(title)}
          chosen={chosen}
          total={total}
          choices={facets
            .filter(({ attribute }) => (attributes as readonly string[]).includes(attribute))
            .flatMap(facetChoices)}
          onChange={apply}
        />
      ))}
      <PriceFields address={address} range={priceRange} onCommit={apply} />
      <noscript>
        <button type="submit" className="button button--primary">
          {t('listing.apply')}
        </button>
      </noscript>
    </form>
  )
}
