import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { SHOP_TIME_ZONE } from '#domain/delivery/cairo-day'
import { type Discount, normalizeCode, reachesMinimum } from '#domain/discounts/discounts'
import type { LocalizedParameters, MessageKey } from '#domain/messages'
import { formatPiastres } from '#domain/money/money'
import type { Piastres } from '#domain/money/units'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import { statement } from '../../platform/database/statements/statement'
import { DiscountCodeEntity } from './discount-code.entity'

/** A code as a checkout finds it, before its uses are counted. */
export interface FoundCode extends Discount {
  readonly id: number
  readonly maxUses: number | null
  readonly maxUsesPerCustomer: number | null
  readonly isActive: boolean
  /** Today, in Cairo. */
  readonly isEarly: boolean
  readonly isExpired: boolean
}

const TODAY = `(clock_timestamp() AT TIME ZONE '${SHOP_TIME_ZONE}')::date`

const codeColumns = entityColumns(DiscountCodeEntity, ['startsOn', 'endsOn', 'createdAt'])

const findCode = statement({
  name: 'discounts.findCode',
  sql: (lock: 'FOR NO KEY UPDATE' | '') => `SELECT ${codeColumns.select('discount_codes')},
       coalesce(starts_on > ${TODAY}, false) AS "isEarly",
       coalesce(ends_on < ${TODAY}, false) AS "isExpired"
     FROM discount_codes WHERE code = $1 ${lock}`,
  row: z.object({ ...codeColumns.shape, isEarly: z.boolean(), isExpired: z.boolean() }),
})

/** Finds a code, whatever its case; undefined if there is none. */
export async function findDiscountCode(
  db: EntityManager,
  text: string,
): Promise<FoundCode | undefined> {
  const code = normalizeCode(text)
  if (!code) return undefined
  const [row] = await findCode(db, [code], '')
  return row
}

/**
 * The same, locked until the end of the transaction, so that a later statement counts every use that was
 * committed before.
 */
export async function lockDiscountCode(
  db: EntityManager,
  text: string,
): Promise<FoundCode | undefined> {
  const code = normalizeCode(text)
  if (!code) return undefined
  const [row] = await findCode(db, [code], 'FOR NO KEY UPDATE')
  return row
}

/** How often a code was used, in all and by the customer; cancelled orders do not count. */
export const usesCount = z.strictObject({ all: z.int(), own: z.int() })

export type UsesCount = z.infer<typeof usesCount>

/** Whether another use would exceed a limit. */
export function isUsedUp(
  { maxUses, maxUsesPerCustomer }: Pick<FoundCode, 'maxUses' | 'maxUsesPerCustomer'>,
  uses: UsesCount,
): 'all' | 'own' | undefined {
  if (maxUsesPerCustomer !== null && uses.own >= maxUsesPerCustomer) return 'own'
  return maxUses !== null && uses.all >= maxUses ? 'all' : undefined
}

/** Called with the result of a lookup, before anything that depends on it. */
export type CodeObserver = (found: FoundCode | undefined) => void

/** Whether customers may know that the code exists: not if the owner has deactivated it. */
export function isKnown(code: FoundCode | undefined): code is FoundCode {
  return code?.isActive ?? false
}

/** Why a code cannot be used. */
export interface Refusal {
  readonly key: MessageKey
  readonly parameters?: LocalizedParameters
}

/** The refusal of a code that does not exist, or that the owner has deactivated. */
export const UNKNOWN_CODE: Refusal = { key: 'discount.unknown' }

/** Why a code cannot be used for these lines; undefined if it can. */
export function refuseDiscount(
  code: FoundCode | undefined,
  uses: UsesCount,
  linesPiastres: Piastres,
): Refusal | undefined {
  if (!isKnown(code)) return UNKNOWN_CODE
  if (code.isEarly) return { key: 'discount.early' }
  if (code.isExpired) return { key: 'discount.expired' }
  const usedUp = isUsedUp(code, uses)
  if (usedUp) return { key: usedUp === 'own' ? 'discount.usedByYou' : 'discount.usedUp' }
  return refuseBelowMinimum(code, linesPiastres)
}

/** Why a code cannot be used below its minimum; also for an order that has used it already, even if the code has ended since. */
export function refuseBelowMinimum(
  code: FoundCode | undefined,
  linesPiastres: Piastres,
): Refusal | undefined {
  if (!code) return UNKNOWN_CODE
  if (!reachesMinimum(code, linesPiastres)) {
    const { minItemsPiastres } = code
    const amount = {
      en: formatPiastres(minItemsPiastres, 'en'),
      ar: formatPiastres(minItemsPiastres, 'ar'),
    }
    return { key: 'discount.minimum', parameters: { amount } }
  }
  return undefined
}
