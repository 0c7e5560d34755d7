import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { ROLES, type Role, STAFF_ROLES } from '#domain/accounts/roles'
import { type StaffRoleInput, staffRoleSchema } from '#domain/accounts/staff.schema'
import { AppError } from '#domain/errors'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { setRole } from '../accounts/roles.service'
import { needsCode, removeSecondFactor } from '../accounts/second-factor.service'
import { canSignIn, type SignInAccount, UserEntity } from '../accounts/user.entity'

/** Somebody who works at the desk. */
export interface StaffMemberView {
  readonly id: number
  readonly firstName: string
  readonly secondName: string
  readonly email: string
  readonly role: Role
  /** Accurate to ten minutes; null if never. */
  readonly lastSeenAt: Date | null
  /** Whether signing in takes a second step. */
  readonly hasSecondFactor: boolean
}

const readStaff = statement({
  name: 'staff.readStaff',
  sql: `SELECT id, first_name AS "firstName", second_name AS "secondName", email, role,
       last_seen_at AS "lastSeenAt",
       EXISTS (
         SELECT FROM second_factors WHERE user_id = users.id AND enabled_at IS NOT NULL
       ) AS "hasSecondFactor"
     FROM users WHERE role <> 'shopper' ORDER BY role <> 'admin', first_name, second_name, id`,
  row: z.object({
    id: z.int(),
    firstName: z.string(),
    secondName: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    lastSeenAt: z.date().nullable(),
    hasSecondFactor: z.boolean(),
  }),
})

/** The owner, then the staff by name. */
export async function listStaff(db: EntityManager): Promise<readonly StaffMemberView[]> {
  return readStaff(db, [])
}

/** Staff, not the owner: the role of the owner follows from ADMIN_EMAIL. Throws NOT_FOUND or CONFLICT. */
async function findMember(db: EntityManager, id: unknown): Promise<SignInAccount> {
  const member = await db.findOneBy(UserEntity, { id: readId(id) ?? 0 })
  if (!member || !canSignIn(member) || member.role === 'shopper') {
    throw new AppError('NOT_FOUND', { key: 'staff.notFound' })
  }
  if (member.role === 'admin') throw new AppError('CONFLICT', { key: 'staff.ownerStays' })
  return member
}

async function setRoleOfStaff(db: EntityManager, id: number, role: Role): Promise<void> {
  if (!(await setRole(db, { id, role: In([...STAFF_ROLES]) }, role)))
    throw new AppError('NOT_FOUND', { key: 'staff.notFound' })
}

/** Changes the role of staff, who have to sign in again. Throws INVALID, NOT_FOUND, or CONFLICT for the owner. */
export async function changeStaffRole(
  db: EntityManager,
  id: unknown,
  input: Unchecked<StaffRoleInput>,
): Promise<StaffMemberView> {
  const { role } = validate(staffRoleSchema, input)
  const member = await findMember(db, id)
  if (member.role !== role) await setRoleOfStaff(db, member.id, role)
  return { ...member, role, hasSecondFactor: await needsCode(db, { id: member.id, role }) }
}

/**
 * Ends the access of staff at once; the account stays, to shop with. Throws NOT_FOUND, or CONFLICT for the owner.
 */
export async function endStaffAccess(db: EntityManager, id: unknown): Promise<number> {
  const member = await findMember(db, id)
  await setRoleOfStaff(db, member.id, 'shopper')
  return member.id
}

/** Turns the second step of staff off, who have lost the app. Throws NOT_FOUND, or CONFLICT for the owner. */
export async function removeSecondFactorOf(db: EntityManager, id: unknown): Promise<number> {
  const member = await findMember(db, id)
  await removeSecondFactor(db, member.id)
  return member.id
}
