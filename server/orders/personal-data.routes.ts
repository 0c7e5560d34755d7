import { z } from 'zod'
import { toPounds } from '#domain/money'
import { ORDER_STATUSES } from '#domain/order-status'
import type { RestApp } from '../http/rest'
import { documented } from '../http/rest-docs'
import { toRestLine } from '../http/rest-lines'
import { restLineSchema } from '../http/rest-schemas'
import { EXAMPLE_ORDER, restOrderSchema, toRestItems } from './orders.routes'
import type { OrderView } from './orders.service'
import { readPersonalData } from './personal-data.service'

const orderSchema = restOrderSchema.extend({
  address: z.string(),
  city: z.string(),
  phone: z.string(),
  history: z.array(
    z.strictObject({ status: z.enum(ORDER_STATUSES), changed_at: z.iso.datetime() }),
  ),
})

const personalDataSchema = z.strictObject({
  profile: z.strictObject({
    first_name: z.string(),
    second_name: z.string(),
    email: z.string(),
    mobile: z.string(),
  }),
  cart_items: z.array(restLineSchema),
  orders: z.array(orderSchema),
})

function toRestOrder(order: OrderView): z.output<typeof orderSchema> {
  const { id, createdAt, totalPiastres, address, city, phone, status, items, history } = order
  return {
    id,
    created_at: createdAt.toISOString(),
    total: toPounds(totalPiastres),
    status,
    items: toRestItems(items),
    address,
    city,
    phone,
    history: history.map((change) => ({
      status: change.status,
      changed_at: change.changedAt.toISOString(),
    })),
  }
}

/** GET /profile/data: everything about whoever is signed in, as a file. */
export function personalDataRoutes(app: RestApp): void {
  const download = documented({
    id: 'getPersonalData',
    tag: 'Accounts',
    summary: 'Everything that the shop keeps about who is signed in',
    role: 'shopper',
    answer: {
      status: 200,
      description: 'Account, cart and orders.',
      schema: personalDataSchema,
      example: {
        profile: {
          first_name: 'Mona',
          second_name: 'Ali',
          email: 'mona@example.com',
          mobile: '1012345678',
        },
        cart_items: [
          {
            id: 1,
            name: 'Nilo Cat Toy',
            price: 120,
            quantity: 2,
            image_url: '/pictures/cat-toy.svg',
          },
        ],
        orders: [
          {
            ...EXAMPLE_ORDER,
            address: '5 Tahrir Square',
            city: 'Cairo',
            phone: '1012345678',
            history: [{ status: 'Pending', changed_at: EXAMPLE_ORDER.created_at }],
          },
        ],
      },
    },
  })
  app.get('/profile/data', download, async (request, reply) => {
    const { id } = await request.context.viewer()
    const { user, cart, orders } = await readPersonalData(request.context.db, id)
    const { firstName, secondName, email, mobile } = user
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return {
      profile: { first_name: firstName, second_name: secondName, email, mobile },
      cart_items: cart.lines.map(toRestLine),
      orders: orders.map(toRestOrder),
    }
  })
}
