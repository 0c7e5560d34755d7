import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { significantDigits } from '#domain/addresses/phone'
import type { Governorate } from '#domain/delivery/governorates'
import { MAX_QUERY_WORDS } from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import {
  type CustomerFilter,
  type CustomerSort,
  type CustomersInput,
  customersSchema,
} from '#domain/orders/customers.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import {
  CHANGES_CURSOR_LENGTH,
  CHANGES_ORDER,
  changesCompleteUntil,
  changesCondition,
  toChangesPage,
} from '../../platform/database/statements/changes'
import { decodeCursor, type Page, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'
import { containing, queryWords } from '../../platform/text/name-filter'
import { foldText } from '../../platform/text/search-text'
import type { CustomerFlags } from './customer-flags-sql'
import { CustomerProfileEntity } from './customer-profile.entity'

/** A customer in the list: a phone, and what its orders and accounts add up to. */
export interface CustomerProfileView extends CustomerFlags {
  readonly id: number
  readonly phone: string
  /** Empty if unknown. */
  readonly name: string
  readonly governorate: Governorate | null
  readonly orderCount: number
  readonly broughtCount: number
  readonly deliveredCount: number
  readonly refusedCount: number
  readonly refusedPercent: number
  readonly spentPiastres: Piastres
  /** 0 without an order. */
  readonly lastOrderId: number
  readonly lastOrderAt: Date | null
  readonly accountCount: number
  readonly reason: string | null
  readonly updatedAt: Date
}

const profileColumns = entityColumns(CustomerProfileEntity, ['searchText'])

const profileRow = z.object({
  ...profileColumns.shape,
  isPrepayOnly: z.boolean(),
  isBlocked: z.boolean(),
  reason: z.string().nullable(),
})

const SELECT_PROFILES = `SELECT ${profileColumns.select('profile')},
  coalesce(prepay_only, false) AS "isPrepayOnly", coalesce(is_blocked, false) AS "isBlocked", reason
  FROM customer_profiles AS profile LEFT JOIN customers ON customers.phone = profile.phone`

const refresh = statement({
  name: 'customers.refresh',
  sql: 'SELECT refresh_customers() AS refreshed',
  // pg returns void as an empty string.
  row: z.object({ refreshed: z.literal('') }),
})

/**
 * Recomputes the profiles whose orders or accounts have changed. Every read of profiles calls it first, as a statement of
 * its own, so that it sees everything that was committed.
 */
export async function refreshCustomers(db: EntityManager): Promise<void> {
  await refresh(db)
}

interface SortSql {
  readonly column: string
  readonly direction: 'ASC' | 'DESC'
  readonly positionOf: (profile: CustomerProfileView) => number
}

const by = (
  column: string,
  positionOf: SortSql['positionOf'],
): Readonly<Record<SortSql['direction'], SortSql>> => ({
  ASC: { column, direction: 'ASC', positionOf },
  DESC: { column, direction: 'DESC', positionOf },
})

const BY_LAST_ORDER = by('last_order_id', ({ lastOrderId }) => lastOrderId)
const BY_ORDERS = by('order_count', ({ orderCount }) => orderCount)
const BY_REFUSED = by('refused_percent', ({ refusedPercent }) => refusedPercent)
const BY_SPENT = by('spent_piastres', ({ spentPiastres }) => spentPiastres)

const SORTS: Readonly<Record<CustomerSort, SortSql>> = {
  LAST_ORDER_DESC: BY_LAST_ORDER.DESC,
  LAST_ORDER_ASC: BY_LAST_ORDER.ASC,
  ORDERS_DESC: BY_ORDERS.DESC,
  ORDERS_ASC: BY_ORDERS.ASC,
  REFUSED_DESC: BY_REFUSED.DESC,
  REFUSED_ASC: BY_REFUSED.ASC,
  SPENT_DESC: BY_SPENT.DESC,
  SPENT_ASC: BY_SPENT.ASC,
}

/** Whether a sort order reveals who has spent more. */
export const sortsBySpent = (sort: CustomerSort): boolean =>
  SORTS[sort].column === BY_SPENT.ASC.column

const FILTERS: Readonly<Record<CustomerFilter, string>> = {
  isBlocked: 'coalesce(is_blocked, false)',
  isPrepayOnly: 'coalesce(prepay_only, false)',
  hasRefused: 'refused_count > 0',
  hasAccount: 'account_count > 0',
}

/** Without `coalesce`, the condition matches the index of the few customers with restrictions. */
function filterCondition(filter: CustomerFilter, value: boolean): string {
  if (!value) return `NOT (${FILTERS[filter]})`
  if (filter === 'isBlocked') return 'is_blocked'
  return filter === 'isPrepayOnly' ? 'prepay_only' : FILTERS[filter]
}

// A trigram index needs three characters.
const MIN_PHONE_DIGITS = 3

/** All words in any order, in the names and emails of a customer; or digits of the phone. */
function searchCondition(search: string, bind: (value: unknown) => string): string {
  const folded = foldText(search).trim()
  const digits = significantDigits(folded)
  const words = queryWords(folded, MAX_QUERY_WORDS).map(
    (word) => `profile.search_text LIKE ${bind(containing(word))}`,
  )
  const alternatives = [
    words.join(' AND ') || 'true',
    ...(digits.length >= MIN_PHONE_DIGITS
      ? [`profile.phone LIKE ${bind(containing(digits))}`]
      : []),
  ]
  return `(${alternatives.join(' OR ')})`
}

const readPage = statement({
  name: 'customers.readPage',
  sql: (condition: string, order: string, limit: string) =>
    `${SELECT_PROFILES} WHERE ${condition} ORDER BY ${order} LIMIT ${limit}`,
  row: profileRow,
})

export interface CustomerPage extends Page<CustomerProfileView> {
  /** Of a list of changes: all before this time are in this page and those before it. */
  readonly updatedUntil?: Date
  /** Counts the customers of all pages. */
  count(): Promise<number>
}

const countAll = statement({
  name: 'customers.countAll',
  sql: (condition: string) =>
    `SELECT count(*)::int AS count FROM customer_profiles AS profile
     LEFT JOIN customers ON customers.phone = profile.phone WHERE ${condition}`,
  row: z.object({ count: z.int() }),
})

/** A page of the customers; who ordered last comes first by default. Throws INVALID. */
export async function listCustomers(
  db: EntityManager,
  input: Unchecked<CustomersInput>,
): Promise<CustomerPage> {
  const { first, after, search, sort, updatedSince, ...filter } = validate(customersSchema, input)
  const position = decodeCursor(after, updatedSince ? CHANGES_CURSOR_LENGTH : 2)
  const sortSql = SORTS[sort]
  const { column, direction } = sortSql
  const parameters: unknown[] = []
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const chosen = Object.entries(filter) as [CustomerFilter, boolean | null | undefined][]
  const conditions = [
    ...chosen.flatMap(([name, value]) => (value == null ? [] : [filterCondition(name, value)])),
    ...(search?.trim() ? [searchCondition(search, bind)] : []),
    ...(updatedSince ? [`profile.updated_at >= ${bind(updatedSince)}`] : []),
  ]
  const condition = conditions.join(' AND ') || 'true'
  const selected = [...parameters]
  const count = async () => {
    const [row] = await countAll(db, selected, condition)
    return row?.count ?? 0
  }
  await refreshCustomers(db)
  if (updatedSince) {
    const until = await changesCompleteUntil(db)
    const isListed = `${condition} AND ${changesCondition('profile', until, position, bind)}`
    const order = CHANGES_ORDER.replaceAll(/\w+/g, 'profile.$&')
    const changed = await readPage(db, parameters, isListed, order, bind(first + 1))
    return { ...toChangesPage(changed, { first, after }, until), count }
  }
  const order = `profile.${column} ${direction}, profile.id ${direction}`
  const isAfter = position
    ? ` AND (profile.${column}, profile.id) ${direction === 'ASC' ? '>' : '<'} (${position.map(bind).join(', ')})`
    : ''
  const rows = await readPage(db, parameters, `${condition}${isAfter}`, order, bind(first + 1))
  const positionOf = (profile: CustomerProfileView) => [sortSql.positionOf(profile), profile.id]
  return { ...toPage(rows, { first, after }, positionOf), count }
}

const findOne = statement({
  name: 'customers.findProfile',
  sql: `${SELECT_PROFILES} WHERE profile.id = $1`,
  row: profileRow,
})

/** A customer; null if there is none with the ID. */
export async function findCustomer(
  db: EntityManager,
  id: unknown,
): Promise<CustomerProfileView | null> {
  await refreshCustomers(db)
  const [profile] = await findOne(db, [readId(id) ?? null])
  return profile ?? null
}

/** The ID of the customer with a phone; null if the shop knows nothing about it. */
export async function findCustomerId(db: EntityManager, phone: string): Promise<number | null> {
  await refreshCustomers(db)
  const profile = await db.findOne(CustomerProfileEntity, {
    select: { id: true },
    where: { phone },
  })
  return profile?.id ?? null
}
