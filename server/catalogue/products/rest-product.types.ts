import { z } from 'zod'
import { toPounds } from '#domain/money/money'
import type { ProductView } from '#domain/products/product-view'
import { restIdSchema, restPriceSchema } from '../../platform/http/rest/rest-schemas'

export const restProductSchema = z
  .strictObject({
    id: restIdSchema,
    name: z.string(),
    price: restPriceSchema,
    image_url: z.string(),
  })
  .meta({ title: 'Product' })

export type RestProduct = z.output<typeof restProductSchema>

/** Examples of the documentation. */
export const TOY: RestProduct = {
  id: 1,
  name: 'Nilo Cat Toy',
  price: 120,
  image_url: '/pictures/cat-toy.svg',
}
export const BED: RestProduct = {
  id: 2,
  name: 'Sakara Dog Bed',
  price: 850.5,
  image_url: '/pictures/dog-bed.svg',
}

/** A product as older clients know it (docs/specification.md, section 7). */
export function toRestProduct({ id, name, pricePiastres, imageUrl }: ProductView): RestProduct {
  return { id, name, price: toPounds(pricePiastres), image_url: imageUrl }
}
