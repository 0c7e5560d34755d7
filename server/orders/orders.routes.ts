import type { CheckoutInput } from '#domain/checkout.schema'
import { toPounds } from '#domain/money'
import type { Unchecked } from '#domain/validate'
import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import { checkout } from './checkout.service'
import { listAllOrders, type OrderView } from './orders.service'

function toCheckoutInput(body: Readonly<Record<string, unknown>>): Unchecked<CheckoutInput> {
  const { total, address, city, phone, cart_items } = body
  const lines = Array.isArray(cart_items)
    ? cart_items.map((item) =>
        typeof item === 'object' && item !== null
          ? { productId: item.product_id, quantity: item.quantity, price: item.price }
          : item,
      )
    : cart_items
  return { total, address, city, phone, lines }
}

/** An order's items as legacy clients know them. Source: decisions section 2. */
export function toRestItems(items: OrderView['items']) {
  return items.map(({ id, name, quantity, pricePiastres }) => ({
    id,
    product: { name },
    quantity,
    price: toPounds(pricePiastres),
  }))
}

function toRest({ id, createdAt, totalPiastres, address, status, items }: OrderView) {
  return {
    id,
    created_at: createdAt.toISOString(),
    total: toPounds(totalPiastres),
    address,
    status,
    items: toRestItems(items),
  }
}

/** POST /checkout, GET /orders. Both need the token. */
export function ordersRoutes(app: RestApp): void {
  app.post<{ Headers: { 'idempotency-key'?: string } }>('/checkout', async (request, reply) => {
    const { id: userId } = await request.context.viewer()
    const input = toCheckoutInput(bodyFields(request))
    const key = request.headers['idempotency-key']
    const order = await checkout(request.context.db, userId, input, key)
    const { id, totalPiastres, status } = order
    return reply.code(201).send({ id, total: toPounds(totalPiastres), status })
  })

  app.get('/orders', async (request) => {
    const { id } = await request.context.viewer()
    return (await listAllOrders(request.context.db, id)).map(toRest)
  })
}
