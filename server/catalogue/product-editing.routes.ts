import { type ProductInput, productSchema } from '#domain/catalogue.schema'
import type { Unchecked } from '#domain/validate'
import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import { documented } from '../http/rest-docs'
import { idParameter } from '../http/rest-schemas'
import { restProductSchema, toRestProduct } from './catalogue.routes'
import { addProduct, deleteProduct, updateProduct } from './product-editing.service'

interface OfProduct {
  readonly Params: { readonly id: string }
}

function toInput(body: Readonly<Record<string, unknown>>): Unchecked<ProductInput> {
  return { name: body.name, price: body.price, imageUrl: body.image_url }
}

const PATH = { id: idParameter('The product.') }

// Older clients know nothing of a stock: the pages and GraphQL do.
const bodySchema = productSchema.omit({ stock: true })
const EXAMPLE = { name: 'Delta Cat Bowl', price: 75.25, image_url: '/pictures/cat-bowl.svg' }

/** POST /addproduct, POST /updateproduct/{id}, DELETE /deleteproduct/{id}. All need the owner's token. */
export function productEditingRoutes(app: RestApp): void {
  const add = documented({
    id: 'addProduct',
    tag: 'Management',
    summary: 'Adds a product',
    role: 'owner',
    scope: 'writeCatalogue',
    body: { schema: bodySchema, example: EXAMPLE },
    answer: {
      status: 201,
      description: 'The product.',
      schema: restProductSchema,
      example: { id: 3, ...EXAMPLE },
    },
  })
  app.post('/addproduct', add, async (request, reply) => {
    await request.context.admin('writeCatalogue')
    const product = await addProduct(request.context.db, toInput(bodyFields(request)))
    return reply.code(201).send(toRestProduct(product))
  })

  const update = documented({
    id: 'updateProduct',
    tag: 'Management',
    summary: 'Changes a product',
    role: 'owner',
    scope: 'writeCatalogue',
    path: PATH,
    body: { schema: bodySchema, example: EXAMPLE },
    answer: {
      status: 200,
      description: 'The product as it is now.',
      schema: restProductSchema,
      example: { id: 1, ...EXAMPLE },
    },
  })
  app.post<OfProduct>('/updateproduct/:id', update, async (request) => {
    await request.context.admin('writeCatalogue')
    const input = toInput(bodyFields(request))
    return toRestProduct(await updateProduct(request.context.db, request.params.id, input))
  })

  const remove = documented({
    id: 'deleteProduct',
    tag: 'Management',
    summary: 'Deletes a product; orders keep its name and price',
    role: 'owner',
    scope: 'writeCatalogue',
    path: PATH,
    answer: { status: 204, description: 'It is gone.' },
  })
  app.delete<OfProduct>('/deleteproduct/:id', remove, async (request, reply) => {
    await request.context.admin('writeCatalogue')
    await deleteProduct(request.context.db, request.params.id)
    return reply.code(204).send()
  })
}
