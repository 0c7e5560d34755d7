import type { ProductInput } from '#domain/catalogue.schema'
import type { Unchecked } from '#domain/validate'
import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import { toRestProduct } from './catalogue.routes'
import { addProduct, deleteProduct, updateProduct } from './product-editing.service'

interface OfProduct {
  readonly Params: { readonly id: string }
}

function toInput(body: Readonly<Record<string, unknown>>): Unchecked<ProductInput> {
  return { name: body.name, price: body.price, imageUrl: body.image_url }
}

/** POST /addproduct, POST /updateproduct/{id}, DELETE /deleteproduct/{id}. All need the owner's token. */
export function productEditingRoutes(app: RestApp): void {
  app.post('/addproduct', async (request, reply) => {
    await request.context.admin()
    const product = await addProduct(request.context.db, toInput(bodyFields(request)))
    return reply.code(201).send(toRestProduct(product))
  })

  app.post<OfProduct>('/updateproduct/:id', async (request) => {
    await request.context.admin()
    const input = toInput(bodyFields(request))
    return toRestProduct(await updateProduct(request.context.db, request.params.id, input))
  })

  app.delete<OfProduct>('/deleteproduct/:id', async (request, reply) => {
    await request.context.admin()
    await deleteProduct(request.context.db, request.params.id)
    return reply.code(204).send()
  })
}
