import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { ADDRESS_FIELDS, type Address } from '#domain/addresses/address.schema'
import { composeAddress } from '#domain/addresses/compose-address'
import { ELSEWHERE } from '#domain/delivery/delivery'
import { GOVERNORATES, type Governorate } from '#domain/delivery/governorates'
import { normalizeCode } from '#domain/discounts/discounts'
import { AppError, type FieldProblem } from '#domain/errors'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { Totals } from '#domain/money/pricing'
import { EDITED_PARTS, type EditedPart, editScope } from '#domain/orders/order-edit'
import {
  editedContactSchema,
  editedItemsSchema,
  loweredAmountSchema,
  type OrderEditInput,
} from '#domain/orders/order-edit.schema'
import { calculateOrderTotals } from '#domain/orders/order-totals'
import { type Reduction, reduceTotals } from '#domain/orders/reduction'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { type AddressRow, NO_ADDRESS } from '../../accounts/addresses/address-columns'
import { statement } from '../../platform/database/statements/statement'
import { lockTerms, type TodaysTerms } from '../checkout/checkout-terms.service'
import { exchangeStays, findExchanged } from '../orders/life/linked-orders.service'
import { type LockedOrder, notPossibleNow } from '../orders/life/order-life.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView, DeliveryDaysView } from '../orders/reads/order-view'
import { reductionAfter } from './lowered-amount'
import { type EditedLine, type EditedLines, readEditedLines } from './order-edit-lines.service'

/** Recipient and address of an order. */
interface Contact {
  readonly recipientName: string
  readonly phone: string
  readonly address: string
  readonly city: string
  readonly governorate: Governorate | null
  readonly shippingAddress: Address | null
}

/** Result of an edit, validated and calculated, before anything is written. */
export interface EditPlan extends Pick<Totals, 'adjustments' | 'totalPiastres'> {
  readonly before: AdminOrderView
  readonly after: Contact
  readonly lines: readonly EditedLine[]
  readonly removed: readonly EditedLine[]
  readonly deliveryDays: DeliveryDaysView | null
  readonly codeBefore: string | null
  /** The code that it uses then. */
  readonly code: { readonly id: number; readonly code: string } | null
  /** Why the amount was lowered; undefined if it was not. */
  readonly amountReason: string | undefined
  /** Nothing if the edit changes nothing. */
  readonly changed: readonly EditedPart[]
}

/** The address of a row, whose governorate may be known without the rest. */
export function addressRow({ governorate, shippingAddress }: Contact): AddressRow {
  return { ...NO_ADDRESS, governorate, ...shippingAddress }
}

const readTerms = statement({
  name: 'orderEdit.readTerms',
  sql: `SELECT governorate, (
       SELECT json_build_object('id', discount_codes.id, 'code', code)
       FROM discount_uses JOIN discount_codes ON discount_codes.id = code_id WHERE order_id = $1
     ) AS code
     FROM orders WHERE id = $1`,
  row: z.object({
    governorate: z.enum(GOVERNORATES).nullable(),
    code: z.strictObject({ id: z.int(), code: z.string() }).nullable(),
  }),
})

/** Governorate and discount code from which the fee and the discount of an order were calculated. */
type TermsBefore = Awaited<ReturnType<typeof readTerms>>[number]

const NO_TERMS: TermsBefore = { governorate: null, code: null }

/** Validates a part of the input, and collects its problems. */
function check<T extends z.ZodType>(
  problems: FieldProblem[],
  schema: T,
  input: unknown,
): z.output<T> | undefined {
  try {
    return validate(schema, input)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    problems.push(...(error.details.problems ?? []))
    return undefined
  }
}

function isSameAddress(a: Address | null, b: Address, fields = ADDRESS_FIELDS): boolean {
  return fields.every((field) => (a?.[field] ?? null) === (b[field] ?? null))
}

const PLACE_FIELDS = ADDRESS_FIELDS.filter((field) => field !== 'courierNote')

/** The recipient and address after an edit: omitted fields stay, and so do the texts of an unchanged address. */
function contactAfter(
  before: AdminOrderView,
  { governorate }: TermsBefore,
  input: z.output<typeof editedContactSchema>,
  locale: Locale,
): Contact {
  const { recipientName, phone, address, city, shippingAddress } = before
  const contact = {
    recipientName: input.recipientName ?? recipientName,
    phone: input.phone ?? phone,
  }
  const changed = input.shippingAddress
  if (!changed) return { ...contact, address, city, governorate, shippingAddress }
  const isSamePlace = isSameAddress(shippingAddress, changed, PLACE_FIELDS)
  // The courier and the customer read it.
  const language = before.customer?.locale ?? locale
  return {
    ...contact,
    ...(isSamePlace
      ? { address, city }
      : composeAddress(changed, language, (key) => translate(key, {}, language))),
    governorate: changed.governorate,
    shippingAddress: changed,
  }
}

const sameLine = ({ quantity, previousQuantity }: EditedLine) => quantity === previousQuantity

