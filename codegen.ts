import { readdirSync } from 'node:fs'
import { basename, dirname, sep } from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * The folders with operations. Each gets its own generated file (`client/gql/products-admin.ts`
 * for `products/admin`), so that a page loads only the operations that it uses.
 */
const folders = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'operations.graphql')
  .map((file) => dirname(file).split(sep).join('/'))
  .sort()

/** The fragments that the operations of several folders use. */
const PRODUCT_CARD = 'client/products/product-card.graphql'
const RETURN_DETAILS = 'client/orders/returns/return-details.graphql'
const REVIEW_DETAILS = 'client/reviews/review-details.graphql'
const FRAGMENTS: Readonly<Record<string, readonly string[]>> = {
  favourites: [PRODUCT_CARD],
  home: [PRODUCT_CARD],
  listing: [PRODUCT_CARD],
  products: [PRODUCT_CARD, REVIEW_DETAILS],
  'orders/admin': [RETURN_DETAILS],
  'orders/returns': [RETURN_DETAILS],
  'products/bought': [PRODUCT_CARD],
  search: [PRODUCT_CARD],
  reviews: [REVIEW_DETAILS],
}

/** Folders whose hooks work without Apollo Client, which is loaded on demand. */
const LAZY_CLIENT = [
  'back-in-stock',
  'back-in-stock/own',
  'follow',
  'home',
  'listing',
  'pages',
  'products',
  'products/bought',
  'products/favourite',
  'search',
  'reviews',
]

/** Queries that event handlers execute. */
const LAZY_QUERIES = ['Cart', 'AdminOrder', 'AdminOrders', 'OrderableProducts', 'OwnOrder']
/** Queries that nothing else executes. */
const LAZY_ONLY_QUERIES = [
  'PackableOrder',
  'ScannedOrders',
  'ParcelsToHandOver',
  'OrdersByIds',
  'CourierOrders',
  'PhoneCustomer',
  'CustomerData',
  'MatchingProductIds',
  'PreviewProductChange',
  'ScannedProducts',
]

function documentsOf(folder: string): string[] {
  return [`client/${folder}/operations.graphql`, ...(FRAGMENTS[folder] ?? [])]
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'server/platform/http/graphql/operation-names.ts': {
      documents: 'client/**/*.graphql',
      plugins: ['./client/codegen-operation-names.cjs'],
    },
    'client/gql/possible-types.ts': { plugins: ['./client/codegen-possible-types.cjs'] },
    ...Object.fromEntries(
      folders.map((folder) => [
        `client/gql/${folder.replace('/', '-')}.ts`,
        {
          documents: documentsOf(folder),
          plugins: ['typescript-operations', 'typed-document-node', './client/codegen-hooks.cjs'],
          config: {
            scalars: { EGP: '../../domain/money/units#Pounds', DateTime: 'string', ID: 'string' },
            useTypeImports: true,
            enumType: 'string-literal',
            lazyClient: LAZY_CLIENT.includes(folder),
            lazyQueries: LAZY_QUERIES,
            lazyOnlyQueries: LAZY_ONLY_QUERIES,
          },
        },
      ]),
    ),
  },
}

export default config
