/** The roles of staff, who are invited by the owner. */
export const STAFF_ROLES = ['manager', 'caller', 'packer', 'accountant'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/** The role of an account: `admin` is the owner's, and there is one owner. */
export const ROLES = ['shopper', 'admin', ...STAFF_ROLES] as const

export type Role = (typeof ROLES)[number]
