import { toPounds } from '#domain/money'
import type { RestApp } from '../http/rest'
import { getProduct, listAllProducts, type ProductView } from './catalogue.service'

/** A product as legacy clients know it. Source: decisions section 2. */
export function toRestProduct({ id, name, pricePiastres, imageUrl }: ProductView) {
  return { id, name, price: toPounds(pricePiastres), image_url: imageUrl }
}

/** GET /products, GET /products/{id}. */
export function catalogueRoutes(app: RestApp): void {
  app.get('/products', async (request) => {
    const products = await listAllProducts(request.context.db)
    return products.map(toRestProduct)
  })

  app.get<{ Params: { id: string } }>('/products/:id', async (request) => {
    return toRestProduct(await getProduct(request.context.db, request.params.id))
  })
}
