import type { EntityManager } from 'typeorm'
import { type AccountDeletionInput, accountDeletionSchema } from '#domain/accounts.schema'
import { AppError } from '#domain/errors'
import { type Unchecked, validate } from '#domain/validate'
import { getUser, type UserView } from '../accounts/accounts.service'
import { confirmPassword, type PasswordCheck } from '../accounts/own-account.service'
import { type CartView, getCart } from '../cart/cart.service'
import { forgetOrders } from '../webhooks/deliveries.service'
import { listAllOrders, type OrderView } from './orders.service'

export interface PersonalData {
  readonly user: UserView
  readonly cart: CartView
  readonly orders: readonly OrderView[]
}

/** Everything that the shop keeps about a person, beside the hash of the password. */
export async function readPersonalData(db: EntityManager, userId: number): Promise<PersonalData> {
  return {
    user: await getUser(db, userId),
    cart: await getCart(db, userId),
    orders: await listAllOrders(db, userId),
  }
}

/** What stands in an order for what was the person's. */
const ANONYMOUS = ''

/**
 * Deletes the account with its cart. Its orders stay, for the books, without name, address and
 * phone. Throws INVALID for a wrong password, TOO_MANY_ATTEMPTS, and CONFLICT for the owner's account
 * and while orders are under way, for they need an address.
 */
export async function deleteAccount(
  db: EntityManager,
  userId: number,
  check: Omit<PasswordCheck, 'field'>,
  input: Unchecked<AccountDeletionInput>,
): Promise<void> {
  const { password } = validate(accountDeletionSchema, input)
  const { role } = await confirmPassword(db, userId, password, { ...check, field: 'password' })
  if (role === 'admin') throw new AppError('CONFLICT', { key: 'account.ownerStays' })
  await db.transaction(async (transaction) => {
    // From here on nobody can place an order in this name.
    await transaction.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId])
    const orders = await transaction.query<{ id: number; isUnderWay: boolean }[]>(
      `SELECT id, status IN ('Pending', 'Processing') AS "isUnderWay" FROM orders
       WHERE user_id = $1 ORDER BY id FOR NO KEY UPDATE`,
      [userId],
    )
    if (orders.some(({ isUnderWay }) => isUnderWay)) {
      throw new AppError('CONFLICT', { key: 'account.ordersUnderWay' })
    }
    await transaction.query(
      'UPDATE orders SET address = $2, city = $2, phone = $2 WHERE user_id = $1',
      [userId, ANONYMOUS],
    )
    await forgetOrders(
      transaction,
      orders.map(({ id }) => id),
    )
    await transaction.query('DELETE FROM users WHERE id = $1', [userId])
  })
}
