import type { ApiKeyScope } from '../integrations/api-keys.schema'
import type { Role } from './roles'

/** Everything that somebody may be allowed to do at the owner's desk, and what each one means. */
const PERMISSION_TABLE = {
  'account.secure': 'End own sessions, and sign in in two steps',
  'orders.read': 'See orders with their amounts, which are on the paper in each parcel',
  'orders.phones': 'See the phone numbers of orders that are no longer open',
  'orders.confirm': 'Confirm orders, and note calls that were not answered',
  'orders.link': 'Send customers the link that confirms, corrects or cancels their order',
  'orders.create': 'Take orders by phone',
  'orders.edit': 'Change orders',
  'orders.note': 'Write notes on orders',
  'orders.status': 'Set the status of orders, except that they are completed',
  'orders.pack': 'Pack orders, hand them over and receive them back',
  'orders.ship': 'Send parcels with a company',
  'orders.deliver': 'Note that orders were delivered, refused or lost',
  'drivers.link': 'Make the links with which drivers deliver and collect',
  'returns.answer': 'Record, accept and decline returns',
  'returns.receive': 'Receive returned items and refund them',
  'revenue.read': 'See sales, and what a customer has spent',
  'money.read': 'See what couriers owe and charge, the ledger, payments in advance and expenses',
  'money.record': 'Record payments in advance and refunds',
  'money.settle': 'Settle with couriers, and record expenses',
  'money.writeOff': 'Give up what couriers owe',
  'products.read': 'See products with their stock',
  'products.edit': 'Change products, pictures and search terms',
  'products.inventory': 'See and change where products lie, their SKU and their supplier',
  'stock.receive': 'Receive, count and write off stock',
  'products.cost': 'See what products cost the shop',
  'customers.read': 'See customers, with the notes about them',
  'customers.note': 'Write notes about customers',
  'customers.edit': 'Block customers, or let them pay in advance',
  'customers.delete': 'Export and delete what the shop holds about a customer',
  'reviews.moderate': 'Moderate reviews',
  'questions.answer': 'Answer questions about products',
  'discounts.edit': 'See and change discount codes',
  'couriers.edit': 'Change couriers and their files',
  'content.edit': 'Change the pages of the shop, such as those about delivery and returns',
  'settings.edit': 'Change the settings of the shop',
  'integrations.edit': 'Change API keys, and see who has changed these and webhooks',
  'webhooks.edit': 'Change webhooks',
  'log.read': 'See who has changed what, apart from API keys and webhooks',
  'staff.names': 'See who of the team has done what',
  'staff.edit': 'Invite staff, and end their access',
} as const

export type Permission = keyof typeof PERMISSION_TABLE

export const PERMISSIONS = Object.keys(PERMISSION_TABLE) as readonly Permission[]

/** Permissions reserved for the owner. */
const OWNER_ONLY: readonly Permission[] = [
  'settings.edit',
  'integrations.edit',
  'webhooks.edit',
  'staff.edit',
]

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  shopper: [],
  admin: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !OWNER_ONLY.includes(permission)),
  caller: [
    'account.secure',
    'orders.read',
    'orders.phones',
    'orders.confirm',
    'orders.link',
    'orders.create',
    'orders.edit',
    'orders.note',
    'orders.status',
    'returns.answer',
    'questions.answer',
    'products.read',
    'products.inventory',
    'customers.read',
    'customers.note',
    'staff.names',
  ],
  packer: [
    'account.secure',
    'staff.names',
    'orders.read',
    'orders.pack',
    'orders.ship',
    'products.read',
    'products.inventory',
    'stock.receive',
  ],
  accountant: [
    'account.secure',
    'staff.names',
    'orders.read',
    'orders.phones',
    'revenue.read',
    'money.read',
    'money.record',
    'money.settle',
    'products.read',
    'products.inventory',
    'products.cost',
  ],
}

/** Permissions that each scope grants to an API key. No other permission is open to API keys. */
export const SCOPE_PERMISSIONS: Readonly<Record<ApiKeyScope, readonly Permission[]>> = {
  readCatalogue: ['products.read'],
  writeCatalogue: ['products.edit'],
  readOrders: ['orders.read', 'orders.phones', 'revenue.read'],
  writeOrderStatus: ['orders.status', 'orders.confirm', 'orders.pack', 'orders.deliver'],
  readInventory: ['products.read', 'products.inventory'],
  writeInventory: ['products.read', 'products.inventory', 'stock.receive'],
  // A write names the version of the order that was read.
  writeOrders: ['orders.read', 'orders.create', 'orders.edit', 'orders.note'],
  writePayments: ['orders.read', 'money.record'],
  readCustomers: ['customers.read'],
  writeCustomers: ['customers.read', 'customers.note', 'customers.edit'],
  readLedger: ['money.read'],
  writeWebhooks: ['webhooks.edit'],
}

/** Values with a stricter permission than the type that they belong to. */
export const VALUE_PERMISSIONS = {
  closedPhones: 'orders.phones',
  confirmationLink: 'orders.link',
  driverLink: 'drivers.link',
  paymentNotes: 'money.read',
  courierFees: 'money.read',
  customerSpent: 'revenue.read',
  customerOrders: 'orders.read',
  doorHistory: 'customers.read',
  products: 'products.read',
  productInventory: 'products.inventory',
  productCost: 'products.cost',
  margin: 'products.cost',
  staffNames: 'staff.names',
  integrationChanges: 'integrations.edit',
  // Packers see the amounts of each order, and could add them up; the shop's own aggregates need `revenue.read`.
  orderTotals: 'orders.read',
} as const satisfies Readonly<Record<string, Permission>>

export type ProtectedValue = keyof typeof VALUE_PERMISSIONS

/**
 * Permissions that a link grants to its holder, without an account. The shop gives a link only to callers who have all of
 * these themselves.
 */
export const LINK_PERMISSIONS: Readonly<
  Record<'confirmationLink' | 'driverLink', readonly Permission[]>
> = {
  confirmationLink: ['orders.read', 'orders.confirm', 'orders.edit', 'orders.status'],
  driverLink: ['orders.read', 'orders.deliver'],
}

export function roleMay(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission)
}

/** The scope that an API key needs for something; undefined for what API keys may not do. */
export function scopeFor(permission: Permission): ApiKeyScope | undefined {
  return (Object.keys(SCOPE_PERMISSIONS) as ApiKeyScope[]).find((scope) =>
    SCOPE_PERMISSIONS[scope].includes(permission),
  )
}

export function scopesMay(scopes: readonly ApiKeyScope[], permission: Permission): boolean {
  return scopes.some((scope) => SCOPE_PERMISSIONS[scope].includes(permission))
}

/** Whether a role works at the owner's desk: everybody but shoppers. */
export function isStaffRole(role: Role): boolean {
  // The role of a token that a newer server has signed may be unknown.
  return Object.hasOwn(ROLE_PERMISSIONS, role) && ROLE_PERMISSIONS[role].length > 0
}
