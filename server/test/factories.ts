import type { EntityManager } from 'typeorm'
import { login, register } from '../accounts/accounts.service'
import { createLoginLimiter } from '../accounts/login-limiter'
import { signToken } from '../accounts/tokens'
import { UserEntity } from '../accounts/user.entity'
import { ProductEntity } from '../catalogue/product.entity'
import { TEST_JWT_SECRET } from './shop'

let serial = 0

/** Puts a product into the catalogue; any field that does not matter to the test is made up. */
export async function createProduct(
  db: EntityManager,
  fields: Partial<Pick<ProductEntity, 'name' | 'pricePiastres' | 'imageUrl'>> = {},
): Promise<ProductEntity> {
  serial += 1
  return db.save(
    db.create(ProductEntity, {
      name: `Product ${serial}`,
      pricePiastres: 10_000,
      imageUrl: '/pictures/product.svg',
      ...fields,
    }),
  )
}

export async function createProducts(
  db: EntityManager,
  names: readonly string[],
): Promise<ProductEntity[]> {
  const products: ProductEntity[] = []
  for (const name of names) products.push(await createProduct(db, { name }))
  return products
}

export const PASSWORD = 'secret1'

export interface TestUser {
  readonly id: number
  readonly email: string
  readonly token: string
}

/** A shopper who registered and signed in as anybody would. */
export async function createShopper(
  db: EntityManager,
  fields: { readonly email?: string; readonly firstName?: string } = {},
): Promise<TestUser> {
  serial += 1
  const email = fields.email ?? `shopper${serial}@example.com`
  const { id } = await register(db, {
    firstName: fields.firstName ?? 'Mona',
    secondName: 'Ali',
    mobile: '1012345678',
    email,
    password: PASSWORD,
  })
  const settings = { jwtSecret: TEST_JWT_SECRET, loginLimiter: createLoginLimiter() }
  const { token } = await login(db, settings, '127.0.0.1', { email, password: PASSWORD })
  return { id, email, token }
}

/** The owner. */
export async function createAdmin(db: EntityManager): Promise<TestUser> {
  const shopper = await createShopper(db, { email: 'owner@example.com', firstName: 'Owner' })
  await db.update(UserEntity, { id: shopper.id }, { role: 'admin' })
  const claims = { userId: shopper.id, role: 'admin', version: 0 } as const
  return { ...shopper, token: signToken(claims, TEST_JWT_SECRET) }
}
