import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  SETTLEMENT_RESULTS,
  type SettlementInput,
  type SettlementResult,
  type StatementLine,
  settlementSchema,
} from '#domain/cash/settlement.schema'
import { AppError } from '#domain/errors'
import { piastresColumn } from '#domain/money/money.schema'
import { asPiastres, NO_PIASTRES, type Piastres } from '#domain/money/units'
import type { Actor } from '#domain/orders/order-life'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { type CourierView, getCourier, rememberColumns } from '../couriers/couriers.service'
import { announce } from '../database/announce'
import { statement } from '../database/statement'
import { isUniqueViolation } from '../database/unique-violation'
import { runOnce } from '../idempotency/once.service'
import type { RequestKey } from '../idempotency/request-key'
import { readBackAll } from '../orders/admin-orders.service'
import { type OrderCashEntry, recordEntries, updatePayments } from '../orders/ledger.service'
import { orderChanged } from '../orders/order-events'
import { type LockedOrder, lockOrders, recordEvents } from '../orders/order-life.service'
import { listOutstandingCash, type OutstandingCash, remainingCash } from './outstanding-cash'
import { SettlementEntity } from './settlement.entity'
import { SettlementLineEntity } from './settlement-line.entity'

export interface SettlementLineView {
  readonly id: number
  /** Null for a line that no parcel matches. */
  readonly orderId: number | null
  /** The tracking number, order number or phone of the line. */
  readonly reference: string
  readonly result: SettlementResult
  readonly amountPiastres: Piastres
  readonly expectedPiastres: Piastres
  readonly feePiastres: Piastres
}

export interface SettlementView {
  readonly id: number
  readonly courier: CourierView
  readonly fileName: string | null
  readonly feesDeducted: boolean
  readonly createdAt: Date
  readonly closedAt: Date | null
  readonly lines: readonly SettlementLineView[]
  /** The money that the courier hands over for the lines that match. */
  readonly remittedPiastres: Piastres
}

const readLines = statement({
  name: 'settlements.readLines',
  sql: `SELECT settlement_id AS "settlementId", id, order_id AS "orderId", reference, result,
       amount_piastres::float8 AS "amountPiastres",
       expected_piastres::float8 AS "expectedPiastres", fee_piastres::float8 AS "feePiastres"
     FROM settlement_lines WHERE settlement_id = ANY($1::int[]) ORDER BY id`,
  row: z.object({
    settlementId: z.int(),
    id: z.int(),
    orderId: z.int().nullable(),
    reference: z.string(),
    result: z.enum(SETTLEMENT_RESULTS),
    amountPiastres: piastresColumn,
    expectedPiastres: piastresColumn,
    feePiastres: piastresColumn,
  }),
})

const MATCHED: readonly SettlementResult[] = ['paid', 'short', 'over']

const isMatched = ({ result }: SettlementLineView) => MATCHED.includes(result)

function remittedFor(
  { amountPiastres, feePiastres }: SettlementLineView,
  feesDeducted: boolean,
): Piastres {
  return asPiastres(amountPiastres - (feesDeducted ? feePiastres : 0))
}

function toView(
  settlement: SettlementEntity,
  courier: CourierView,
  lines: readonly SettlementLineView[],
): SettlementView {
  const { id, fileName, feesDeducted, createdAt, closedAt } = settlement
  return {
    id,
    fileName,
    feesDeducted,
    createdAt,
    closedAt,
    courier,
    lines,
    remittedPiastres: asPiastres(
      lines.filter(isMatched).reduce((sum, line) => sum + remittedFor(line, feesDeducted), 0),
    ),
  }
}

/** Returns a settlement; null if it does not exist. */
export async function findSettlement(
  db: EntityManager,
  id: unknown,
): Promise<SettlementView | null> {
  const settlement = await db.findOneBy(SettlementEntity, { id: readId(id) ?? 0 })
  if (!settlement) return null
  const courier = await getCourier(db, settlement.courierId)
  return toView(settlement, courier, await readLines(db, [[settlement.id]]))
}

async function readWritten(transaction: EntityManager, id: number): Promise<SettlementView> {
  const settlement = await findSettlement(transaction, id)
  if (!settlement) throw new Error(`Settlement ${id} disappeared`)
  return settlement
}

