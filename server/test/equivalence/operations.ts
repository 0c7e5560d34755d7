import fc from 'fast-check'
import { ORDER_STATUSES } from '#domain/orders/order-status'

/** Who performs an operation: a visitor, one of two shoppers, or the admin. */
export type Actor = 'visitor' | 'mona' | 'omar' | 'admin'

export interface AccountFields {
  readonly firstName: string
  readonly secondName: string
  readonly mobile: string
  readonly email: string
  readonly password: string
}

export interface ProductFields {
  readonly name: string
  readonly price: unknown
  readonly imageUrl: string
}

export interface CheckoutFields {
  readonly address: string
  readonly city: string
  readonly phone: string
  readonly total: number
  readonly lines: readonly {
    readonly productId: number
    readonly quantity: number
    readonly price: number
  }[]
}

/** An operation that both APIs offer. */
export type Operation = { readonly as: Actor } & (
  | { readonly kind: 'register'; readonly account: AccountFields }
  | { readonly kind: 'login'; readonly email: string; readonly password: string }
  | { readonly kind: 'addToCart'; readonly productId: string; readonly quantity: unknown }
  | { readonly kind: 'setCartQuantity'; readonly productId: string; readonly quantity: unknown }
  | { readonly kind: 'removeFromCart'; readonly productId: string }
  | {
      readonly kind: 'checkout'
      readonly order: CheckoutFields
      readonly key: string | undefined
    }
  | { readonly kind: 'addProduct'; readonly product: ProductFields }
  | { readonly kind: 'updateProduct'; readonly id: string; readonly product: ProductFields }
  | { readonly kind: 'deleteProduct'; readonly id: string }
  | { readonly kind: 'setOrderStatus'; readonly id: string; readonly status: string }
  | { readonly kind: 'readProducts' }
  | { readonly kind: 'readProduct'; readonly id: string }
  | { readonly kind: 'readProfile' }
  | { readonly kind: 'readCart' }
  | { readonly kind: 'readOrders' }
  | { readonly kind: 'readAllOrders' }
)

/** The products that each sequence starts with; all of their prices are in `PRICES`. */
const PRICES = [10, 20.5] as const
export const INITIAL_PRODUCTS = [
  { name: 'Cat toy', price: PRICES[0], stock: null },
  { name: 'Dog bed', price: PRICES[1], stock: 3 },
  { name: 'Last bowl', price: PRICES[0], stock: 1 },
] as const

/** Mostly valid values, sometimes invalid ones. */
function mostly<T, U>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<U>): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: bad })
}

const badText = fc.constantFrom('', '   ', 'x'.repeat(2100), 'a\u0007b')
const text = (...good: readonly string[]) => mostly(fc.constantFrom(...good), badText)

const shopper = fc.constantFrom<Actor>('mona', 'mona', 'omar', 'admin')
const mostlyShopper = mostly(shopper, fc.constant<Actor>('visitor'))
const mostlyAdmin = mostly(fc.constant<Actor>('admin'), fc.constantFrom<Actor>('visitor', 'mona'))
const id = mostly(
  fc.constantFrom('1', '2', '3', '4'),
  fc.constantFrom('0', '-1', '99', 'abc', '1.5', '2147483648', ' 1'),
)
const quantity = mostly(
  fc.constantFrom<unknown>(1, 1, 2, 3),
  fc.constantFrom<unknown>(0, -1, 998, 999, 1000, 2_147_483_647, 1.5, 'two', null),
)
const price = mostly(
  fc.constantFrom<unknown>(...PRICES),
  fc.constantFrom<unknown>(0, -5, 12.345, 1_000_000, 1_000_000.01, 'free', null),
)

const account = fc.record<AccountFields>({
  firstName: text('Salma'),
  secondName: text('Hassan'),
  mobile: text('1123456789'),
  email: text('salma@example.com', 'SALMA@example.com ', 'mona@example.com', 'no email'),
  password: text('secret1', 'short', 'wrong characters?'),
})
const product = fc.record<ProductFields>({
  name: text('Cat toy', 'Dog bed, large', '  Bowl  '),
  price,
  imageUrl: text('/a.svg', 'https://example.org/a.png', 'javascript:alert(1)'),
})
const goodLine = fc.record({
  place: fc.nat({ max: INITIAL_PRODUCTS.length - 1 }),
  quantity: fc.constantFrom(1, 1, 2),
})
const goodLines = fc
  .uniqueArray(goodLine, { minLength: 1, maxLength: 2, selector: ({ place }) => place })
  .map((chosen) =>
    chosen.map(({ place, quantity: count }) => ({
      productId: place + 1,
      quantity: count,
      price: INITIAL_PRODUCTS[place]?.price ?? 0,
    })),
  )
