import { z } from 'zod'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { ORDERS_PAGE_SIZE } from '#domain/limits'
import {
  NEXT_LINK_HEADER,
  pageParameters,
  readParameter,
  type SentParameters,
  setNextLink,
  toBoolean,
  toCount,
} from '../../platform/http/rest/list-parameters'
import type { RestApp } from '../../platform/http/rest/rest'
import { documented, type RestDocs } from '../../platform/http/rest/rest-docs'
import { restIdSchema } from '../../platform/http/rest/rest-schemas'
import {
  setUpdatedUntil,
  toTime,
  UPDATED_SINCE_PARAMETER,
  UPDATED_UNTIL_HEADER,
} from '../../platform/http/rest/updated-since'
import { type CustomerProfileView, listCustomers } from './customer-list.service'

const PARAMETERS = {
  // The last order of a customer, and the customer.
  ...pageParameters('customers', ORDERS_PAGE_SIZE, [2, 1]),
  search: {
    description:
      'Only customers with these words in a name or email, or these digits in the phone.',
    schema: z.string().optional(),
    example: 'Mona',
  },
  is_blocked: {
    description: 'Only who is blocked, or who is not.',
    schema: z.boolean().optional(),
    example: false,
  },
  is_prepay_only: {
    description: 'Only who has to pay in advance, or who has not.',
    schema: z.boolean().optional(),
    example: false,
  },
  updated_since: UPDATED_SINCE_PARAMETER,
} satisfies RestDocs['query']

const customerSchema = z
  .strictObject({
    id: restIdSchema.meta({ description: 'The one that the webhook `customer.changed` names.' }),
    phone: z.string().meta({ description: 'The phone number, normalized.' }),
    name: z.string().meta({ description: 'The recipient of the last order; may be empty.' }),
    governorate: z.enum(GOVERNORATES).nullable(),
    order_count: z.int(),
    delivered_count: z.int(),
    refused_count: z.int(),
    last_order_at: z.iso.datetime().nullable(),
    is_blocked: z.boolean(),
    is_prepay_only: z.boolean(),
    reason: z.string().nullable().meta({ description: 'Why, if one of these is true.' }),
    updated_at: z.iso.datetime(),
  })
  .meta({ title: 'CustomerProfile' })

const EXAMPLE: z.infer<typeof customerSchema> = {
  id: 1,
  phone: '+201012345678',
  name: 'Mona Ali',
  governorate: 'C',
  order_count: 1,
  delivered_count: 0,
  refused_count: 0,
  last_order_at: '2026-11-20T10:00:00.000Z',
  is_blocked: false,
  is_prepay_only: false,
  reason: null,
  updated_at: '2026-11-21T09:00:00.000Z',
}

const toRestCustomer = (customer: CustomerProfileView): z.infer<typeof customerSchema> => ({
  id: customer.id,
  phone: customer.phone,
  name: customer.name,
  governorate: customer.governorate,
  order_count: customer.orderCount,
  delivered_count: customer.deliveredCount,
  refused_count: customer.refusedCount,
  last_order_at: customer.lastOrderAt?.toISOString() ?? null,
  is_blocked: customer.isBlocked,
  is_prepay_only: customer.isPrepayOnly,
  reason: customer.reason,
  updated_at: customer.updatedAt.toISOString(),
})

interface CustomersRoute {
  readonly Querystring: SentParameters<keyof typeof PARAMETERS>
}

/** GET /customers, for staff and API keys. */
export function customersRoutes(rest: RestApp): void {
  const list = documented({
    id: 'listCustomers',
    tag: 'Management',
    summary: 'The customers in pages, who ordered last first',
    role: 'admin',
    permission: 'customers.read',
    query: PARAMETERS,
    response: {
      status: 200,
      description: 'The customers of the page.',
      headers: { ...NEXT_LINK_HEADER, ...UPDATED_UNTIL_HEADER },
      schema: z.array(customerSchema),
      example: [EXAMPLE],
    },
  })
  rest.get<CustomersRoute>('/customers', list, async (request, reply) => {
    const { query } = request
    const { updatedUntil, ...page } = await listCustomers(request.context.db, {
      first: readParameter(query.first, toCount),
      after: query.after,
      search: query.search,
      isBlocked: readParameter(query.is_blocked, toBoolean),
      isPrepayOnly: readParameter(query.is_prepay_only, toBoolean),
      updatedSince: readParameter(query.updated_since, toTime),
    })
    if (updatedUntil) setUpdatedUntil(reply, updatedUntil)
    setNextLink(reply, '/customers', query, page)
    return page.nodes.map(toRestCustomer)
  })
}
