import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { type ClosingInput, closingSchema } from '#domain/cash/settlement.schema'
import {
  DEFAULT_STATEMENT_LIMITS,
  isPlausibleArrival,
  type StatementLimits,
} from '#domain/cash/statement-limits'
import { AppError, type FieldProblem } from '#domain/errors'
import { formatPounds, toPounds } from '#domain/money/money'
import { addPiastres, asPiastres, NO_PIASTRES, type Piastres } from '#domain/money/units'
import type { Actor } from '#domain/orders/order-life'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { orderChanged } from '../../orders/orders/events/order-events'
import {
  type OrderCashEntry,
  recordEntries,
  updatePayments,
} from '../../orders/orders/life/ledger.service'
import {
  type LockedOrder,
  lockOrders,
  recordEvents,
} from '../../orders/orders/life/order-life.service'
import { readBackAll } from '../../orders/orders/reads/admin-orders.service'
import { announce } from '../../platform/database/events/announce'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { findSettlementOf } from './bank-line'
import { listParcelCash, type ParcelCash } from './parcel-cash'
import { SettlementEntity } from './settlement.entity'
import { entriesOf, isBooked, isOfParcel, netOf } from './settlement-line'
import {
  computedOf,
  lockOpen,
  readLines,
  readWritten,
  type SettlementLineView,
  type SettlementView,
} from './settlements.service'

/** A line that is booked, and its parcel if it has one. */
interface BookedLine {
  readonly line: SettlementLineView
  readonly parcel: ParcelCash | undefined
}

const nameOf = ({ orderId, reference }: SettlementLineView) =>
  orderId === null ? reference : `#${orderId}`

/** Throws CONFLICT if a line that is beyond the limits was not confirmed. */
function requireConfirmed(lines: readonly SettlementLineView[]): void {
  const doubtful = lines.filter((line) => isBooked(line) && !line.isPlausible && !line.isConfirmed)
  if (doubtful.length === 0) return
  const names = doubtful.map(nameOf).join(', ')
  throw new AppError('CONFLICT', { key: 'settlement.toConfirm', parameters: { lines: names } })
}

/** Throws CONFLICT if the cash of a parcel is no longer what it was when the statement was read. */
function requireUnchanged(
  lines: readonly SettlementLineView[],
  parcels: readonly ParcelCash[],
): readonly BookedLine[] {
  const changed: SettlementLineView[] = []
  const booked = lines.flatMap((line): BookedLine[] => {
    if (!isOfParcel(line) && line.result !== 'missing') return [{ line, parcel: undefined }]
    const parcel = parcels.find(
      ({ orderId, parcelId, expectedPiastres }) =>
        orderId === line.orderId &&
        (line.shipmentId === null || parcelId === line.shipmentId) &&
        expectedPiastres === line.expectedPiastres,
    )
    if (parcel) return [{ line, parcel }]
    changed.push(line)
    return []
  })
  if (changed.length === 0) return booked
  const orders = changed.map(nameOf).join(', ')
  throw new AppError('CONFLICT', { key: 'settlement.changed', parameters: { orders } })
}

type Closing = z.output<typeof closingSchema>

/** Amount received, and the part of it that the lines do not explain. */
interface Arrival {
  readonly receivedPiastres: Piastres
  /** Sum of the lines. */
  readonly computedPiastres: Piastres
  /** Excess over the net sum of the lines; includes fees that are paid separately. */
  readonly beyondLinesPiastres: Piastres
  readonly writtenOffPiastres: Piastres
  readonly reason: string | null
}

function arrivalOf(
  lines: readonly SettlementLineView[],
  { deductsFees }: SettlementEntity,
  input: Closing,
): Arrival {
  const { receivedPiastres: entered, difference, reason, bankLine } = input
  const computed = computedOf(lines, deductsFees)
  const received = entered ?? bankLine?.amountPiastres ?? computed
  const writtenOff = difference === 'writeOff' ? computed - received : 0
  return {
    receivedPiastres: received,
    computedPiastres: computed,
    beyondLinesPiastres: asPiastres(received - addPiastres(...lines.map(netOf))),
    writtenOffPiastres: asPiastres(writtenOff),
    reason: writtenOff === 0 ? null : reason,
  }
}

