import { randomUUID } from 'node:crypto'
import type { DeepPartial, EntityManager } from 'typeorm'
import type { Role, StaffRole } from '#domain/accounts/roles'
import { toPounds } from '#domain/money/money'
import { linesTotal } from '#domain/money/pricing'
import type { CheckoutInput } from '#domain/orders/checkout.schema'
import { hashPassword } from '../accounts/accounts/passwords'
import { createSession } from '../accounts/accounts/sessions.service'
import { UserEntity } from '../accounts/accounts/user.entity'
import { ProductEntity } from '../catalogue/products/product.entity'
import { checkout } from '../orders/checkout/checkout.service'
import { setOrderStatus } from '../orders/orders/life/order-status.service'
import type { OrderView } from '../orders/orders/reads/order-view'
import { TEST_JWT_SECRET } from './shop'

let serial = 0

/** Creates a product, with defaults for fields that do not matter to the test. */
export async function createProduct(
  db: EntityManager,
  fields: DeepPartial<ProductEntity> = {},
): Promise<ProductEntity> {
  serial += 1
  const product = db.create(ProductEntity, {
    name: `Product ${serial}`,
    pricePiastres: 10_000,
    imageUrl: '/pictures/product.svg',
    ...fields,
  })
  return db.save(product, { transaction: false })
}

/** Creates products with these names, in this order, with consecutive ids. */
export function createProducts(
  db: EntityManager,
  names: readonly string[],
): Promise<ProductEntity[]> {
  const products = names.map((name, index) => ({
    name,
    pricePiastres: 10_000 + index,
    imageUrl: `/pictures/${index}.svg`,
  }))
  return db.save(db.create(ProductEntity, products), { transaction: false })
}

/** Creates `count` products. */
export function createManyProducts(db: EntityManager, count: number): Promise<ProductEntity[]> {
  return createProducts(
    db,
    Array.from({ length: count }, (_, index) => `Cat toy ${index + 1}`),
  )
}

export const PASSWORD = 'secret1'

/** The hash of the password of all test shoppers, computed once because it takes time. */
const passwordHash = hashPassword(PASSWORD)

export interface TestUser {
  readonly id: number
  readonly email: string
  readonly token: string
}

type AccountFields = Partial<Pick<UserEntity, 'email' | 'firstName' | 'emailConfirmedAt'>>

async function createAccount(
  db: EntityManager,
  role: Role,
  fields: AccountFields,
): Promise<TestUser> {
  serial += 1
  const email = fields.email ?? `shopper${serial}@example.com`
  const user = db.create(UserEntity, {
    firstName: 'Mona',
    secondName: 'Ali',
    mobile: '1012345678',
    passwordHash: await passwordHash,
    role,
    locale: 'en',
    emailConfirmedAt: new Date(),
    ...fields,
    email,
  })
  const { id } = await db.save(user, { transaction: false })
  const device = { address: '127.0.0.1', userAgent: 'Tests' }
  const { token } = await createSession(
    db,
    { ...user, id, tokenVersion: 0 },
    { jwtSecret: TEST_JWT_SECRET },
    device,
  )
  return { id, email, token }
}

/** Creates a shopper, whose email address is confirmed, and signs them in. */
export function createShopper(db: EntityManager, fields: AccountFields = {}): Promise<TestUser> {
  return createAccount(db, 'shopper', fields)
}

/** Creates the admin and signs them in. */
export function createAdmin(db: EntityManager): Promise<TestUser> {
  return createAccount(db, 'admin', { email: 'admin@example.com', firstName: 'Admin' })
}

/** Creates an account of staff and signs it in. */
export function createStaff(db: EntityManager, role: StaffRole): Promise<TestUser> {
  return createAccount(db, role, { email: `${role}@example.com`, firstName: 'Salma' })
}

/** The input of a checkout of these products at their current prices, `quantity` of each. */
export function checkoutOf(
  products: readonly ProductEntity[],
  quantity = 1,
): Omit<CheckoutInput, 'lines'> & {
  readonly lines: { productId: number; quantity: number; price: number }[]
} {
  const total = linesTotal(products.map(({ pricePiastres }) => ({ pricePiastres, quantity })))
  return {
    address: '14 Nile Lane',
    city: 'Cairo',
    phone: '+201012345678',
    total: toPounds(total),
    lines: products.map(({ id, pricePiastres }) => ({
      productId: id,
      quantity,
      price: toPounds(pricePiastres),
    })),
  }
}

/** Places an order of these products. */
export async function placeOrder(
  db: EntityManager,
  shopper: TestUser,
  products: readonly ProductEntity[],
  quantity = 1,
): Promise<OrderView> {
  const { isReplayed: _, ...order } = await checkout(
    db,
    shopper.id,
    checkoutOf(products, quantity),
    randomUUID(),
  )
  return order
}

/** Places an order of these products, which is delivered. */
export async function deliver(
  db: EntityManager,
  shopper: TestUser,
  products: readonly ProductEntity[],
): Promise<void> {
  const { id } = await placeOrder(db, shopper, products)
  await setOrderStatus(db, id, { status: 'Completed' })
}
