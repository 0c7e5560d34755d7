import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type DeliveryArea, NO_RATE } from '#domain/delivery/delivery'
import { AppError } from '#domain/errors'
import { linesTotal, type Priceable, type Totals } from '#domain/money/pricing'
import { priceCart } from '#domain/orders/cart-totals'
import { unpricedLinesSchema } from '#domain/orders/checkout.schema'
import { calculateOrderTotals } from '#domain/orders/order-totals'
import { validate } from '#domain/validation/validate'
import { findProducts } from '../../catalogue/products/catalogue.service'
import { statement } from '../../platform/database/statements/statement'
import {
  DELIVERY_TERMS_COLUMNS,
  type DeliveryTerms,
  deliveryTerms,
} from '../../shop/delivery/delivery.service'
import { getCart } from '../cart/cart.service'
import {
  type CodeObserver,
  type FoundCode,
  findDiscountCode,
  lockDiscountCode,
  type Refusal,
  refuseBelowMinimum,
  refuseDiscount,
  UNKNOWN_CODE,
  usesCount,
} from '../discounts/discount-check.service'
import { usesCountOf } from '../orders/life/discount-uses.service'

/** The current fees and discount of an order. */
export interface TodaysTerms {
  readonly delivery: DeliveryTerms
  /** Whether the area has no rate, although others do: nobody has been promised free delivery there. */
  readonly isFeeUnknown: boolean
  /** The code, if it can be used. */
  readonly discount: FoundCode | undefined
  /** Why the code cannot be used. */
  readonly refusal: Refusal | undefined
}

const readTerms = statement({
  name: 'checkout.readTerms',
  sql: `SELECT ${usesCountOf('$4::text')} AS uses,
     (SELECT row_to_json(rate) FROM (
        SELECT ${DELIVERY_TERMS_COLUMNS} FROM delivery_rates WHERE area = $3) AS rate) AS rate,
     EXISTS (SELECT FROM delivery_rates) AS "hasRates"`,
  row: z.object({ uses: usesCount, rate: deliveryTerms.nullable(), hasRates: z.boolean() }),
  prepare: true,
})

interface TermsOf {
  /** Null for a customer without an account. */
  readonly userId: number | null
  /** Of the order, if it is known: a visitor has another account with each order, but the same phone. */
  readonly phone?: string
  /** Undefined while it is unknown: then there is no fee. */
  readonly area: DeliveryArea | undefined
  readonly discountCode: string | null | undefined
  readonly observeCode?: CodeObserver | undefined
  /** Whether the order has used the code already: then only its minimum is checked. */
  readonly isCodeKept?: boolean
}

async function toTerms(
  db: EntityManager,
  { userId, phone, area, discountCode, observeCode, isCodeKept }: TermsOf,
  code: FoundCode | undefined,
  lines: readonly Priceable[],
): Promise<TodaysTerms> {
  if (discountCode != null) observeCode?.(code)
  const [row] = await readTerms(db, [code?.id ?? null, userId, area ?? null, phone ?? null])
  const delivery = row?.rate ?? NO_RATE
  const isFeeUnknown = area !== undefined && !row?.rate && row?.hasRates === true
  const rated = { delivery, isFeeUnknown }
  if (discountCode == null) return { ...rated, discount: undefined, refusal: undefined }
  const uses = row?.uses ?? { all: 0, own: 0 }
  const refusal =
    (isCodeKept
      ? refuseBelowMinimum(code, linesTotal(lines))
      : refuseDiscount(code, uses, linesTotal(lines))) ??
    (area && refuseFree(code, delivery, lines))
  return { ...rated, discount: refusal ? undefined : code, refusal }
}

/** A code for free delivery is not used up where delivery is free anyway. */
function refuseFree(
  code: FoundCode | undefined,
  delivery: DeliveryTerms,
  lines: readonly Priceable[],
): Refusal | undefined {
  if (code?.kind !== 'freeDelivery') return undefined
  const { adjustments } = calculateOrderTotals(lines, { delivery, discount: code })
  const isUsed = adjustments.some(({ kind }) => kind === 'discount')
  return isUsed ? undefined : { key: 'discount.alreadyFree' }
}

/**
 * Reads the terms of an order. The code stays locked until the end of the transaction, so that it cannot be
 * used more often than allowed. Takes one statement, or two with a code.
 */
export async function lockTerms(
  db: EntityManager,
  of: TermsOf,
  lines: readonly Priceable[],
): Promise<TodaysTerms> {
  const code = of.discountCode == null ? undefined : await lockDiscountCode(db, of.discountCode)
  return toTerms(db, of, code, lines)
}

/** The given products, by default the cart's, at current prices; without those that cannot be ordered. */
async function readPriceable(
  db: EntityManager,
  userId: number | null,
  input: unknown,
): Promise<readonly Priceable[]> {
  const { lines } = validate(unpricedLinesSchema, { lines: input })
  if (!lines) return userId === null ? [] : priceCart((await getCart(db, userId)).lines).lines
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
  const products = await findProducts(db, [...quantities.keys()])
  const items = products.map((product) => ({
    ...product,
    quantity: quantities.get(product.id) ?? 0,
  }))
  return priceCart(items).lines
}

/**
 * The discount of a code on the cart or the given lines, and the totals; null is a visitor, who has used no code so far. Throws DISCOUNT_REFUSED, or INVALID
 * for the lines.
 */
export async function previewDiscount(
  db: EntityManager,
  userId: number | null,
  text: string,
  area: DeliveryArea | undefined,
  input?: unknown,
  observeCode?: CodeObserver,
): Promise<{ readonly discount: FoundCode; readonly totals: Totals }> {
  const lines = await readPriceable(db, userId, input)
  const code = await findDiscountCode(db, text)
  const terms = await toTerms(db, { userId, area, discountCode: text, observeCode }, code, lines)
  if (!terms.discount) {
    throw new AppError('DISCOUNT_REFUSED', { ...(terms.refusal ?? UNKNOWN_CODE), field: 'code' })
  }
  return { discount: terms.discount, totals: calculateOrderTotals(lines, terms) }
}
