import { type ProductInput, productFields } from '#domain/products/product.schema'
import type { Unchecked } from '#domain/validation/validate'
import { bodyFields } from '../../platform/http/rest/request'
import type { RestApp } from '../../platform/http/rest/rest'
import { documented } from '../../platform/http/rest/rest-docs'
import { idParameter } from '../../platform/http/rest/rest-schemas'
import { IDEMPOTENCY_KEY_HEADER, requestKeyOf } from '../../platform/idempotency/request-key.routes'
import { addProduct, deleteProduct, updateProduct } from './product-editing.service'
import { restProductSchema, toRestProduct } from './rest-product.types'

interface ProductRoute {
  readonly Params: { readonly id: string }
}

function toInput(body: Readonly<Record<string, unknown>>): Unchecked<ProductInput> {
  return { name: body.name, price: body.price, imageUrl: body.image_url }
}

const PATH = { id: idParameter('The product.') }

// The fields that older clients know.
const bodySchema = productFields.pick({ name: true, price: true, imageUrl: true })
const EXAMPLE = { name: 'Delta Cat Bowl', price: 75.25, image_url: '/pictures/cat-bowl.svg' }

/** POST /addproduct, POST /updateproduct/{id}, DELETE /deleteproduct/{id}. */
export function productEditingRoutes(app: RestApp): void {
  const add = documented({
    id: 'addProduct',
    tag: 'Management',
    summary: 'Adds a product',
    role: 'admin',
    permission: 'products.edit',
    headers: IDEMPOTENCY_KEY_HEADER,
    body: { schema: bodySchema, example: EXAMPLE },
    response: {
      status: 201,
      description: 'The product.',
      schema: restProductSchema,
      example: { id: 3, ...EXAMPLE },
    },
  })
  app.post('/addproduct', add, async (request, reply) => {
    const key = await requestKeyOf(request, 'addProduct')
    const product = await addProduct(request.context.db, toInput(bodyFields(request)), key)
    return reply.code(201).send(toRestProduct(product))
  })

  const update = documented({
    id: 'updateProduct',
    tag: 'Management',
    summary: 'Updates a product',
    role: 'admin',
    permission: 'products.edit',
    path: PATH,
    headers: IDEMPOTENCY_KEY_HEADER,
    body: { schema: bodySchema, example: EXAMPLE },
    response: {
      status: 200,
      description: 'The updated product.',
      schema: restProductSchema,
      example: { id: 1, ...EXAMPLE },
    },
  })
  app.post<ProductRoute>('/updateproduct/:id', update, async (request) => {
    const input = toInput(bodyFields(request))
    const { db } = request.context
    const options = { endsOffer: true, request: await requestKeyOf(request, 'updateProduct') }
    return toRestProduct(await updateProduct(db, request.params.id, input, undefined, options))
  })

  const remove = documented({
    id: 'deleteProduct',
    tag: 'Management',
    summary: 'Deletes a product; orders keep its name and price',
    role: 'admin',
    permission: 'products.edit',
    path: PATH,
    headers: IDEMPOTENCY_KEY_HEADER,
    response: { status: 204, description: 'The product was deleted.' },
  })
  app.delete<ProductRoute>('/deleteproduct/:id', remove, async (request, reply) => {
    const key = await requestKeyOf(request, 'deleteProduct')
    await deleteProduct(request.context.db, request.params.id, key)
    return reply.code(204).send()
  })
}
