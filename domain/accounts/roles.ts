/** The roles of staff, whom the owner invites. */
export const STAFF_ROLES = ['manager', 'caller', 'packer', 'accountant'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/** The role of an account: `admin` is the owner's, of whom there is one. */
export const ROLES = ['shopper', 'admin', ...STAFF_ROLES] as const

export type Role = (typeof ROLES)[number]
