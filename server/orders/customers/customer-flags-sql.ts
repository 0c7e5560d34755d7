/** Restrictions of a phone number, set by staff. */
export interface CustomerFlags {
  readonly isPrepayOnly: boolean
  readonly isBlocked: boolean
}

/** Arbitrary, but different from the first halves of the shop's other advisory locks. */
const PHONE_LOCK = 718_040

/** The number of a phone among the advisory locks, as two arguments in SQL. */
export const phoneLock = (phone: string): string => `${PHONE_LOCK}, hashtext(${phone})`

/** Whose flags an order follows, in SQL. */
interface OrderedBy {
  readonly phone: string
  /** The account; null for none. */
  readonly userId: string
}

/** Selects the phone of an order, and the mobile of its account as orders have it. Accounts have ten digits after +20. */
const phonesOf = ({ phone, userId }: OrderedBy): string =>
  `SELECT ${phone} AS phone UNION SELECT '+20' || mobile FROM users WHERE id = ${userId}`

/**
 * Locks the phones of an order until the transaction ends, in SQL; selects how many there are. A change of their flags waits,
 * and so does the order for one that began before, also if it is the first that the shop decides about a phone. Must come
 * in a statement before {@link customerFlags}, which sees what was committed before it began.
 */
export const lockPhones = (order: OrderedBy): string => `
  SELECT count(pg_advisory_xact_lock_shared(${phoneLock('phone')})) AS phones
  FROM (${phonesOf(order)} ORDER BY phone) AS ordered_by`

/** Selects the flags of an order, in SQL: those of its phone, and of its account's mobile. */
export const customerFlags = (order: OrderedBy): string => `
  SELECT coalesce(bool_or(prepay_only), false) AS "isPrepayOnly",
    coalesce(bool_or(is_blocked), false) AS "isBlocked"
  FROM customers WHERE phone IN (${phonesOf(order)})`
