import { readdirSync } from 'node:fs'
import { basename, dirname, sep } from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * The folders with operations. Each gets its own generated file (`client/platform/gql/products-admin.ts`
 * for `catalogue/products/admin`), so that a page loads only the operations that it uses.
 */
const folders = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'operations.graphql')
  .map((file) => dirname(file).split(sep).join('/'))
  .sort()

/** What a folder's generated file is named after: its path in its wing; `app` is a wing of one room. */
const nameOf = (folder: string) =>
  folder.startsWith('app/') ? folder : folder.slice(folder.indexOf('/') + 1)

/** The fragments that the operations of several folders use, by the folders' names. */
const PRODUCT_CARD = 'client/catalogue/products/product-card.graphql'
const RETURN_DETAILS = 'client/orders/orders/returns/return-details.graphql'
const REVIEW_DETAILS = 'client/catalogue/reviews/review-details.graphql'
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
  return [`client/${folder}/operations.graphql`, ...(FRAGMENTS[nameOf(folder)] ?? [])]
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'server/platform/http/graphql/operation-names.ts': {
      documents: 'client/**/*.graphql',
      plugins: ['./client/bundle/codegen-operation-names.cjs'],
    },
    'client/platform/gql/possible-types.ts': {
      plugins: ['./client/bundle/codegen-possible-types.cjs'],
    },
    'client/platform/gql/requirements.ts': {
      documents: 'client/**/*.graphql',
      plugins: ['./client/bundle/codegen-requirements.cjs'],
    },
    ...Object.fromEntries(
      folders.map((folder) => [
        `client/platform/gql/${nameOf(folder).replace('/', '-')}.ts`,
        {
          documents: documentsOf(folder),
          plugins: [
            'typescript-operations',
            'typed-document-node',
            './client/bundle/codegen-hooks.cjs',
          ],
          config: {
            scalars: {
              EGP: '../../../domain/money/units#Pounds',
              DateTime: 'string',
              ID: 'string',
            },
            useTypeImports: true,
            enumType: 'string-literal',
            lazyClient: LAZY_CLIENT.includes(nameOf(folder)),
            lazyQueries: LAZY_QUERIES,
            lazyOnlyQueries: LAZY_ONLY_QUERIES,
          },
        },
      ]),
    ),
  },
}

export default config
