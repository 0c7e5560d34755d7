import { basename } from 'node:path'
import { readSampleProducts } from '../../server/catalogue/sample-catalogue/sample-products'
import type { Drawing } from './drawing'
import { DRAWINGS } from './drawings'

export interface DrawnProduct {
  readonly name: string
  /** The English name without its size, if the product comes in several sizes. */
  readonly family: string | null
  /** The name of the picture, which is served as `/pictures/<picture>.svg`. */
  readonly picture: string
  readonly drawing: Drawing
}

const FILE = new URL('../../data/sample/products.json', import.meta.url)

export const drawnProducts: readonly DrawnProduct[] = readSampleProducts(FILE).map(
  ({ product: { name, family = null, imageUrl } }) => {
    const picture = basename(imageUrl, '.svg')
    const drawing = DRAWINGS[picture]
    if (!drawing) throw new Error(`drawings.ts does not say what ${picture}.svg shows`)
    return { name, family, picture, drawing }
  },
)
