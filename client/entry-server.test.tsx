// @vitest-environment node
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { type Execute, render } from './entry-server'
import { buildProductDetails, buildProducts } from './test/products'

type Responses = Readonly<Record<string, Record<string, unknown>>>

function nameOf(document: DocumentNode): string {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  )
  return operation?.name?.value ?? ''
}

/** Executes these operations and rejects others. */
function createExecute(responses: Responses): Execute {
  return async (document) => {
    const data = responses[nameOf(document)]
    if (!data) throw new Error(`unexpected operation ${nameOf(document)}`)
    return { data }
  }
}

function renderPath(path: string, responses: Responses = {}, shopName = 'Mishmish') {
  return render({
    url: `http://localhost:4000${path}`,
    publicUrl: 'https://shop.example.com',
    emailTopLevelDomains: ['com', 'net'],
    shop: { name: shopName, about: 'A shop for pets.', contact: {} },
    execute: createExecute(responses),
  })
}

const connection = (nodes: unknown[]) => ({
  __typename: 'ProductConnection',
  nodes,
  totalCount: nodes.length,
  facets: [],
  priceRange: null,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
})

test('A category is rendered with its products, title and canonical URL', async () => {
  const page = await renderPath('/catfood?utm=1', {
    ListingProducts: { products: connection(buildProducts(3)) },
  })
  expect(page.status).toBe(200)
  expect(page.html.match(/href="\/productdetails\/\d"/g)).toHaveLength(3)
  expect(page.html).not.toMatch(/<(?:title|meta|link)\b/)
  expect(page.head).toContain('<title>Cat food | Mishmish</title>')
  expect(page.head).toContain('rel="canonical" href="https://shop.example.com/catfood"')
})

test('A path in another case has the canonical URL of its category', async () => {
  const page = await renderPath('/dentalcare', {
    ListingProducts: { products: connection([]) },
  })
  expect(page.head).toContain('href="https://shop.example.com/dentalCare"')
})

test('An unknown path is a 404', async () => {
  expect((await renderPath('/no-such-page')).status).toBe(404)
})

test('An unknown product is a 404', async () => {
  const page = await renderPath('/productdetails/9', {
    ProductDetails: { product: null, deliveryRates: [] },
  })
  expect(page.status).toBe(404)
  expect(page.html).toContain('Product not found')
})

test('Product names are escaped', async () => {
  const name = '</script><script>alert(1)</script>'
  const product = buildProductDetails(1, { name })
  const page = await renderPath('/productdetails/1', {
    ProductDetails: { product, deliveryRates: [] },
  })
  const blocks = (page.html + page.state + page.head).match(/<\/?script[^>]*>/g)
  expect(blocks).toEqual(
    expect.arrayContaining(['<script type="application/ld+json">', '</script>']),
  )
  expect(blocks).not.toContain('<script>')
})

test('A product has structured data with its price in EGP', async () => {
  const product = buildProductDetails(1)
  const { html } = await renderPath('/productdetails/1', {
    ProductDetails: { product, deliveryRates: [] },
  })
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? ''),
  )
  expect(data.find((block) => block['@type'] === 'Product')).toMatchObject({
    image: ['https://shop.example.com/pictures/1.svg'],
    offers: { price: '249.50', priceCurrency: 'EGP' },
  })
})

test('Structured data has the price before an offer as struck through', async () => {
  const product = buildProductDetails(1, { price: 75, wasPrice: 100, percentSaved: 25 })
  const { html } = await renderPath('/productdetails/1', {
    ProductDetails: { product, deliveryRates: [] },
  })
  expect(html).toContain(
    '"priceType":"https://schema.org/StrikethroughPrice","price":"100.00","priceCurrency":"EGP"}',
  )
})

test('A product whose picture URL is invalid is rendered without it', async () => {
  const product = buildProductDetails(1, { imageUrl: 'https://[' })
  const page = await renderPath('/productdetails/1', {
    ProductDetails: { product, deliveryRates: [] },
  })
  expect(page.status).toBe(200)
  expect(page.html).toContain(product.name)
  expect(page.head).toContain('https://shop.example.com/art/og.png')
})

