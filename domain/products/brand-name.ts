import { textKey } from '../validation/characters'

interface NamedBrand {
  readonly brand: string | null
  readonly brandAr: string | null
}

/** The Arabic name that a product keeps when its brand is set: that of another brand does not stay. */
export function keptBrandAr(before: NamedBrand, brand: string | null): string | null {
  const isSame = brand !== null && before.brand !== null && textKey(brand) === textKey(before.brand)
  return isSame ? before.brandAr : null
}