function changedParts(plan: Omit<EditPlan, 'changed'>): readonly EditedPart[] {
  const { before, after, lines, removed, codeBefore, code, totalPiastres } = plan
  const isChanged: Readonly<Record<EditedPart, boolean>> = {
    items: removed.length > 0 || !lines.every(sameLine),
    recipientName: before.recipientName !== after.recipientName,
    phone: before.phone !== after.phone,
    address: before.address !== after.address || before.city !== after.city,
    courierNote:
      (before.shippingAddress?.courierNote ?? null) !==
      (after.shippingAddress?.courierNote ?? null),
    discountCode: codeBefore !== (code?.code ?? null),
    total: before.totalPiastres !== totalPiastres,
  }
  return EDITED_PARTS.filter((part) => isChanged[part])
}

/** Parts that can be edited only while the order is in the shop, with their input fields. */
const FIELDS_IN_SHOP: Readonly<Partial<Record<EditedPart, string>>> = {
  items: 'items',
  recipientName: 'recipientName',
  address: 'shippingAddress',
  discountCode: 'discountCode',
}

/** Recalculates the totals only if something that they depend on has changed. */
async function priceOf(
  transaction: EntityManager,
  locked: LockedOrder,
  before: AdminOrderView,
  { lines, removed }: EditedLines,
  after: Contact,
  { governorate, code: codeBefore }: TermsBefore,
  codeInput: string | null | undefined,
  reduction: Reduction | undefined,
  ofId: number | undefined,
): Promise<
  Pick<EditPlan, 'adjustments' | 'totalPiastres' | 'deliveryDays' | 'code'> &
    Pick<TodaysTerms, 'refusal'>
> {
  const wanted = codeInput === undefined ? (codeBefore?.code ?? null) : codeInput
  const isCodeKept = wanted !== null && normalizeCode(wanted) === codeBefore?.code
  const isSame =
    removed.length === 0 &&
    lines.every(sameLine) &&
    // The price of an exchange was agreed on, and does not depend on the address.
    (ofId !== undefined || governorate === after.governorate) &&
    (isCodeKept || (wanted === null && codeBefore === null))
  if (isSame) {
    const { deliveryDays } = before
    const { adjustments, totalPiastres } = reduceTotals(lines, before.adjustments, reduction)
    return { adjustments, totalPiastres, deliveryDays, code: codeBefore, refusal: undefined }
  }
  const terms = await lockTerms(
    transaction,
    {
      userId: locked.userId,
      area: after.governorate ?? ELSEWHERE,
      discountCode: wanted,
      isCodeKept,
    },
    lines,
  )
  const { adjustments, totalPiastres } = calculateOrderTotals(lines, { ...terms, reduction })
  const { minDays: min, maxDays: max } = terms.delivery
  return {
    adjustments,
    totalPiastres,
    deliveryDays: min === null || max === null ? null : { min, max },
    code: terms.discount ?? null,
    refusal: terms.refusal,
  }
}

/**
 * Plans the edit of a locked order; locks its products and codes, too. Throws CONFLICT if the order can no longer be
 * changed, or an error with all problems, each with its field.
 */
export async function planEdit(
  transaction: EntityManager,
  locked: LockedOrder,
  input: Unchecked<OrderEditInput>,
  locale: Locale,
): Promise<EditPlan> {
  const scope = editScope(locked)
  if (scope === 'nothing') throw notPossibleNow(locked)
  const before = await readBack(transaction, locked.id)
  const problems: FieldProblem[] = []
  const itemsInput = check(problems, editedItemsSchema, input)
  // A number of another country, from an older client, may stay.
  const phone = input.phone === before.phone ? null : input.phone
  const contactInput = check(problems, editedContactSchema, { ...input, phone })
  const amountInput = check(problems, loweredAmountSchema, input)
  const lowered = amountInput?.loweredAmount
  const reduction = reductionAfter(before, scope, lowered, problems)
  const edited = await readEditedLines(transaction, locked.id, itemsInput?.items ?? null)
  problems.push(...edited.problems)
  const [termsBefore = NO_TERMS] = await readTerms(transaction, [locked.id])
  const ofId = await findExchanged(transaction, locked.id)
  const after = contactAfter(before, termsBefore, contactInput ?? {}, locale)
  const { refusal, ...price } = await priceOf(
    transaction,
    locked,
    before,
    edited,
    after,
    termsBefore,
    itemsInput?.discountCode,
    reduction,
    ofId,
  )
  if (refusal) problems.push({ field: 'discountCode', code: 'DISCOUNT_REFUSED', ...refusal })
  const { lines, removed } = edited
  const plan = {
    before,
    after,
    lines,
    removed,
    codeBefore: termsBefore.code?.code ?? null,
    ...price,
    amountReason: lowered?.reason,
  }
  const changed = changedParts(plan)
  if (ofId !== undefined) {
    for (const part of ['items', 'discountCode'] as const) {
      if (!changed.includes(part)) continue
      problems.push({ field: part, code: 'CONFLICT', ...exchangeStays(locked.id, ofId) })
    }
  }
  if (scope === 'onItsWay') {
    for (const part of changed) {
      const field = FIELDS_IN_SHOP[part]
      if (field) problems.push({ field, code: 'CONFLICT', key: 'orderEdit.handedOver' })
    }
  }
  const [first] = problems
  const codes = new Set(problems.map(({ code = 'INVALID' }) => code))
  if (first && codes.size === 1) {
    throw new AppError(first.code ?? 'INVALID', { key: first.key, problems })
  }
  if (first) throw invalid(problems)
  return { ...plan, changed }
}
