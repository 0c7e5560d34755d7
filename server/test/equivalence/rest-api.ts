import type { TestShop } from '../shop'
import type { AccountFields, CheckoutFields, Operation, ProductFields } from './operations'
import type { Outcome } from './outcomes'

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

function toAccount({ firstName, secondName, ...others }: AccountFields) {
  return { first_name: firstName, second_name: secondName, ...others }
}

function toProduct({ imageUrl, ...others }: ProductFields) {
  return { ...others, image_url: imageUrl }
}

function toOrder({ lines, ...others }: CheckoutFields) {
  const cart_items = lines.map(({ productId, ...line }) => ({ product_id: productId, ...line }))
  return { ...others, cart_items }
}

function toRequest(operation: Operation): Request {
  const path = (id: string) => encodeURIComponent(id)
  switch (operation.kind) {
    case 'register':
      return { method: 'POST', url: '/register', body: toAccount(operation.account) }
    case 'login': {
      const { email, password } = operation
      return { method: 'POST', url: '/login', body: { email, password } }
    }
    case 'addToCart':
    case 'setCartQuantity': {
      const { kind, productId, quantity } = operation
      const method = kind === 'addToCart' ? 'POST' : 'PUT'
      return { method, url: `/cart/${path(productId)}`, body: { quantity } }
    }
    case 'removeFromCart':
      return { method: 'DELETE', url: `/cart/${path(operation.productId)}` }
    case 'checkout': {
      const { order, key } = operation
      const headers = key === undefined ? undefined : { 'idempotency-key': key }
      const body = toOrder(order)
      return { method: 'POST', url: '/checkout', body, ...(headers && { headers }) }
    }
    case 'addProduct':
      return { method: 'POST', url: '/addproduct', body: toProduct(operation.product) }
    case 'updateProduct': {
      const { id, product } = operation
      return { method: 'POST', url: `/updateproduct/${path(id)}`, body: toProduct(product) }
    }
    case 'deleteProduct':
      return { method: 'DELETE', url: `/deleteproduct/${path(operation.id)}` }
    case 'setOrderStatus': {
      const { id, status } = operation
      return { method: 'PATCH', url: `/adminorder/${path(id)}/status`, body: { status } }
    }
    case 'readProducts':
      return { method: 'GET', url: '/products' }
    case 'readProduct':
      return { method: 'GET', url: `/products/${path(operation.id)}` }
    case 'readProfile':
      return { method: 'GET', url: '/profile' }
    case 'readCart':
      return { method: 'GET', url: '/cartpage' }
    case 'readOrders':
      return { method: 'GET', url: '/orders' }
    case 'readAllOrders':
      return { method: 'GET', url: '/adminorder' }
  }
}

/** Performs an operation over REST. */
export async function performOverRest(
  shop: TestShop,
  operation: Operation,
  token: string | undefined,
): Promise<Outcome> {
  const { method, url, body, headers } = toRequest(operation)
  const response = await shop.rest(method, url, {
    ...(token && { token }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  })
  const { statusCode: status } = response
  if (status === 204 || operation.kind === 'register') {
    if (status < 300) return { done: null }
  }
  const json = response.json()
  if (status < 300) return { done: json }
  if (status === 404 && operation.kind === 'readProduct') return { missing: true }
  const { message, errors, ...current } = json
  const problems = errors ?? [{ field: null, message }]
  const isConflict = Object.keys(current).length > 0
  return { rejected: { status, problems, ...(isConflict && { current }) } }
}
