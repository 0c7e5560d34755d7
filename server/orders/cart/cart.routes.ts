import { z } from 'zod'
import { addToCartSchema, setQuantitySchema } from '#domain/orders/cart.schema'
import { bodyFields } from '../../platform/http/rest/request'
import type { RestApp } from '../../platform/http/rest/rest'
import { documented } from '../../platform/http/rest/rest-docs'
import { toRestLine } from '../../platform/http/rest/rest-lines'
import { idParameter, restLineSchema } from '../../platform/http/rest/rest-schemas'
import { IDEMPOTENCY_KEY_HEADER, requestKeyOf } from '../../platform/idempotency/request-key.routes'
import { addToCart, getCart, removeFromCart, setCartQuantity } from './cart.service'

interface ProductRoute {
  readonly Params: { readonly productId: string }
}

const PATH = { productId: idParameter('The product.') }

const ERRORS = { 409: { description: 'There is not enough stock.' } }

function exampleLine(quantity: number): z.output<typeof restLineSchema> {
  const image_url = '/pictures/cat-toy.svg'
  return { id: 1, name: 'Nilo Cat Toy', price: 120, quantity, image_url }
}

/** GET /cartpage; POST, PUT and DELETE /cart/{productId}. All require a token. */
export function cartRoutes(app: RestApp): void {
  const read = documented({
    id: 'getCart',
    tag: 'Cart',
    summary: 'The cart at current prices',
    role: 'shopper',
    response: {
      status: 200,
      description: 'The lines, with the ids of their products.',
      schema: z.strictObject({ cartItems: z.array(restLineSchema) }).meta({ title: 'Cart' }),
      example: { cartItems: [exampleLine(2)] },
    },
  })
  app.getOrPage('/cartpage', read, async (request) => {
    const { id } = await request.context.viewer()
    const cart = await getCart(request.context.db, id)
    return { cartItems: cart.lines.map(toRestLine) }
  })

  const add = documented({
    id: 'addToCart',
    tag: 'Cart',
    summary: 'Adds to the quantity of a product in the cart',
    role: 'shopper',
    path: PATH,
    headers: IDEMPOTENCY_KEY_HEADER,
    body: { schema: addToCartSchema, example: { quantity: 2 } },
    response: {
      status: 201,
      description: 'The updated line.',
      schema: restLineSchema,
      example: exampleLine(4),
    },
    errors: ERRORS,
  })
  app.post<ProductRoute>('/cart/:productId', add, async (request, reply) => {
    const { id } = await request.context.viewer()
    const { productId } = request.params
    const key = await requestKeyOf(request, 'addToCart')
    const { quantity } = bodyFields(request)
    const line = await addToCart(request.context.db, id, productId, { quantity }, key)
    return reply.code(201).send(toRestLine(line))
  })

  const set = documented({
    id: 'setCartQuantity',
    tag: 'Cart',
    summary: 'Sets the quantity of a product in the cart',
    role: 'shopper',
    path: PATH,
    body: { schema: setQuantitySchema, example: { quantity: 3 } },
    response: {
      status: 200,
      description: 'The updated line.',
      schema: restLineSchema,
      example: exampleLine(3),
    },
    errors: ERRORS,
  })
  app.put<ProductRoute>('/cart/:productId', set, async (request) => {
    const { id } = await request.context.viewer()
    const { productId } = request.params
    const line = await setCartQuantity(request.context.db, id, productId, bodyFields(request))
    return toRestLine(line)
  })

  const remove = documented({
    id: 'removeFromCart',
    tag: 'Cart',
    summary: 'Removes a product from the cart',
    role: 'shopper',
    path: PATH,
    response: { status: 204, description: 'The product was removed.' },
  })
  app.delete<ProductRoute>('/cart/:productId', remove, async (request, reply) => {
    const { id } = await request.context.viewer()
    await removeFromCart(request.context.db, id, request.params.productId)
    return reply.code(204).send()
  })
}
