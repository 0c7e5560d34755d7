import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { ProductView } from '#domain/products/product-view'
import type { Context } from '../../platform/features/context'
import { setPublicCache } from '../../platform/http/cache/cache-policy'
import { streamResponse } from '../../platform/http/cache/stream-response'
import type { RestApp } from '../../platform/http/rest/rest'
import { documented } from '../../platform/http/rest/rest-docs'
import { idParameter } from '../../platform/http/rest/rest-schemas'
import { setUpdatedUntil, UPDATED_UNTIL_HEADER } from '../../platform/http/rest/updated-since'
import { ALL_PRODUCTS_PAGE, allProducts } from '../products/catalogue.service'
import { getProduct, productLoaders } from '../products/product-loaders'
import {
  BED,
  type RestProduct,
  restProductSchema,
  TOY,
  toRestProduct,
} from '../products/rest-product.types'
import {
  isListQuery,
  LIST_PARAMETERS,
  listByQuery,
  listChangesByQuery,
  pageLinks,
  type RestQuery,
} from './product-list.routes'

/** The JSON array of pages of products, each written as it is read. */
async function* toJsonList(
  first: readonly ProductView[],
  others: AsyncIterable<readonly ProductView[]>,
): AsyncGenerator<string> {
  const write = (products: readonly ProductView[]) =>
    products.map((product) => JSON.stringify(toRestProduct(product))).join(',')
  yield `[${write(first)}`
  for await (const page of others) yield `,${write(page)}`
  yield ']'
}

async function sendPage(
  reply: FastifyReply,
  context: Context,
  query: RestQuery,
): Promise<readonly RestProduct[]> {
  const page = await listByQuery(context, query)
  const total = await page.count()
  setPublicCache(reply)
  reply.header('link', pageLinks(query, page)).header('x-total-count', total)
  return page.nodes.map(toRestProduct)
}

/** Changes are not cached: clients poll for the latest ones. */
async function sendChanges(
  reply: FastifyReply,
  context: Context,
  query: RestQuery,
): Promise<readonly RestProduct[]> {
  const page = await listChangesByQuery(context, query)
  const total = await page.count()
  reply.header('link', pageLinks(query, page)).header('x-total-count', total)
  setUpdatedUntil(reply, page.updatedUntil)
  return page.nodes.map(toRestProduct)
}

/** GET /products, GET /products/{id}. */
export function productsRoutes(app: RestApp): void {
  const list = documented({
    id: 'listProducts',
    tag: 'Catalogue',
    summary: 'All products, oldest first; with parameters, a page of those that they select',
    role: 'public',
    query: LIST_PARAMETERS,
    response: {
      status: 200,
      description: 'The products.',
      headers: {
        Link: {
          description: 'With parameters: the first page and, unless this is the last, the next.',
          schema: z.string(),
        },
        'X-Total-Count': {
          description: 'With parameters: the number of products in all pages.',
          schema: z.int(),
        },
        ...UPDATED_UNTIL_HEADER,
      },
      schema: z.array(restProductSchema),
      example: [TOY, BED],
    },
  })
  app.get<{ Querystring: RestQuery }>('/products', list, async (request, reply) => {
    const { context, contentVersion, query } = request
    if (query.updated_since !== undefined) return sendChanges(reply, context, query)
    if (isListQuery(query)) return sendPage(reply, context, query)
    const pages = allProducts(context.db)
    const { value: first } = await pages.next()
    setPublicCache(reply)
    if (!first || first.length < ALL_PRODUCTS_PAGE) return (first ?? []).map(toRestProduct)
    return streamResponse(reply, toJsonList(first, pages), contentVersion)
  })

  const one = documented({
    id: 'getProduct',
    tag: 'Catalogue',
    summary: 'One product',
    role: 'public',
    path: { id: idParameter('The product.') },
    response: { status: 200, description: 'The product.', schema: restProductSchema, example: TOY },
  })
  app.get<{ Params: { id: string } }>('/products/:id', one, async (request, reply) => {
    const product = await getProduct(request.context.get(productLoaders), request.params.id)
    setPublicCache(reply)
    return toRestProduct(product)
  })
}
