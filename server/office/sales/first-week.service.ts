import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { SettingsValues } from '#domain/settings/settings'
import { IS_SAMPLE } from '../../catalogue/products/sample-products.service'
import { statement } from '../../platform/database/statements/statement'
import { resource } from '../../platform/features/feature'
import type { CurrentSettings } from '../../shop/settings/current-settings'
import { endFirstWeek } from '../../shop/settings/settings.service'

/** Whether mails leave this server, see createMailTransport. */
export const sendsMails = resource(({ env }) => Boolean(env.smtpUrl && env.mailFrom))

const readProgress = statement({
  name: 'firstWeek.read',
  // The settings in memory may be older.
  sql: `SELECT EXISTS (SELECT FROM shop_settings WHERE first_week_ended_at IS NOT NULL) AS "isOver",
       EXISTS (SELECT FROM delivery_rates) AS "hasDeliveryRates",
       EXISTS (SELECT FROM orders) AS "hasOrders",
       EXISTS (SELECT FROM products WHERE NOT hidden AND (${IS_SAMPLE}) IS NOT TRUE) AS "hasProducts",
       EXISTS (SELECT FROM couriers WHERE is_active) AS "hasCouriers",
       EXISTS (SELECT FROM staff_invitations)
         OR EXISTS (SELECT FROM users WHERE role <> 'shopper' AND role <> 'admin') AS "hasStaff",
       (SELECT count(*)::int FROM products WHERE ${IS_SAMPLE} AND NOT hidden) AS "sampleProducts"`,
  row: z.object({
    isOver: z.boolean(),
    hasDeliveryRates: z.boolean(),
    hasOrders: z.boolean(),
    hasProducts: z.boolean(),
    hasCouriers: z.boolean(),
    hasStaff: z.boolean(),
    sampleProducts: z.int(),
  }),
})

/** How far the owner of a new shop is. */
export interface FirstWeekView {
  /** Products of its own that shoppers see. */
  readonly hasProducts: boolean
  readonly hasNameAndLogo: boolean
  readonly hasCouriers: boolean
  /** Invited or there. A shop may do without, so that the week does not wait for it. */
  readonly hasStaff: boolean
  readonly hasContact: boolean
  readonly hasDeliveryRates: boolean
  readonly sendsMails: boolean
  readonly sampleProducts: number
  readonly hasOrders: boolean
}

function hasContact({ phone, address, addressAr, hours, hoursAr }: SettingsValues): boolean {
  return Boolean(phone && (address || addressAr) && (hours || hoursAr))
}

function hasNameAndLogo({ shopName, shopNameAr, logoUrl }: SettingsValues): boolean {
  return Boolean((shopName || shopNameAr) && logoUrl)
}

/**
 * How far the first week is; null once everything was done or it was hidden. Then, the settings in memory say so,
 * and it costs no statement.
 */
export async function readFirstWeek(
  db: EntityManager,
  { values, isFirstWeekOver }: CurrentSettings,
  mailsAreSent: boolean,
): Promise<FirstWeekView | null> {
  if (isFirstWeekOver) return null
  const [row] = await readProgress(db)
  if (!row || row.isOver) return null
  const { isOver: _, ...found } = row
  const week: FirstWeekView = {
    ...found,
    hasNameAndLogo: hasNameAndLogo(values),
    hasContact: hasContact(values),
    sendsMails: mailsAreSent,
  }
  const { sampleProducts, hasStaff: _isOptional, ...steps } = week
  if (sampleProducts === 0 && Object.values(steps).every(Boolean)) {
    await endFirstWeek(db)
    return null
  }
  return week
}