const anyLines = fc.array(
  fc.record({
    productId: fc.constantFrom(1, 1, 2, 3, 4),
    quantity: fc.constantFrom(1, 2, 5, 0, 1000),
    price: fc.constantFrom<number>(...PRICES),
  }),
  { maxLength: 3 },
)
const lines = fc.oneof<fc.Arbitrary<CheckoutFields['lines']>[]>(goodLines, goodLines, anyLines)
const order = fc
  .record({
    address: text('5 Tahrir Square'),
    city: text('Cairo'),
    phone: text('+201012345678', 'call me'),
    lines,
    difference: mostly(fc.constant(0), fc.constantFrom(1, 0.001)),
  })
  .map(({ difference, ...fields }): CheckoutFields => {
    const piastres = fields.lines.reduce(
      (sum, line) => sum + Math.round(line.price * 100) * line.quantity,
      0,
    )
    return { ...fields, total: piastres / 100 + difference }
  })

function operation<Kind extends Operation['kind']>(
  kind: Kind,
  as: fc.Arbitrary<Actor>,
  fields: {
    readonly [Field in keyof Omit<Extract<Operation, { kind: Kind }>, 'kind' | 'as'>]: fc.Arbitrary<
      Extract<Operation, { kind: Kind }>[Field]
    >
  },
): fc.Arbitrary<Operation> {
  return fc.record({ kind: fc.constant(kind), as, ...fields }) as unknown as fc.Arbitrary<Operation>
}

const visitor = fc.constant<Actor>('visitor')
const cartOperations = [
  operation('addToCart', mostlyShopper, { productId: id, quantity }),
  operation('setCartQuantity', mostlyShopper, { productId: id, quantity }),
  operation('removeFromCart', mostlyShopper, { productId: id }),
]
const checkout = operation('checkout', mostlyShopper, {
  order,
  key: fc.constantFrom(undefined, undefined, 'key-1', 'key-2', ' ', 'x'.repeat(300)),
})
const adminOperations = [
  operation('addProduct', mostlyAdmin, { product }),
  operation('updateProduct', mostlyAdmin, { id, product }),
  operation('deleteProduct', mostlyAdmin, { id }),
  operation('setOrderStatus', mostlyAdmin, {
    id: fc.constantFrom('1', '1', '2', '9', 'x'),
    status: mostly(fc.constantFrom(...ORDER_STATUSES), fc.constantFrom('', 'Lost', 'pending')),
  }),
]
const reads = [
  operation('readProducts', mostlyShopper, {}),
  operation('readProduct', mostlyShopper, { id }),
  operation('readProfile', mostlyShopper, {}),
  operation('readCart', mostlyShopper, {}),
  operation('readOrders', mostlyShopper, {}),
  operation('readAllOrders', mostlyAdmin, {}),
]
const accountOperations = [
  operation('register', visitor, { account }),
  operation('login', visitor, {
    email: text('mona@example.com', 'salma@example.com', 'visitor@example.com'),
    password: text('secret1', 'secret2'),
  }),
]

// Without it, few sequences have an order whose status can be changed.
const firstOrder = operation('checkout', fc.constant<Actor>('mona'), {
  order: fc.constant({
    address: '5 Tahrir Square',
    city: 'Cairo',
    phone: '+201012345678',
    total: PRICES[0],
    lines: [{ productId: 1, quantity: 1, price: PRICES[0] }],
  }),
  key: fc.constant(undefined),
})

const anyOperations = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.oneof(...cartOperations) },
    { weight: 5, arbitrary: checkout },
    { weight: 4, arbitrary: fc.oneof(...adminOperations) },
    { weight: 4, arbitrary: fc.oneof(...reads) },
    { weight: 3, arbitrary: fc.oneof(...accountOperations) },
  ),
  { minLength: 1, maxLength: 10 },
)

/** A random sequence of operations. */
export const operations: fc.Arbitrary<readonly Operation[]> = fc.oneof(
  { weight: 3, arbitrary: anyOperations },
  {
    weight: 1,
    arbitrary: fc.tuple(firstOrder, anyOperations).map(([first, rest]) => [first, ...rest]),
  },
)