/** Throws CONFLICT, with all of it, if what arrived needs a second yes: implausible, or of another settlement already. */
async function requirePlausibleArrival(
  transaction: EntityManager,
  settlementId: number,
  { receivedPiastres: received, computedPiastres: computed }: Arrival,
  { bankLine, isConfirmed }: Closing,
  limits: StatementLimits,
): Promise<void> {
  const other = bankLine && (await findSettlementOf(transaction, bankLine, settlementId))
  if (isConfirmed) return
  const amounts = {
    received: formatPiastres(received),
    computed: formatPiastres(computed),
  }
  const problems: FieldProblem[] = [
    ...(isPlausibleArrival(received, computed, limits)
      ? []
      : [{ field: CONFIRMED, key: 'settlement.implausible' as const, parameters: amounts }]),
    ...(other
      ? [
          {
            field: CONFIRMED,
            key: 'settlement.bankLineUsed' as const,
            parameters: { settlement: String(other) },
          },
        ]
      : []),
  ]
  const [first] = problems
  if (first) throw new AppError('CONFLICT', { ...first, problems })
}

/** The field with which somebody says yes a second time. */
const CONFIRMED = 'isConfirmed'

const formatPiastres = (piastres: Piastres) => ({
  en: formatPounds(toPounds(piastres), 'en'),
  ar: formatPounds(toPounds(piastres), 'ar'),
})

/** The entries of what arrived besides the lines: they are about the courier alone. */
function entriesOfArrival(
  { beyondLinesPiastres, writtenOffPiastres, reason }: Arrival,
  booking: { readonly courierId: number; readonly settlementId: number; readonly note: string },
): readonly OrderCashEntry[] {
  const of = { ...booking, orderId: null }
  return [
    { ...of, kind: 'remitted', piastres: beyondLinesPiastres },
    { ...of, kind: 'writtenOff', piastres: writtenOffPiastres, note: reason },
  ]
}

/** Makes the orders of a settlement, which are locked, follow the ledger, and announces them. */
async function announceOrders(
  transaction: EntityManager,
  booked: readonly BookedLine[],
  locked: readonly LockedOrder[],
  actor: Actor,
): Promise<void> {
  if (locked.length === 0) return
  const ids = locked.map(({ id }) => id)
  await updatePayments(transaction, ids)
  const remitted = booked.flatMap(({ line }) => {
    const piastres = netOf(line)
    if (line.orderId === null || piastres === NO_PIASTRES) return []
    const data = { kind: 'remitted', piastres }
    return { orderId: line.orderId, kind: 'moneyChanged' as const, actor, data }
  })
  await recordEvents(transaction, remitted)
  const orders = await readBackAll(transaction, ids)
  await announce(
    transaction,
    ...locked.flatMap((before) => {
      const order = orders.get(before.id)
      return order ? orderChanged(order, before) : []
    }),
  )
}

interface CloseOptions {
  readonly limits?: StatementLimits
  readonly request?: RequestKey | undefined
}

/**
 * Closes a settlement: its lines are booked, with the amount that arrived. A difference is carried, or given up for a reason;
 * afterwards the courier owes exactly what is carried. However many lines there are, it takes the same number of
 * statements. Throws INVALID, NOT_FOUND, or CONFLICT if it is closed already, the cash of its orders has changed since, or
 * something beyond the limits is not confirmed.
 */
export async function closeSettlement(
  db: EntityManager,
  id: unknown,
  actor: Actor,
  input: Unchecked<ClosingInput> = {},
  { limits = DEFAULT_STATEMENT_LIMITS, request }: CloseOptions = {},
): Promise<SettlementView> {
  const closing = validate(closingSchema, input)
  return runOnce(db, request, {
    run: async (transaction) => {
      const settlement = await lockOpen(transaction, id)
      const { courierId } = settlement
      const all = await readLines(transaction, [settlement.id])
      requireConfirmed(all)
      const lines = all.filter((line) => isBooked(line) || line.writesOff)
      const orderIds = [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))]
      const locked = await lockOrders(transaction, orderIds)
      const parcels = await listParcelCash(transaction, courierId, { orderIds })
      const booked = requireUnchanged(lines, parcels)
      const arrival = arrivalOf(all, settlement, closing)
      await requirePlausibleArrival(transaction, settlement.id, arrival, closing, limits)
      const booking = {
        courierId,
        settlementId: settlement.id,
        note: `Settlement ${settlement.id}`,
      }
      await recordEntries(transaction, actor, [
        ...booked.flatMap(({ line, parcel }) => entriesOf(line, parcel, booking)),
        ...entriesOfArrival(arrival, booking),
      ])
      await announceOrders(transaction, booked, locked, actor)
      const { receivedPiastres, writtenOffPiastres, reason } = arrival
      await transaction.update(
        SettlementEntity,
        { id: settlement.id },
        {
          closedAt: () => 'clock_timestamp()',
          receivedPiastres,
          writtenOffPiastres,
          reason,
          ...(closing.bankLine && {
            bankReference: closing.bankLine.reference,
            bankDate: closing.bankLine.date,
            bankPiastres: closing.bankLine.amountPiastres,
          }),
        },
      )
      return readWritten(transaction, settlement.id)
    },
    replay: (transaction) => readWritten(transaction, readId(id) ?? 0),
  })
}
