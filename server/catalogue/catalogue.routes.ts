import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { toPounds } from '#domain/money'
import type { Context } from '../context'
import { setPublicCache } from '../http/cache/cache-policy'
import { streamResponse } from '../http/cache/stream-response'
import type { RestApp } from '../http/rest/rest'
import { documented } from '../http/rest/rest-docs'
import { idParameter, restIdSchema, restPriceSchema } from '../http/rest/rest-schemas'
import { ALL_PRODUCTS_PAGE, allProducts, type ProductView } from './catalogue.service'
import {
  isListQuery,
  LIST_PARAMETERS,
  listByQuery,
  pageLinks,
  type RestQuery,
} from './product-list.routes'
import { getProduct } from './product-loaders'

export const restProductSchema = z
  .strictObject({
    id: restIdSchema,
    name: z.string(),
    price: restPriceSchema,
    image_url: z.string(),
  })
  .meta({ title: 'Product' })

type RestProduct = z.output<typeof restProductSchema>

const TOY: RestProduct = {
  id: 1,
  name: 'Nilo Cat Toy',
  price: 120,
  image_url: '/pictures/cat-toy.svg',
}
const BED: RestProduct = {
  id: 2,
  name: 'Sakara Dog Bed',
  price: 850.5,
  image_url: '/pictures/dog-bed.svg',
}

/** A product as older clients know it (docs/specification.md, section 7). */
export function toRestProduct({ id, name, pricePiastres, imageUrl }: ProductView): RestProduct {
  return { id, name, price: toPounds(pricePiastres), image_url: imageUrl }
}

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

/** GET /products, GET /products/{id}. */
export function catalogueRoutes(app: RestApp): void {
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
      },
      schema: z.array(restProductSchema),
      example: [TOY, BED],
    },
  })
  app.get<{ Querystring: RestQuery }>('/products', list, async (request, reply) => {
    const { context, contentVersion, query } = request
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
    const product = await getProduct(request.context.products, request.params.id)
    setPublicCache(reply)
    return toRestProduct(product)
  })
}