test('A link to a product is shared with its picture, in the language of the page', async () => {
  const product = buildProductDetails(1, { name: 'Koura Ball' })
  const { head } = await renderPath('/ar/productdetails/1', {
    ProductDetails: { product, deliveryRates: [] },
  })
  const metadata = Object.fromEntries(
    [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )
  expect(metadata).toMatchObject({
    'og:image': 'https://shop.example.com/previews/1.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Koura Ball',
    'og:locale': 'ar_EG',
    'twitter:card': 'summary_large_image',
  })
})

test('What a product says for search engines stands in the head of its page, and its name in the page', async () => {
  const product = buildProductDetails(1, { name: 'Koura Ball' })
  const content = { ...product.content, seoTitle: 'Balls in Cairo', seoDescription: 'In two days' }
  const { head, html } = await renderPath('/productdetails/1', {
    ProductDetails: { product: { ...product, content }, deliveryRates: [] },
  })
  expect(head).toMatch(/<title>Balls in Cairo \| [^<]+<\/title>/)
  expect(head).toContain('<meta name="description" content="In two days"')
  expect(html).toMatch(/<h1[^>]*>(?:(?!<\/h1>).)*Koura Ball/)
})

test.each([
  ['', 'Mishmish', 'Balls in Cairo – MISHMISH', true],
  ['', 'Mishmish', 'Mishmish: balls in Cairo', true],
  ['', 'Mishmish', 'Mishmishes and balls', false],
  ['/ar', 'مشمش', 'كرات في القاهرة | مشمش', true],
  ['/ar', 'مشمش', 'كرات المشمش', false],
])(
  'A title for search engines has the name of the shop once (%s, %s, %s)',
  async (start, shopName, seoTitle, isWhole) => {
    const product = buildProductDetails(1)
    const { head } = await renderPath(
      `${start}/productdetails/1`,
      {
        ProductDetails: {
          product: { ...product, content: { ...product.content, seoTitle } },
          deliveryRates: [],
        },
      },
      shopName,
    )
    const title = isWhole ? seoTitle : `${seoTitle} | ${shopName}`
    expect(head).toContain(`<title>${title}</title>`)
  },
)

test('A failed query renders an error, and the browser renders the page from scratch', async () => {
  const page = await renderPath('/beds')
  expect(page.status).toBe(500)
  expect(page.html).toContain('Failed to load products. Please try again later.')
  expect(page.state).toContain('"failed":true')
})

test('Pages that depend on the session execute no operation', async () => {
  for (const path of [
    '/cartpage',
    '/checkout',
    '/profile',
    '/login',
    '/signup',
    '/resetpassword',
    '/confirmemail',
  ]) {
    const page = await renderPath(path)
    expect(page.status, path).toBe(200)
  }
})

test.each([
  ['/cartpage', 'This page needs JavaScript.', '/login'],
  ['/checkout', 'This page needs JavaScript.', '/login'],
  ['/ar/cartpage', 'هذه الصفحة تحتاج إلى JavaScript.', '/ar/login'],
  ['/ar/checkout', 'هذه الصفحة تحتاج إلى JavaScript.', '/ar/login'],
])(
  'Without scripts, %s says that it needs them, and links to the login page',
  async (path, text, login) => {
    const { html } = await renderPath(path)
    const withoutScripts = [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(
      ([, part]) => part,
    )
    expect(withoutScripts.some((part) => part?.includes(text))).toBe(true)
    expect(withoutScripts.some((part) => part?.includes(`href="${login}"`))).toBe(true)
    // Its stylesheet hides its content.
    const [before = '', placeholder] = html.split('<div class="needs-scripts">')
    expect(placeholder).toContain('class="skeleton')
    expect(before).not.toContain('class="skeleton')
  },
)
