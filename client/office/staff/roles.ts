import { STAFF_ROLES, type StaffRole } from '#domain/accounts/roles'
import type { Role as RoleKey } from '../../platform/gql/staff'

const KEYS: Readonly<Record<StaffRole, RoleKey>> = {
  manager: 'MANAGER',
  caller: 'CALLER',
  packer: 'PACKER',
  accountant: 'ACCOUNTANT',
}

/** The role as GraphQL names it. */
export function toRoleKey(role: StaffRole): RoleKey {
  return KEYS[role]
}

/** The role of a value of GraphQL; undefined for the owner's and the shoppers'. */
export function toStaffRole(key: RoleKey): StaffRole | undefined {
  return STAFF_ROLES.find((role) => KEYS[role] === key)
}
