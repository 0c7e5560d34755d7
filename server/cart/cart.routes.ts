import { z } from 'zod'
import { addToCartSchema, setQuantitySchema } from '#domain/cart.schema'
import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import { documented } from '../http/rest-docs'
import { toRestLine } from '../http/rest-lines'
import { idParameter, restLineSchema } from '../http/rest-schemas'
import { addToCart, getCart, removeFromCart, setCartQuantity } from './cart.service'

interface OfProduct {
  readonly Params: { readonly productId: string }
}

const PATH = { productId: idParameter('The product.') }

const REFUSALS = { 409: { description: 'There are not that many left.' } }

function exampleLine(quantity: number): z.output<typeof restLineSchema> {
  const image_url = '/pictures/cat-toy.svg'
  return { id: 1, name: 'Nilo Cat Toy', price: 120, quantity, image_url }
}

/** GET /cartpage; POST, PUT and DELETE /cart/{productId}. All need the token. */
export function cartRoutes(app: RestApp): void {
  const read = documented({
    id: 'getCart',
    tag: 'Cart',
    summary: 'The cart with today’s prices',
    role: 'shopper',
    answer: {
      status: 200,
      description: 'The lines; their ids are the products’.',
      schema: z.strictObject({ cartItems: z.array(restLineSchema) }),
      example: { cartItems: [exampleLine(2)] },
    },
  })
  app.getBesidePage('/cartpage', read, async (request) => {
    const { id } = await request.context.viewer()
    const cart = await getCart(request.context.db, id)
    return { cartItems: cart.lines.map(toRestLine) }
  })

  const add = documented({
    id: 'addToCart',
    tag: 'Cart',
    summary: 'Adds to what the cart has of a product',
    role: 'shopper',
    path: PATH,
    body: { schema: addToCartSchema, example: { quantity: 2 } },
    answer: {
      status: 201,
      description: 'The line as it is now.',
      schema: restLineSchema,
      example: exampleLine(4),
    },
    refusals: REFUSALS,
  })
  app.post<OfProduct>('/cart/:productId', add, async (request, reply) => {
    const { id } = await request.context.viewer()
    const { productId } = request.params
    const line = await addToCart(request.context.db, id, productId, bodyFields(request))
    return reply.code(201).send(toRestLine(line))
  })

  const set = documented({
    id: 'setCartQuantity',
    tag: 'Cart',
    summary: 'Sets how many of a product the cart has',
    role: 'shopper',
    path: PATH,
    body: { schema: setQuantitySchema, example: { quantity: 3 } },
    answer: {
      status: 200,
      description: 'The line as it is now.',
      schema: restLineSchema,
      example: exampleLine(3),
    },
    refusals: REFUSALS,
  })
  app.put<OfProduct>('/cart/:productId', set, async (request) => {
    const { id } = await request.context.viewer()
    const { productId } = request.params
    const line = await setCartQuantity(request.context.db, id, productId, bodyFields(request))
    return toRestLine(line)
  })

  const remove = documented({
    id: 'removeFromCart',
    tag: 'Cart',
    summary: 'Takes a product out of the cart',
    role: 'shopper',
    path: PATH,
    answer: { status: 204, description: 'It is not in the cart.' },
  })
  app.delete<OfProduct>('/cart/:productId', remove, async (request, reply) => {
    const { id } = await request.context.viewer()
    await removeFromCart(request.context.db, id, request.params.productId)
    return reply.code(204).send()
  })
}
