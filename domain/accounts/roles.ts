export const ROLES = ['shopper', 'admin'] as const

export type Role = (typeof ROLES)[number]
