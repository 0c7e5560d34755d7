import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { ADMIN } from './shop-server'

export interface JsonResponse {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Sends a REST request as a third-party tool does. The body of an empty response is `{}`. */
export async function send(
  url: string,
  method: string,
  options: {
    readonly token?: string
    readonly body?: object
    readonly idempotencyKey?: string
    /** The IP address that the shop sees. */
    readonly address?: string
  } = {},
): Promise<JsonResponse> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.body && { 'content-type': 'application/json' }),
      ...(options.address && { 'x-forwarded-for': options.address }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : {} }
}

/** Executes a GraphQL operation that must succeed, and returns its data. */
export async function graphql<Data>(
  shopUrl: string,
  token: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const { body } = await send(`${shopUrl}/graphql`, 'POST', { token, body: { query, variables } })
  expect(body.errors).toBeUndefined()
  return body.data as Data
}

/** Signs in and returns the token. */
export async function signIn(shopUrl: string, email: string, password: string): Promise<string> {
  const { status, body } = await send(`${shopUrl}/login`, 'POST', { body: { email, password } })
  expect(status).toBe(200)
  return String(body.token)
}

export function signInAsAdmin(shopUrl: string): Promise<string> {
  return signIn(shopUrl, ADMIN.email, ADMIN.password)
}

/** An address that no other client of the tests has, because each can create only a few accounts. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

let serial = 0

/** Creates an account and returns its token. */
export async function createShopper(
  shopUrl: string,
  fields: {
    readonly first_name?: string
    readonly second_name?: string
    readonly mobile?: string
  } = {},
): Promise<string> {
  serial += 1
  const account = {
    first_name: 'Nour',
    second_name: 'Ali',
    mobile: '1012345678',
    email: `nour${process.pid}x${serial}@example.com`,
    password: 'secret1',
    ...fields,
  }
  const address = newAddress()
  expect((await send(`${shopUrl}/register`, 'POST', { body: account, address })).status).toBe(201)
  return signIn(shopUrl, account.email, account.password)
}

export interface ShopProduct {
  readonly id: string
  readonly name: string
  readonly price: number
}

/** Adds a product to the catalogue; null means that its stock is not tracked. */
export async function createProduct(
  shopUrl: string,
  adminToken: string,
  product: { readonly name: string; readonly price: number; readonly stock?: number | null },
): Promise<ShopProduct> {
  const { addProduct } = await graphql<{ addProduct: { product: { id: string } } }>(
    shopUrl,
    adminToken,
    'mutation ($input: ProductInput!) { addProduct(input: $input) { product { id } } }',
    { input: { imageUrl: '/art/logo.svg', ...product } },
  )
  return { ...product, id: addProduct.product.id }
}

export const DELIVERY = { address: '5 Tahrir Square', city: 'Cairo', phone: '+201012345678' }

export function checkOut(
  shopUrl: string,
  token: string,
  { id, price }: ShopProduct,
  quantity = 1,
  idempotencyKey: string = randomUUID(),
): Promise<JsonResponse> {
  const line = { product_id: Number(id), quantity, price }
  return send(`${shopUrl}/checkout`, 'POST', {
    token,
    idempotencyKey,
    body: { ...DELIVERY, total: price * quantity, cart_items: [line] },
  })
}

/** Orders one product and returns the number of the order. */
export async function placeOrder(
  shopUrl: string,
  token: string,
  product: ShopProduct,
  quantity = 1,
): Promise<number> {
  const { status, body } = await checkOut(shopUrl, token, product, quantity)
  expect(status).toBe(201)
  return Number(body.id)
}

/** Reads `fields` of an order, a GraphQL selection, with the staff API. */
export async function readOrder(
  shopUrl: string,
  token: string,
  id: number | string,
  fields: string,
): Promise<object> {
  const { adminOrder } = await graphql<{ adminOrder: object }>(
    shopUrl,
    token,
    `query ($id: ID!) { adminOrder(id: $id) { ${fields} } }`,
    { id },
  )
  return adminOrder
}
