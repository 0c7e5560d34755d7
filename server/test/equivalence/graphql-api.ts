import type { ErrorCode } from '#domain/errors'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { STATUS } from '../../platform/http/rest/rest-errors'
import { toRestField } from '../../platform/http/rest/rest-names'
import type { TestShop } from '../shop'
import type { Operation } from './operations'
import type { Outcome } from './outcomes'

interface CartLine {
  readonly quantity: number
  readonly product: {
    readonly id: string
    readonly name: string
    readonly price: number
    readonly imageUrl: string
  }
}

interface Order {
  readonly id: string
  readonly createdAt: string
  readonly total: number
  readonly status: string
  readonly address: string
  readonly customer?: { readonly firstName: string; readonly mobile: string } | null
  readonly items: readonly {
    readonly id: string
    readonly productId: string | null
    readonly sku?: string | null
    readonly name: string
    readonly quantity: number
    readonly price: number
  }[]
}

interface UserError {
  readonly code: ErrorCode
  readonly message: string
  readonly field: string | null
  readonly lines?: readonly CartLine[]
  readonly total?: number
}

interface Request {
  readonly query: string
  readonly variables?: Record<string, unknown>
  /** Converts the data to the shape of the REST response; undefined if there is nothing. */
  readonly read: (data: never) => unknown
}

const PRODUCT = 'id name price imageUrl'
const ITEMS = 'items { id productId name quantity price }'
const ADMIN_ITEMS = 'items { id productId sku name quantity price }'
const LINES = `lines { quantity product { ${PRODUCT} } }`
const ERRORS = `userErrors {
  code message field
  ... on PriceChanged { ${LINES} total }
  ... on OutOfStock { ${LINES} total }
}`

function toProduct({ id, name, price, imageUrl }: CartLine['product']) {
  return { id: Number(id), name, price, image_url: imageUrl }
}

function toLine({ quantity, product }: CartLine) {
  return { ...toProduct(product), quantity }
}

function toItems(items: Order['items']) {
  return items.map(({ id, productId, name, quantity, price, ...others }) => ({
    ...others,
    id: Number(id),
    product_id: productId === null ? null : Number(productId),
    product: { name },
    quantity,
    price,
  }))
}

function toOwnOrder({ id, createdAt, total, status, address, items }: Order) {
  return { id: Number(id), created_at: createdAt, total, address, status, items: toItems(items) }
}

function toAdminOrder({ customer, ...order }: Order) {
  const { address: addres, ...others } = toOwnOrder(order)
  return {
    ...others,
    addres,
    user: { first_name: customer?.firstName ?? '', mobile: customer?.mobile ?? '' },
  }
}

const STATUSES: Readonly<Record<string, { readonly value: string }>> = ORDER_STATUS_TABLE

/** Converts the status from the GraphQL enum value. */
function toStatus(order: Order): Order {
  return { ...order, status: STATUSES[order.status]?.value ?? order.status }
}

function fromStatus(status: string): string {
  return Object.keys(STATUSES).find((key) => STATUSES[key]?.value === status) ?? status
}

function cartRequest(name: string, field: string, productId: string): Pick<Request, 'read'> {
  return {
    read: (data: Record<string, { cart: { lines: readonly CartLine[] } }>) => {
      if (name === 'removeFromCart') return null
      const line = data[field]?.cart.lines.find(({ product }) => product.id === productId)
      return line && toLine(line)
    },
  }
}

