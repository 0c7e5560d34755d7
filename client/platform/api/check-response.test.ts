import { type DocumentNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { buildProduct } from '../../test/products'
import { PlaceOrderDocument } from '../gql/checkout'
import { ListingProductsDocument } from '../gql/listing'
import { ProductDetailsDocument } from '../gql/products'
import { checkResponse, UnexpectedResponse } from './check-response'

const products = {
  nodes: [buildProduct(1), buildProduct(2)],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 2,
  facets: [],
  priceRange: null,
}

const check = (document: DocumentNode, result: unknown) => () => checkResponse(document, result)
const checkList = (changes: object) =>
  check(ListingProductsDocument, { data: { products: { ...products, ...changes } } })

test('A response with the requested structure is valid', () => {
  expect(checkList({})).not.toThrow()
  expect(
    check(ProductDetailsDocument, { data: { product: null, deliveryRates: [] } }),
  ).not.toThrow()
})

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a list', []],
  ['a string', 'products'],
  ['an empty object', {}],
  ['null as data', { data: null }],
  ['a list as data', { data: [] }],
  ['data without the field', { data: {} }],
  ['a number as a connection', { data: { products: 7 } }],
  ['an empty object as a connection', { data: { products: {} } }],
  ['a string as errors', { data: null, errors: 'broken' }],
  ['errors without a message', { data: null, errors: [null] }],
])('A response with %s is rejected', (_name, result) => {
  expect(check(ListingProductsDocument, result)).toThrow(UnexpectedResponse)
})

test.each<[string, object]>([
  ['products.nodes', { nodes: null }],
  ['products.nodes', { nodes: {} }],
  ['products.nodes.1', { nodes: [buildProduct(1), 'product'] }],
  ['products.nodes.0.name', { nodes: [{ ...buildProduct(1), name: undefined }] }],
  ['products.nodes.0.price', { nodes: [{ ...buildProduct(1), price: {} }] }],
  ['products.nodes.0.id', { nodes: [{}] }],
  ['products.pageInfo.hasNextPage', { pageInfo: { endCursor: null } }],
  ['products.totalCount', { totalCount: undefined }],
])('The error names the path %s', (path, changes) => {
  expect(checkList(changes)).toThrow(`Unexpected response structure: ${path}`)
})

test('A response with GraphQL errors is valid', () => {
  expect(check(ListingProductsDocument, { data: null, errors: [{ message: 'No.' }] })).not.toThrow()
})

test('A user error must have the fields of its type', () => {
  const checkError = (error: object) =>
    check(PlaceOrderDocument, {
      data: { checkout: { order: null, paymentUrl: null, userErrors: [error] } },
    })
  const inputError = { __typename: 'InputError', code: 'INVALID', message: 'No.', field: null }
  const priceChanged = { ...inputError, __typename: 'PriceChanged', total: 5, lines: [] }
  expect(checkError(inputError)).not.toThrow()
  expect(checkError(priceChanged)).not.toThrow()
  expect(checkError({ ...priceChanged, lines: undefined })).toThrow(
    'Unexpected response structure: checkout.userErrors.0.lines',
  )
})

test('A field that a condition leaves out may be missing, and one that is there is checked', () => {
  const document = parse(
    'query Orders($all: Boolean!) { orders { id items @include(if: $all) { name } } }',
  )
  const checkOrder = (order: object) => check(document, { data: { orders: [order] } })
  expect(checkOrder({ id: '1' })).not.toThrow()
  expect(checkOrder({ id: '1', items: [{ name: 'Toy' }] })).not.toThrow()
  expect(checkOrder({ id: '1', items: [{}] })).toThrow(
    'Unexpected response structure: orders.0.items.0.name',
  )
})
