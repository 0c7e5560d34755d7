import { type EntityManager, IsNull } from 'typeorm'
import { type DeleteAccountInput, deleteAccountSchema } from '#domain/accounts/accounts.schema'
import { AppError } from '#domain/errors'
import { type Unchecked, validate } from '#domain/validation/validate'
import { type Feature, type PersonalDataProvider, resource } from '../../platform/features/feature'
import { confirmPassword, type PasswordCheck } from './own-account.service'
import { UserEntity } from './user.entity'

type Fields = Readonly<Record<string, unknown>>

/** The personal data of all features, in the order of their list. */
export function personalDataOf(features: readonly Feature[]): readonly PersonalDataProvider[] {
  return features.flatMap(({ personalData }) => personalData ?? [])
}

export const personalData = resource(({ features }) => personalDataOf(features))

/** The personal data of all features, in the shape of the REST API. */
export async function exportPersonalData(
  db: EntityManager,
  userId: number,
  providers: readonly PersonalDataProvider[],
): Promise<Fields> {
  let fields: Fields = {}
  for (const provider of providers) {
    fields = { ...fields, ...(await provider.export?.read(db, userId)) }
  }
  return fields
}

function findVisitor(db: EntityManager, userId: number): Promise<UserEntity | null> {
  return db.findOneBy(UserEntity, { id: userId, passwordHash: IsNull() })
}

function confirm(
  db: EntityManager,
  userId: number,
  check: Omit<PasswordCheck, 'field'>,
  input: Unchecked<Partial<DeleteAccountInput>>,
) {
  const { password } = validate(deleteAccountSchema, input)
  return confirmPassword(db, userId, password, { ...check, field: 'password' })
}

/**
 * Deletes the account and the personal data of all features. That of a visitor has no password to ask for. Throws INVALID for a wrong password,
 * TOO_MANY_ATTEMPTS, CONFLICT for the admin account, or the AppError of a feature.
 */
export async function deleteAccount(
  db: EntityManager,
  userId: number,
  options: Omit<PasswordCheck, 'field'> & { readonly providers: readonly PersonalDataProvider[] },
  input: Unchecked<Partial<DeleteAccountInput>>,
): Promise<void> {
  const { providers, ...check } = options
  const { role } = (await findVisitor(db, userId)) ?? (await confirm(db, userId, check, input))
  if (role === 'admin') throw new AppError('CONFLICT', { key: 'account.adminCannotBeDeleted' })
  await db.transaction(async (transaction) => {
    // Locked, so that the user cannot place an order meanwhile.
    await transaction.findOne(UserEntity, {
      select: { id: true },
      where: { id: userId },
      lock: { mode: 'pessimistic_write' },
    })
    await eraseAccount(transaction, userId, providers)
  })
}

/** Deletes an account that the transaction has locked, with the personal data of all features. Throws the AppError of a feature. */
export async function eraseAccount(
  transaction: EntityManager,
  userId: number,
  providers: readonly PersonalDataProvider[],
): Promise<void> {
  for (const { erase } of providers) await erase?.(transaction, userId, providers)
  await transaction.delete(UserEntity, { id: userId })
  for (const { finish } of providers) await finish?.(transaction)
}

/** The personal data of all features about orders of somebody who has no account, as {@link exportPersonalData}. */
export async function exportOrders(
  db: EntityManager,
  orderIds: readonly number[],
  providers: readonly PersonalDataProvider[],
): Promise<Fields> {
  let fields: Fields = {}
  for (const { export: data } of providers) {
    fields = { ...fields, ...(await data?.readOfOrders?.(db, orderIds)) }
  }
  return fields
}

/** Erases the personal data of all features about closed orders that the transaction has locked. */
export async function eraseOrders(
  transaction: EntityManager,
  orderIds: readonly number[],
  providers: readonly PersonalDataProvider[],
): Promise<void> {
  if (orderIds.length === 0) return
  for (const { eraseOfOrders } of providers) {
    await eraseOfOrders?.(transaction, orderIds, providers)
  }
}
