import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { parsePhone } from '#domain/addresses/phone'
import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { toPounds } from '#domain/money/money'
import { INITIAL_ORDER_STATUS, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { orderStatusSchema } from '#domain/orders/orders.schema'
import { statusPermission } from '#domain/orders/status-permission'
import { actorOf } from '../../../platform/features/caller'
import type { Context } from '../../../platform/features/context'
import { streamResponse } from '../../../platform/http/cache/stream-response'
import {
  NEXT_LINK_HEADER,
  pageParameters,
  readParameter,
  type SentParameters,
  setNextLink,
  toCount,
} from '../../../platform/http/rest/list-parameters'
import { bodyFields } from '../../../platform/http/rest/request'
import type { RestApp } from '../../../platform/http/rest/rest'
import { documented, type RestDocs } from '../../../platform/http/rest/rest-docs'
import {
  idParameter,
  restCustomerSchema,
  restMessageSchema,
  restOrderStatusSchema,
} from '../../../platform/http/rest/rest-schemas'
import {
  setUpdatedUntil,
  toTime,
  UPDATED_SINCE_PARAMETER,
  UPDATED_UNTIL_HEADER,
} from '../../../platform/http/rest/updated-since'
import {
  IDEMPOTENCY_KEY_HEADER,
  requestKeyOf,
} from '../../../platform/idempotency/request-key.routes'
import { setOrderStatus } from '../life/order-status.service'
import {
  type AdminOrderSummary,
  ALL_ORDERS_PAGE,
  allAdminOrders,
  listAdminOrders,
} from '../reads/admin-orders.service'
import { hideClosedPhones } from '../reads/closed-phones'
import { allOrderConditions } from '../reads/order-filter'
import { readProductsToPack } from '../reads/products-to-pack.service'
import {
  EXAMPLE_ORDER,
  restAdjustmentsSchema,
  restItemSchema,
  restOrderSchema,
  toRestItems,
  toRestOrderAdjustments,
} from '../reads/rest-order'

const adminItemSchema = restItemSchema
  .extend({
    sku: z.string().nullable().optional().meta({
      description:
        'The SKU of the product; null if it has none, or was deleted while the order was closed; missing for who does not see the inventory.',
    }),
  })
  .meta({ title: 'AdminOrderItem' })

const adminOrderSchema = restOrderSchema
  .extend({
    items: z.array(adminItemSchema),
    user: restCustomerSchema,
    // Misspelled on purpose: legacy clients depend on it.
    addres: z.string(),
    adjustments: restAdjustmentsSchema,
  })
  .meta({ title: 'AdminOrder' })

const statusConflictSchema = restMessageSchema
  .extend({ status: restOrderStatusSchema.optional() })
  .meta({ title: 'OrderStatusConflict' })

const NEXT_STATUS = ORDER_STATUS_TABLE.PROCESSING.value

type RestAdminOrder = z.output<typeof adminOrderSchema>

const EXAMPLE: RestAdminOrder = {
  ...EXAMPLE_ORDER,
  items: EXAMPLE_ORDER.items.map((item) => ({ ...item, sku: null })),
  user: { first_name: 'Mona', mobile: '1012345678' },
  addres: '5 Tahrir Square',
}

/** The name of the account or recipient; blank once the account is deleted. */
function toUser({ customer, recipientName, phone }: AdminOrderSummary): RestAdminOrder['user'] {
  if (customer) return { first_name: customer.firstName, mobile: customer.mobile }
  return { first_name: recipientName, mobile: parsePhone(phone)?.national ?? phone }
}

type Orders = readonly AdminOrderSummary[]
type ToRest = (orders: Orders) => Promise<readonly RestAdminOrder[]>

function toRestAdminOrder(order: AdminOrderSummary): RestAdminOrder {
  const { id, address, createdAt, totalPiastres, status, items } = order
  return {
    id,
    user: toUser(order),
    addres: address,
    created_at: createdAt.toISOString(),
    total: toPounds(totalPiastres),
    status,
    items: toRestItems(items),
    ...toRestOrderAdjustments(order),
  }
}

/** Adds the SKUs of all lines, which are read at once. */
async function withSkus(
  db: EntityManager,
  orders: readonly RestAdminOrder[],
): Promise<readonly RestAdminOrder[]> {
  const ids = orders.flatMap(({ items }) => items.map(({ id }) => id))
  if (ids.length === 0) return orders
  const products = await readProductsToPack(db, ids)
  const skus = new Map(ids.map((id, index) => [id, products[index]?.sku ?? null]))
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, sku: skus.get(item.id) ?? null })),
  }))
}

/** Returns the REST serializer of orders for the permissions of the caller. */
async function orderFormat({ context }: Pick<FastifyRequest, 'context'>): Promise<ToRest> {
  const seesPhones = await context.allows(VALUE_PERMISSIONS.closedPhones)
  const seesSkus = await context.allows(VALUE_PERMISSIONS.productInventory)
  return async (all) => {
    const orders = (seesPhones ? all : all.map(hideClosedPhones)).map(toRestAdminOrder)
    return seesSkus ? withSkus(context.db, orders) : orders
  }
}

