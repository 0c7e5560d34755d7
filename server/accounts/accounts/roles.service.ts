import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm'
import type { Role } from '#domain/accounts/roles'
import { UserEntity } from './user.entity'

/**
 * Sets the role of an account and ends all its sessions, so that no token with the earlier role works. Returns whether
 * there is such an account.
 */
export async function setRole(
  db: EntityManager,
  account: FindOptionsWhere<UserEntity>,
  role: Role,
): Promise<boolean> {
  const change = { role, tokenVersion: () => 'token_version + 1' }
  return Boolean((await db.update(UserEntity, account, change)).affected)
}

/** Notes that the owner of an account has access to the mailbox of its email. */
export async function noteConfirmedEmail(db: EntityManager, id: number): Promise<void> {
  const unconfirmed = { id, emailConfirmedAt: IsNull() }
  await db.update(UserEntity, unconfirmed, { emailConfirmedAt: () => 'now()' })
}

/** Creates an account with a role, whose email is known to be its owner's. Throws if there is one with the email. */
export async function createStaffAccount(
  transaction: EntityManager,
  account: Pick<
    UserEntity,
    'email' | 'firstName' | 'secondName' | 'mobile' | 'role' | 'locale' | 'passwordHash'
  >,
): Promise<UserEntity> {
  const user = transaction.create(UserEntity, { ...account, emailConfirmedAt: new Date() })
  return transaction.save(user, { transaction: false })
}
