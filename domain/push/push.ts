import { type Permission, roleMay } from '../accounts/permissions'
import type { Role } from '../accounts/roles'
import { SHOP_TIME_ZONE } from '../delivery/cairo-day'
import type { MessageKey } from '../messages'

/** Push notifications to staff, with the permission that each needs. */
const PUSH_TABLE = {
  newOrder: { permission: 'orders.read', label: 'push.kind.newOrder' },
  orderCancelled: { permission: 'orders.read', label: 'push.kind.orderCancelled' },
  returnRequested: { permission: 'returns.answer', label: 'push.kind.returnRequested' },
  lowStock: { permission: 'products.read', label: 'push.kind.lowStock' },
} as const satisfies Readonly<
  Record<string, { readonly permission: Permission; readonly label: MessageKey }>
>

export type PushKind = keyof typeof PUSH_TABLE

export const PUSH_KINDS = Object.keys(PUSH_TABLE) as readonly PushKind[]

export const pushLabel = (kind: PushKind): MessageKey => PUSH_TABLE[kind].label

/** The kinds of notifications that a role may receive. */
export function pushKindsOf(role: Role): readonly PushKind[] {
  return PUSH_KINDS.filter((kind) => roleMay(role, PUSH_TABLE[kind].permission))
}

/** The hours of a day in Cairo in which somebody is not disturbed; they may go past midnight. */
export interface QuietHours {
  /** 0 to 23. */
  readonly from: number
  /** The hour that they end at, 0 to 23. */
  readonly to: number
}

const HOUR_MILLISECONDS = 3_600_000

const HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
})

function isQuiet(moment: Date, { from, to }: QuietHours): boolean {
  const hour = Number(HOUR.format(moment))
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** When the quiet hours end that a moment is in; undefined outside them. */
export function quietUntil(now: Date, hours: QuietHours): Date | undefined {
  if (!isQuiet(now, hours)) return undefined
  // The clocks of Cairo change by whole hours: in that night, too, the end is at the beginning of one.
  let end = new Date(Math.floor(now.getTime() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS)
  while (isQuiet(end, hours)) end = new Date(end.getTime() + HOUR_MILLISECONDS)
  return end
}
