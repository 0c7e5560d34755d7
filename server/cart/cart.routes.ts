import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import { toRestLine } from '../http/rest-lines'
import { addToCart, getCart, removeFromCart, setCartQuantity } from './cart.service'

interface OfProduct {
  readonly Params: { readonly productId: string }
}

/** GET /cartpage; POST, PUT and DELETE /cart/{productId}. All need the token. */
export function cartRoutes(app: RestApp): void {
  app.getBesidePage('/cartpage', async (request) => {
    const { id } = await request.context.viewer()
    const cart = await getCart(request.context.db, id)
    return { cartItems: cart.lines.map(toRestLine) }
  })

  app.post<OfProduct>('/cart/:productId', async (request, reply) => {
    const { id } = await request.context.viewer()
    const { productId } = request.params
    const line = await addToCart(request.context.db, id, productId, bodyFields(request))
    return reply.code(201).send(toRestLine(line))
  })

  app.put<OfProduct>('/cart/:productId', async (request) => {
    const { id } = await request.context.viewer()
    const { productId } = request.params
    const line = await setCartQuantity(request.context.db, id, productId, bodyFields(request))
    return toRestLine(line)
  })

  app.delete<OfProduct>('/cart/:productId', async (request, reply) => {
    const { id } = await request.context.viewer()
    await removeFromCart(request.context.db, id, request.params.productId)
    return reply.code(204).send()
  })
}
