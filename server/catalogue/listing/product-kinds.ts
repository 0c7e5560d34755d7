/** The attributes shared by products that pass the same filters, except the price filter. */
export interface ProductKind {
  readonly traits: number
  /** The numbers of the set of categories, the brand and the flavour; 0 is none. */
  readonly categorySet: number
  readonly brand: number
  /** The number of the brand's Arabic name. */
  readonly brandAr: number
  readonly flavour: number
}

const MIN_CAPACITY = 256

function allocate(capacity: number) {
  return {
    traits: new Uint8Array(capacity),
    categorySet: new Int32Array(capacity),
    brand: new Int32Array(capacity),
    brandAr: new Int32Array(capacity),
    flavour: new Int32Array(capacity),
  }
}

/** Gives each kind of products a small number, from 0. */
export class ProductKinds {
  size = 0
  /** By the number of the kind. */
  columns = allocate(MIN_CAPACITY)
  private readonly codes = new Map<string, number>()

  codeOf({ traits, categorySet, brand, brandAr, flavour }: ProductKind): number {
    const key = `${traits} ${categorySet} ${brand} ${brandAr} ${flavour}`
    const known = this.codes.get(key)
    if (known !== undefined) return known
    const code = this.size
    this.size += 1
    this.codes.set(key, code)
    if (code === this.columns.traits.length) this.grow()
    this.columns.traits[code] = traits
    this.columns.categorySet[code] = categorySet
    this.columns.brand[code] = brand
    this.columns.brandAr[code] = brandAr
    this.columns.flavour[code] = flavour
    return code
  }

  private grow(): void {
    const larger = allocate(2 * this.size)
    for (const name of Object.keys(larger) as (keyof typeof larger)[]) {
      larger[name].set(this.columns[name])
    }
    this.columns = larger
  }
}
