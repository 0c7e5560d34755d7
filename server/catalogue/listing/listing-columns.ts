import type { Locale } from '#domain/messages/locale'
import { type Category, categoriesOf } from '#domain/products/categories'
import { collectionPath } from '#domain/products/collections'
import { ratingSortValue } from '#domain/reviews/rating'
import { brandNameIn } from '#domain/search/known-brands'
import { textKey } from '#domain/validation/characters'
import { type ListingRow, savingOfRow, TRAITS, traitsOf, unitPriceOfRow } from './listing-row'
import { ProductKinds } from './product-kinds'

function allocate(capacity: number) {
  return {
    id: new Int32Array(capacity),
    pricePiastres: new Int32Array(capacity),
    unitPrice: new Float64Array(capacity),
    unitsSold: new Int32Array(capacity),
    rating: new Int32Array(capacity),
    kind: new Int32Array(capacity),
    saving: new Uint8Array(capacity),
  }
}

type Columns = ReturnType<typeof allocate>

const MIN_CAPACITY = 1024
const MAX_INT32 = 0x7fff_ffff

/** Gives each distinct value a small number, from 1. */
class Codes<T> {
  /** By number; 0 is no value. */
  readonly values: (T | undefined)[] = [undefined]
  private readonly byKey = new Map<string, number>()

  codeOf(key: string, value: T): number {
    const known = this.byKey.get(key)
    if (known !== undefined) return known
    this.byKey.set(key, this.values.length)
    return this.values.push(value) - 1
  }
}

export interface Flavour {
  readonly flavour: string
  readonly flavourAr: string | null
}

/** The products of each kind, by its number. */
export interface KindSummary {
  readonly counts: Int32Array
  /** Meaningless for kinds without products. */
  readonly minPiastres: Int32Array
  readonly maxPiastres: Int32Array
}

/**
 * The columns by which listings are filtered and sorted, for all products, sorted by id: 29 bytes a product, and 4 more
 * where related products are chosen.
 */
export class ListingColumns {
  size = 0
  columns: Columns = allocate(MIN_CAPACITY)
  private all = Object.values(this.columns)
  private readonly categorySetCodes = new Codes<ReadonlySet<string>>()
  private readonly brandCodes = new Codes<string>()
  private readonly brandArCodes = new Codes<string>()
  private readonly flavourCodes = new Codes<Flavour>()
  readonly kinds = new ProductKinds()
  private summary: KindSummary | undefined
  private idsOfTraits: readonly Int32Array[] | undefined
  private arabicNames: ReadonlyMap<string, string> | undefined

  /** `categoriesOfRow` is a parameter for tests with more categories than the shop has. */
  constructor(
    private readonly categoriesOfRow: (
      row: ListingRow,
    ) => readonly Pick<Category, 'key'>[] = categoriesOf,
  ) {}

  /**
   * The keys of the categories that products share, and the paths of their collections, by the numbers of these sets in
   * the column.
   */
  get categorySets(): readonly (ReadonlySet<string> | undefined)[] {
    return this.categorySetCodes.values
  }

  /** The brands by their numbers in the column. */
  get brands(): readonly (string | undefined)[] {
    return this.brandCodes.values
  }

  /** The Arabic names of brands, by their keys as texts: of each, the one that most of its products have. */
  get arabicBrands(): ReadonlyMap<string, string> {
    this.arabicNames ??= this.findArabicBrands()
    return this.arabicNames
  }

  /** The name of a brand on pages in a language. */
  brandName(brand: string, locale: Locale): string {
    return brandNameIn(locale, brand, this.arabicBrands.get(textKey(brand)))
  }

  private findArabicBrands(): ReadonlyMap<string, string> {
    const { brand, brandAr } = this.kinds.columns
    const named = new Map<string, { brand: string; name: string; count: number }>()
    this.kindSummary.counts.forEach((count, kind) => {
      const english = this.brands[brand[kind] ?? 0]
      const name = this.brandArCodes.values[brandAr[kind] ?? 0]
      if (count === 0 || english === undefined || name === undefined) return
      const key = `${brand[kind]} ${brandAr[kind]}`
      const known = named.get(key)?.count ?? 0
      named.set(key, { brand: textKey(english), name, count: known + count })
    })
    // The last one of a key stays.
    const isBefore = (a: { name: string; count: number }, b: { name: string; count: number }) =>
      a.count - b.count || (a.name < b.name ? 1 : -1)
    return new Map(
      [...named.values()].toSorted(isBefore).map((entry) => [entry.brand, entry.name] as const),
    )
  }

  /** The flavours, in both languages, by their numbers in the column. */
  get flavours(): readonly (Flavour | undefined)[] {
    return this.flavourCodes.values
  }

  /** Of all products. */
  get kindSummary(): KindSummary {
    this.summary ??= this.summarizeKinds()
    return this.summary
  }

  /** The ids of the products with each combination of traits, which is their index. */
  get idsByTraits(): readonly Int32Array[] {
    this.idsOfTraits ??= this.groupByTraits()
    return this.idsOfTraits
  }

  private groupByTraits(): readonly Int32Array[] {
    const groups = Array.from({ length: TRAITS }, (): number[] => [])
    for (let place = 0; place < this.size; place += 1) {
      groups[this.traitsAt(place)]?.push(this.columns.id[place] ?? 0)
    }
    return groups.map((ids) => Int32Array.from(ids))
  }

  private traitsAt(place: number): number {
    return this.kinds.columns.traits[this.columns.kind[place] ?? 0] ?? 0
  }