function toRequest(operation: Operation): Request {
  switch (operation.kind) {
    case 'register':
      return {
        query: `mutation ($input: RegisterInput!) { register(input: $input) { ${ERRORS} } }`,
        variables: { input: operation.account },
        read: () => null,
      }
    case 'login': {
      const { email, password } = operation
      return {
        query: `mutation ($input: LoginInput!) {
          login(input: $input) { session { token firstName role } ${ERRORS} } }`,
        variables: { input: { email, password } },
        read: (data: {
          login: { session: { token: string; firstName: string; role: string } }
        }) => {
          const { token, firstName, role } = data.login.session
          return { token, first_name: firstName, role: role.toLowerCase() }
        },
      }
    }
    case 'addToCart':
    case 'setCartQuantity': {
      const { kind, productId, quantity } = operation
      return {
        query: `mutation ($productId: ID!, $quantity: Int!) {
          ${kind}(productId: $productId, quantity: $quantity) { cart { ${LINES} } ${ERRORS} } }`,
        variables: { productId, quantity },
        ...cartRequest(kind, kind, productId),
      }
    }
    case 'removeFromCart':
      return {
        query: `mutation ($productId: ID!) { removeFromCart(productId: $productId) { ${ERRORS} } }`,
        variables: { productId: operation.productId },
        read: () => null,
      }
    case 'checkout':
      return {
        query: `mutation ($input: CheckoutInput!, $key: String) {
          checkout(input: $input, idempotencyKey: $key) { order { id total status } ${ERRORS} } }`,
        variables: { input: operation.order, key: operation.key },
        read: (data: { checkout: { order: Order } }) => {
          const { id, total, status } = toStatus(data.checkout.order)
          return { id: Number(id), total, status }
        },
      }
    case 'addProduct':
      return {
        query: `mutation ($input: ProductInput!) {
          addProduct(input: $input) { product { ${PRODUCT} } ${ERRORS} } }`,
        variables: { input: operation.product },
        read: (data: { addProduct: { product: CartLine['product'] } }) =>
          toProduct(data.addProduct.product),
      }
    case 'updateProduct':
      return {
        query: `mutation ($id: ID!, $input: ProductInput!) {
          updateProduct(id: $id, input: $input) { product { ${PRODUCT} } ${ERRORS} } }`,
        variables: { id: operation.id, input: operation.product },
        read: (data: { updateProduct: { product: CartLine['product'] } }) =>
          toProduct(data.updateProduct.product),
      }
    case 'deleteProduct':
      return {
        query: `mutation ($id: ID!) { deleteProduct(id: $id) { ${ERRORS} } }`,
        variables: { id: operation.id },
        read: () => null,
      }
    case 'setOrderStatus':
      return {
        query: `mutation ($id: ID!, $status: OrderStatus!) {
          setOrderStatus(id: $id, status: $status) { order {
            id createdAt total status address customer { firstName mobile } ${ADMIN_ITEMS} } ${ERRORS} } }`,
        variables: { id: operation.id, status: fromStatus(operation.status) },
        read: (data: { setOrderStatus: { order: Order } }) =>
          toAdminOrder(toStatus(data.setOrderStatus.order)),
      }
    case 'readProducts':
      return {
        query: `{ products(first: 100) { nodes { ${PRODUCT} } } }`,
        read: (data: { products: { nodes: readonly CartLine['product'][] } }) =>
          data.products.nodes.map(toProduct),
      }
    case 'readProduct':
      return {
        query: `query ($id: ID!) { product(id: $id) { ${PRODUCT} } }`,
        variables: { id: operation.id },
        read: (data: { product: CartLine['product'] | null }) =>
          data.product ? toProduct(data.product) : undefined,
      }
    case 'readProfile':
      return {
        query: '{ me { firstName secondName email mobile } }',
        read: (data: { me: Record<string, string> }) => {
          const { firstName, secondName, email, mobile } = data.me
          return { first_name: firstName, second_name: secondName, email, mobile }
        },
      }
    case 'readCart':
      return {
        query: `{ cart { ${LINES} } }`,
        read: (data: { cart: { lines: readonly CartLine[] } }) => ({
          cartItems: data.cart.lines.map(toLine),
        }),
      }
    case 'readOrders':
      return {
        query: `{ orders(first: 100) { nodes { id createdAt total status address ${ITEMS} } } }`,
        read: (data: { orders: { nodes: readonly Order[] } }) =>
          data.orders.nodes.map((order) => toOwnOrder(toStatus(order))),
      }
    case 'readAllOrders':
      return {
        query: `{ adminOrders(first: 100) { nodes {
          id createdAt total status address customer { firstName mobile } ${ADMIN_ITEMS} } } }`,
        read: (data: { adminOrders: { nodes: readonly Order[] } }) =>
          data.adminOrders.nodes.map((order) => toAdminOrder(toStatus(order))),
      }
  }
}

/** Converts user errors to the shape of the REST response. */
function toRejection(errors: readonly UserError[]): Outcome {
  const [first] = errors
  const problems = errors.map(({ field, message }) => ({
    field: field && toRestField(field),
    message,
  }))
  const current = first?.lines && { cart_items: first.lines.map(toLine), total: first.total }
  const status = STATUS[first?.code ?? 'INVALID']
  return { rejected: { status, problems, ...(current && { current }) } }
}

/** Performs an operation over GraphQL and converts the response to the shape of REST. */
export async function performOverGraphql(
  shop: TestShop,
  operation: Operation,
  token: string | undefined,
): Promise<Outcome> {
  const { query, variables, read } = toRequest(operation)
  const { data, errors } = await shop.graphql<Record<string, { userErrors?: UserError[] }>>(query, {
    ...(variables && { variables }),
    ...(token && { token }),
  })
  const [error] = errors ?? []
  if (error) {
    const { code, problems } = error.extensions
    if (code === 'BAD_USER_INPUT') return { rejected: { status: 400, problems: undefined } }
    return {
      rejected: {
        status: STATUS[code as ErrorCode],
        problems: problems ?? [{ field: null, message: error.message }],
      },
    }
  }
  const [userErrors = []] = Object.values(data).map((payload) => payload?.userErrors)
  if (userErrors.length > 0) return toRejection(userErrors)
  const done = read(data as never)
  return done === undefined ? { missing: true } : { done }
}
