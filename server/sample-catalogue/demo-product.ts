import type { Drawing } from '../../tools/pictures/drawing'

export interface DemoProduct {
  readonly name: string
  readonly nameAr: string
  readonly pricePiastres: number
  /** The name of the picture: it is served as `/pictures/<picture>.svg`. */
  readonly picture: string
}

export interface DrawnProduct extends DemoProduct {
  readonly drawing: Drawing
  /** The English name without its size, of a product that is sold in several. */
  readonly family?: string
}

/** Converts "River Cat Dry Salmon 1.5 kg" to "river-cat-dry-salmon-1-5-kg". */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export function product(
  name: string,
  nameAr: string,
  pricePiastres: number,
  drawing: Drawing,
): DrawnProduct {
  return { name, nameAr, pricePiastres, picture: toSlug(name), drawing }
}