  /** The traits of a product; undefined if it is not in the index. */
  traitsOf(id: number): number | undefined {
    const place = this.find(id)
    return place < 0 ? undefined : this.traitsAt(place)
  }

  /** The number of the kind of a product; undefined if it is not in the index. */
  kindOf(id: number): number | undefined {
    const place = this.find(id)
    return place < 0 ? undefined : this.columns.kind[place]
  }

  /** Of these products. */
  summarizeKinds(places?: Int32Array): KindSummary {
    const { kind, pricePiastres } = this.columns
    const counts = new Int32Array(this.kinds.size)
    const minPiastres = new Int32Array(this.kinds.size).fill(MAX_INT32)
    const maxPiastres = new Int32Array(this.kinds.size)
    const products = places?.length ?? this.size
    for (let at = 0; at < products; at += 1) {
      const place = places ? (places[at] ?? -1) : at
      if (place < 0) continue
      const code = kind[place] ?? 0
      const amount = pricePiastres[place] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
      if (amount < (minPiastres[code] ?? 0)) minPiastres[code] = amount
      if (amount > (maxPiastres[code] ?? 0)) maxPiastres[code] = amount
    }
    return { counts, minPiastres, maxPiastres }
  }

  /** Where the product is, or the complement of where it would be. */
  private find(id: number, first = 0, last = this.size - 1): number {
    const ids = this.columns.id
    let low = first
    let high = last
    // Most new products are the newest, and most ids follow each other.
    if (high >= low && id >= (ids[high] ?? 0)) return ids[high] === id ? high : ~(high + 1)
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = ids[middle] ?? 0
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return ~low
  }

  /** Where the products with these sorted ids are; negative for those that are not in the index. */
  placesOf(ids: Int32Array): Int32Array {
    const places = new Int32Array(ids.length)
    let previous = 0
    let next = 0
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? 0
      // There are at most as many products between two ids as there are numbers.
      const last = Math.min(this.size - 1, next + id - previous - 1)
      const place = this.find(id, next, last)
      places[at] = place
      next = place < 0 ? ~place : place + 1
      previous = id
    }
    return places
  }

  /** Adds or replaces products, and removes those that are hidden. */
  put(rows: readonly ListingRow[]): void {
    this.forgetDerived()
    const hidden = new Set(rows.filter((row) => row.hidden).map(({ id }) => id))
    if ([...hidden].some((id) => this.find(id) >= 0)) this.keep((id) => !hidden.has(id))
    const shown = rows.filter((row) => !row.hidden)
    const added = shown.filter((row) => {
      const place = this.find(row.id)
      if (place >= 0) this.write(place, row)
      return place < 0
    })
    added.sort((a, b) => a.id - b.id)
    this.reserve(this.size + added.length)
    // From the end, so that each product moves at most once.
    let from = this.size - 1
    let to = this.size + added.length - 1
    for (let row = added.pop(); row; row = added.pop()) {
      for (; from >= 0 && (this.columns.id[from] ?? 0) > row.id; from -= 1) this.move(from, to--)
      this.write(to--, row)
      this.size += 1
    }
  }

  /** Removes all other products. */
  keep(isKept: (id: number) => boolean): void {
    this.forgetDerived()
    let to = 0
    for (let from = 0; from < this.size; from += 1) {
      if (!isKept(this.columns.id[from] ?? 0)) continue
      if (from !== to) this.move(from, to)
      to += 1
    }
    this.size = to
  }

  private forgetDerived(): void {
    this.summary = undefined
    this.idsOfTraits = undefined
    this.arabicNames = undefined
  }

  private reserve(size: number): void {
    const capacity = this.columns.id.length
    if (size <= capacity) return
    const larger = allocate(Math.max(size, 2 * capacity))
    for (const name of Object.keys(larger) as (keyof Columns)[]) {
      larger[name].set(this.columns[name])
    }
    this.columns = larger
    this.all = Object.values(larger)
  }

  private move(from: number, to: number): void {
    for (const column of this.all) column[to] = column[from] ?? 0
  }

  private write(place: number, row: ListingRow): void {
    const { id, pricePiastres, unitPrice, unitsSold, rating, kind, saving } = this.columns
    id[place] = row.id
    pricePiastres[place] = row.pricePiastres
    unitPrice[place] = unitPriceOfRow(row)
    unitsSold[place] = row.unitsSold
    rating[place] = ratingSortValue(row)
    kind[place] = this.kindCode(row)
    saving[place] = savingOfRow(row)
  }

  private kindCode(row: ListingRow): number {
    return this.kinds.codeOf({
      traits: traitsOf(row),
      categorySet: this.categorySetCode(row),
      brand: row.brand === null ? 0 : this.brandCodes.codeOf(textKey(row.brand), row.brand),
      brandAr: this.brandArCode(row),
      flavour: this.flavourCode(row),
    })
  }

  private categorySetCode(row: ListingRow): number {
    const collections = row.collectionSlugs.map((slug) => collectionPath({ slug }))
    const keys = [...this.categoriesOfRow(row).map(({ key }) => key), ...collections]
    return keys.length === 0 ? 0 : this.categorySetCodes.codeOf(keys.join(' '), new Set(keys))
  }

  private brandArCode({ brand, brandAr }: ListingRow): number {
    return brand === null || brandAr === null
      ? 0
      : this.brandArCodes.codeOf(textKey(brandAr), brandAr)
  }

  private flavourCode({ flavour, flavourAr }: ListingRow): number {
    if (flavour === null) return 0
    const key = JSON.stringify([textKey(flavour), flavourAr && textKey(flavourAr)])
    return this.flavourCodes.codeOf(key, { flavour, flavourAr })
  }
}