const LIST_PARAMETERS = {
  ...pageParameters('orders', ORDERS_PAGE_SIZE),
  status: {
    description: 'Only orders with this status.',
    schema: restOrderStatusSchema.optional(),
    example: INITIAL_ORDER_STATUS,
  },
  since: {
    description: 'Only orders placed at this time or later.',
    schema: z.iso.datetime({ offset: true }).optional(),
    example: '2026-01-31T09:30:00Z',
  },
  updated_since: UPDATED_SINCE_PARAMETER,
} satisfies RestDocs['query']

interface StatusRoute {
  readonly Params: { readonly id: string }
}

type ListParameter = keyof typeof LIST_PARAMETERS
type ListQuery = SentParameters<ListParameter>

const NAMES = Object.keys(LIST_PARAMETERS) as ListParameter[]

async function sendPage(
  reply: FastifyReply,
  { db, get }: Context,
  query: ListQuery,
  toRest: ToRest,
): Promise<readonly RestAdminOrder[]> {
  const { first, since, updated_since: updatedSince, ...others } = query
  const { updatedUntil, ...page } = await listAdminOrders(
    db,
    {
      ...others,
      first: readParameter(first, toCount),
      since: readParameter(since, toTime),
      updatedSince: readParameter(updatedSince, toTime),
    },
    { conditions: get(allOrderConditions) },
  )
  if (updatedUntil) setUpdatedUntil(reply, updatedUntil)
  setNextLink(reply, '/adminorder', query, page)
  return toRest(page.nodes)
}

/** The JSON array of pages of orders, each written as it is read. */
async function* toJsonList(
  first: Orders,
  others: AsyncIterable<Orders>,
  toRest: ToRest,
): AsyncGenerator<string> {
  const write = async (orders: Orders) =>
    (await toRest(orders)).map((order) => JSON.stringify(order)).join(',')
  yield `[${await write(first)}`
  for await (const page of others) yield `,${await write(page)}`
  yield ']'
}

/** GET /adminorder, PATCH /adminorder/{id}/status. Both are for staff and API keys. */
export function adminOrdersRoutes(app: RestApp): void {
  const list = documented({
    id: 'listOrders',
    tag: 'Management',
    summary: 'All orders, newest first; with parameters, a page of those that they select',
    role: 'admin',
    permission: 'orders.read',
    query: LIST_PARAMETERS,
    response: {
      status: 200,
      description: 'The orders. The fields of `user` are empty if the account was deleted.',
      headers: {
        ...NEXT_LINK_HEADER,
        ...UPDATED_UNTIL_HEADER,
      },
      schema: z.array(adminOrderSchema),
      example: [EXAMPLE],
    },
  })
  app.getOrPage<{ Querystring: ListQuery }>('/adminorder', list, async (request, reply) => {
    const { db } = request.context
    const toRest = await orderFormat(request)
    const { query } = request
    if (NAMES.some((name) => query[name] !== undefined))
      return sendPage(reply, request.context, query, toRest)
    const pages = allAdminOrders(db)
    const { value: first } = await pages.next()
    if (!first || first.length < ALL_ORDERS_PAGE) return toRest(first ?? [])
    return streamResponse(reply, toJsonList(first, pages, toRest), undefined)
  })

  const change = documented({
    id: 'setOrderStatus',
    tag: 'Management',
    summary: 'Changes the status of an order',
    role: 'admin',
    permission: 'orders.status',
    path: { id: idParameter('The order.') },
    headers: IDEMPOTENCY_KEY_HEADER,
    body: {
      schema: orderStatusSchema,
      example: { status: NEXT_STATUS, expected: INITIAL_ORDER_STATUS },
    },
    response: {
      status: 200,
      description:
        'The updated order; for an API key without the scope readOrders only its id and status.',
      schema: z.union([adminOrderSchema, adminOrderSchema.pick({ id: true, status: true })]),
      example: { ...EXAMPLE, status: NEXT_STATUS },
    },
    errors: {
      409: {
        description:
          'The order does not have the `expected` status, but `status`, or it cannot be reopened, because there is not enough stock.',
        schema: statusConflictSchema,
      },
    },
  })
  app.patch<StatusRoute>('/adminorder/:id/status', change, async (request) => {
    const { db, requirePermission, allows } = request.context
    const body = bodyFields(request)
    const actor = actorOf(await requirePermission(statusPermission(body.status)))
    const mayRead = await allows('orders.read')
    const namesStock = mayRead && (await allows('products.read'))
    const order = await setOrderStatus(db, request.params.id, body, {
      actor,
      namesStock,
      request: await requestKeyOf(request, 'setOrderStatus'),
    })
    if (!mayRead) return { id: order.id, status: order.status }
    const [changed] = await (await orderFormat(request))([order])
    return changed
  })
}