/** Returns the settlements of a courier, newest first. */
export async function listSettlements(
  db: EntityManager,
  courierId: unknown,
): Promise<readonly SettlementView[]> {
  const settlements = await db.find(SettlementEntity, {
    where: { courierId: readId(courierId) ?? 0 },
    order: { id: 'DESC' },
    take: MAX_LISTED,
  })
  const [newest] = settlements
  if (!newest) return []
  const courier = await getCourier(db, newest.courierId)
  const lines = await readLines(db, [settlements.map(({ id }) => id)])
  return settlements.map((settlement) =>
    toView(
      settlement,
      courier,
      lines.filter(({ settlementId }) => settlementId === settlement.id),
    ),
  )
}

const MAX_LISTED = 20

type NewLine = Omit<SettlementLineView, 'id'>

function compare(amount: Piastres, expected: Piastres): SettlementResult {
  if (amount === expected) return 'paid'
  return amount < expected ? 'short' : 'over'
}

const referenceOf = ({ trackingNumber, orderId, phone }: StatementLine) =>
  trackingNumber ?? (orderId === null ? (phone ?? '') : `#${orderId}`)

/** Matches the lines of a statement with what the courier still has; what no line names is missing. */
function matchLines(
  lines: readonly StatementLine[],
  outstanding: readonly OutstandingCash[],
): readonly NewLine[] {
  const remaining = remainingCash(outstanding)
  const matched = lines.map((line): NewLine => {
    const { amountPiastres } = line
    const parcel = remaining.take(line)
    const expectedPiastres = parcel?.collectedPiastres ?? NO_PIASTRES
    return {
      orderId: parcel?.orderId ?? null,
      reference: referenceOf(line),
      result: parcel ? compare(amountPiastres, expectedPiastres) : 'unknown',
      amountPiastres,
      expectedPiastres,
      feePiastres: line.feePiastres ?? parcel?.feePiastres ?? NO_PIASTRES,
    }
  })
  return [...matched, ...remaining.list().map((parcel) => toLine(parcel, 'missing', NO_PIASTRES))]
}

function toLine(
  { orderId, trackingNumber, collectedPiastres, feePiastres }: OutstandingCash,
  result: SettlementResult,
  amountPiastres: Piastres,
): NewLine {
  return {
    orderId,
    reference: trackingNumber ?? `#${orderId}`,
    result,
    amountPiastres,
    expectedPiastres: collectedPiastres,
    feePiastres,
  }
}

/**
 * Reads a courier's statement: each line is matched, and nothing is booked before the settlement is closed.
 * Throws INVALID, NOT_FOUND, CONFLICT if another settlement of the courier is open or nothing is due.
 */
export async function startSettlement(
  db: EntityManager,
  input: Unchecked<SettlementInput>,
): Promise<SettlementView> {
  const { courierId, lines, columns, ...fields } = validate(settlementSchema, input)
  const courier = await getCourier(db, courierId)
  return db.transaction(async (transaction) => {
    const outstanding = await listOutstandingCash(transaction, courier.id)
    const settled =
      lines === null
        ? outstanding.map((parcel) => toLine(parcel, 'paid', parcel.collectedPiastres))
        : matchLines(lines, outstanding)
    if (settled.length === 0) throw new AppError('CONFLICT', { key: 'settlement.nothingDue' })
    try {
      if (columns) await rememberColumns(transaction, courier.id, columns)
      const settlement = await transaction.save(SettlementEntity, {
        courierId: courier.id,
        ...fields,
      })
      const rows = settled.map((line) => ({ ...line, settlementId: settlement.id }))
      await transaction.save(SettlementLineEntity, rows, { chunk: 500 })
      return await readWritten(transaction, settlement.id)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      throw new AppError('CONFLICT', { key: 'settlement.isOpen' })
    }
  })
}

async function lockOpen(transaction: EntityManager, id: unknown): Promise<SettlementEntity> {
  const settlementId = readId(id)
  const settlement =
    settlementId !== undefined &&
    (await transaction.findOne(SettlementEntity, {
      where: { id: settlementId },
      lock: { mode: 'pessimistic_write' },
    }))
  if (!settlement) throw new AppError('NOT_FOUND', { key: 'settlement.notFound' })
  if (settlement.closedAt) throw new AppError('CONFLICT', { key: 'settlement.isClosed' })
  return settlement
}

