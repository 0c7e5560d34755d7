import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { readListAddress } from '#domain/listing/product-list-address'
import type { FacetAttribute, ShelfFacetFragment } from '../gql/listing'
import { useText } from '../texts/text'
import { Facet } from './facet'
import { PriceFields, type PriceRange } from './price-fields'
import { chosenFilters, facetChoices } from './filter-choices'
import type { Shelf } from './use-listing'
import './filter-form.css'

interface ShelfFiltersProps extends Pick<ComponentProps<'form'>, 'id'> {
  readonly shelf: Shelf
  readonly facets: readonly ShelfFacetFragment[]
  readonly priceRange: PriceRange | null
  /** The number of products in the list. */
  readonly total: number
}

const ATTRIBUTES = [
  { title: 'shelf.animal', attributes: ['ANIMAL'] },
  { title: 'shelf.brand', attributes: ['BRAND'] },
  { title: 'shelf.lifeStage', attributes: ['LIFE_STAGE'] },
  { title: 'shelf.flavour', attributes: ['FLAVOUR'] },
  { title: 'shelf.availability', attributes: ['AVAILABILITY', 'OFFER'] },
] as const satisfies readonly { title: string; attributes: readonly FacetAttribute[] }[]

/**
 * The filters of a list. A change applies at once; without scripts the form has a button, and its
 * fields are the parameters of the page's address.
 */
export function ShelfFilters({ shelf, facets, priceRange, total, id }: ShelfFiltersProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const action = useHref(useLocation().pathname)
  const { address, kind, own } = shelf
  const chosen = chosenFilters(address)

  function apply(): void {
    if (!form.current) return
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const { filter } = readListAddress(new URLSearchParams(entries), kind)
    shelf.apply({ sort: address.sort, filter })
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
      className="shelf-filters"
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
          {t('shelf.apply')}
        </button>
      </noscript>
    </form>
  )
}
