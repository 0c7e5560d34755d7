import { toPounds } from '#domain/money'
import type { RestApp } from '../http/rest'
import { getProduct, listAllProducts, type ProductView } from './catalogue.service'

function toRest({ id, name, pricePiastres, imageUrl }: ProductView) {
  return { id, name, price: toPounds(pricePiastres), image_url: imageUrl }
}

/** GET /products, GET /products/{id}. */
export function catalogueRoutes(app: RestApp): void {
  app.get('/products', async (request) => {
    const products = await listAllProducts(request.context.db)
    return products.map(toRest)
  })

  app.get<{ Params: { id: string } }>('/products/:id', async (request) => {
    return toRest(await getProduct(request.context.db, request.params.id))
  })
}