/** Throws away a settlement that is still open. Throws NOT_FOUND, CONFLICT if it is closed. */
export async function discardSettlement(db: EntityManager, id: unknown): Promise<void> {
  await db.transaction(async (transaction) => {
    const { id: settlementId } = await lockOpen(transaction, id)
    await transaction.delete(SettlementEntity, { id: settlementId })
  })
}

/** What is booked for a line: more than was expected was collected, too; a shortage stays with the courier. */
function entriesOf(
  { line, parcel }: MatchedLine,
  { id, courierId, feesDeducted }: SettlementEntity,
): readonly OrderCashEntry[] {
  const { orderId, shipmentId } = parcel
  const booked = { orderId, shipmentId, courierId, settlementId: id, note: `Settlement ${id}` }
  const surplus = Math.max(0, line.amountPiastres - parcel.collectedPiastres)
  return [
    { ...booked, kind: 'collected', piastres: asPiastres(surplus) },
    { ...booked, kind: 'courierFee', piastres: asPiastres(line.feePiastres - parcel.feePiastres) },
    { ...booked, kind: 'remitted', piastres: remittedFor(line, feesDeducted) },
  ]
}

/** A line, and what the courier has for its order. */
interface MatchedLine {
  readonly line: SettlementLineView
  readonly parcel: OutstandingCash
}

/** Throws CONFLICT if the cash of an order is no longer what it was when the statement was read. */
function requireUnchanged(
  lines: readonly SettlementLineView[],
  outstanding: readonly OutstandingCash[],
): readonly MatchedLine[] {
  const byOrder = new Map(outstanding.map((parcel) => [parcel.orderId, parcel]))
  const changed: SettlementLineView[] = []
  const matched = lines.flatMap((line) => {
    const parcel = byOrder.get(line.orderId ?? 0)
    if (parcel && parcel.collectedPiastres === line.expectedPiastres) return [{ line, parcel }]
    changed.push(line)
    return []
  })
  if (changed.length === 0) return matched
  const orders = changed.map(({ orderId }) => `#${orderId}`).join(', ')
  throw new AppError('CONFLICT', { key: 'settlement.changed', parameters: { orders } })
}

/** Books the lines of a settlement whose orders are locked, in the order of their ids, and announces the orders. */
async function book(
  transaction: EntityManager,
  settlement: SettlementEntity,
  matched: readonly MatchedLine[],
  locked: readonly LockedOrder[],
  actor: Actor,
): Promise<void> {
  if (locked.length === 0) return
  const ids = locked.map(({ id }) => id)
  const entries = matched.flatMap((line) => entriesOf(line, settlement))
  await recordEntries(transaction, actor, entries)
  await updatePayments(transaction, ids)
  const remitted = matched.map(({ line, parcel }) => ({
    orderId: parcel.orderId,
    kind: 'moneyChanged' as const,
    actor,
    data: { kind: 'remitted', piastres: remittedFor(line, settlement.feesDeducted) },
  }))
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

/**
 * Closes a settlement: the cash of its matching lines has arrived. What is short stays with the courier. However many
 * lines there are, it takes the same number of statements. Throws NOT_FOUND, or CONFLICT if it is closed already or
 * the cash of its orders has changed since.
 */
export async function closeSettlement(
  db: EntityManager,
  id: unknown,
  actor: Actor,
  request?: RequestKey,
): Promise<SettlementView> {
  const run = async (transaction: EntityManager) => {
    const settlement = await lockOpen(transaction, id)
    const lines = (await readLines(transaction, [[settlement.id]])).filter(isMatched)
    const locked = await lockOrders(
      transaction,
      lines.flatMap(({ orderId }) => orderId ?? []),
    )
    const outstanding = await listOutstandingCash(transaction, settlement.courierId)
    const matched = requireUnchanged(lines, outstanding)
    await book(transaction, settlement, matched, locked, actor)
    await transaction.update(
      SettlementEntity,
      { id: settlement.id },
      { closedAt: () => 'clock_timestamp()' },
    )
    return readWritten(transaction, settlement.id)
  }
  return runOnce(db, request, {
    run,
    replay: (transaction) => readWritten(transaction, readId(id) ?? 0),
  })
}
