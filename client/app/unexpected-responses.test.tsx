import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { logIn } from '../platform/session/session'
import { renderShop } from '../test/render-shop'
import { buildToken } from '../test/tokens'

const LOAD_FAILED = 'Failed to load products. Please try again later.'
const UNEXPECTED = 'Unexpected response structure.'

/** The pages that send queries, the fields they request and their error messages. */
const PAGES: readonly (readonly [path: string, fields: readonly string[], text: string])[] = [
  ['/home', ['trending', 'newArrivals', 'cats', 'dogs'], LOAD_FAILED],
  ['/catfood', ['products'], LOAD_FAILED],
  ['/search?query=cat', ['search'], LOAD_FAILED],
  ['/productdetails/7', ['product'], LOAD_FAILED],
  ['/cartpage', ['cart'], 'Failed to load cart items. Please try again.'],
  ['/checkout', ['cart'], 'Failed to load cart items. Please try again.'],
  ['/profile', ['me', 'orders'], 'Unable to fetch data'],
  ['/adminDashboard', ['sales', 'oldest', 'soldOut'], 'Failed to load sales. Please try again.'],
  ['/adminHome', ['trending', 'newArrivals'], LOAD_FAILED],
  ['/adminorder', ['adminOrders'], UNEXPECTED],
  ['/adminorder/31', ['adminOrder'], UNEXPECTED],
  ['/adminorder/print?kind=labels&ids=31', ['ordersByIds'], UNEXPECTED],
  ['/updateproduct/7', ['adminProduct'], 'Failed to fetch product data.'],
  ['/adminproducts', ['adminProducts'], LOAD_FAILED],
  ['/adminsearchterms', ['searchTerms'], 'Failed to load the search terms.'],
  ['/admindiscounts', ['discountCodes'], 'Failed to load the discount codes.'],
  ['/admindelivery', ['deliveryRates'], 'Failed to load the delivery rates.'],
  ['/adminconfirmation', ['confirmationRules'], 'Failed to load the rules.'],
  ['/adminbanners', ['editableHomePage'], 'Failed to load the home page.'],
  ['/adminpages', ['editableHelpPages'], 'Failed to load the pages.'],
  ['/adminpages/terms', ['editableHelpPage'], 'Failed to load the pages.'],
  ['/adminkeys', ['apiKeys'], 'Failed to load the keys.'],
  ['/adminwebhooks', ['webhooks'], 'Failed to load the webhooks.'],
]

/** Response bodies for the requested fields. */
const BODIES: Readonly<Record<string, (fields: readonly string[]) => unknown>> = {
  '{"data":{}}': () => ({ data: {} }),
  '{"data":null}': () => ({ data: null }),
  '{}': () => ({}),
  '[]': () => [],
  null: () => null,
  '"text"': () => 'text',
  'a field that is a number': (fields) => ({
    data: Object.fromEntries(fields.map((field) => [field, 7])),
  }),
  'a field that is an empty object': (fields) => ({
    data: Object.fromEntries(fields.map((field) => [field, {}])),
  }),
  'a list that is null': (fields) => ({
    data: Object.fromEntries(fields.map((field) => [field, { nodes: null }])),
  }),
}

/** Responses that are no JSON, and whether their status says that the request failed. */
const RESPONSES: Readonly<Record<string, () => Response>> = {
  'status 500 without a body': () => new Response(null, { status: 500 }),
  'status 502 with a page of a proxy': () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  'no body': () => new Response(''),
  'a page of HTML': () => new Response('<h1>Hello</h1>'),
}

function mockResponse(respond: () => Response): void {
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/graphql' ? respond() : new Response(null, { status: 204 }),
  )
}

beforeEach(() => {
  logIn(buildToken('admin'), 'Amira')
})

test.each(PAGES)(
  '%s shows an error for a response with an unexpected structure',
  async (path, fields, text) => {
    for (const [name, bodyOf] of Object.entries(BODIES)) {
      mockResponse(() => Response.json(bodyOf(fields)))
      await renderShop({ path })
      await screen.findByText(text)
      expect(screen.queryByText('Something went wrong'), name).toBeNull()
      cleanup()
    }
  },
)

test.each(PAGES)(
  '%s shows no skeleton after its data failed to load',
  async (path, _fields, text) => {
    mockResponse(() => Response.json({}))
    const { container } = await renderShop({ path })
    await screen.findByText(text)
    await waitFor(() =>
      expect(container.querySelectorAll('[aria-busy="true"], .skeleton')).toHaveLength(0),
    )
  },
)

test.each(PAGES)('%s shows an error for a response without data', async (path, _fields, text) => {
  for (const [name, respond] of Object.entries(RESPONSES)) {
    mockResponse(respond)
    await renderShop({ path })
    // Source: docs/specification.md, section 8.
    const isFailed = respond().status >= 500 && text === UNEXPECTED
    await screen.findByText(isFailed ? 'Failed to fetch orders.' : text)
    expect(screen.queryByText('Something went wrong'), name).toBeNull()
    cleanup()
  }
})
