import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import {
  type SettlementInput,
  type StatementLine,
  settlementSchema,
} from '#domain/cash/settlement.schema'
import { DEFAULT_STATEMENT_LIMITS, type StatementLimits } from '#domain/cash/statement-limits'
import { AppError } from '#domain/errors'
import { addPiastres, asPiastres, NO_PIASTRES, type Piastres } from '#domain/money/units'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import {
  type CourierView,
  findCouriers,
  getCourier,
  rememberColumns,
} from '../../orders/couriers/couriers.service'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import { statement } from '../../platform/database/statements/statement'
import { isUniqueViolation } from '../../platform/database/statements/unique-violation'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { countedLine, matchStatement } from './match-statement'
import { listParcelCash, type ParcelCash, trackingKey } from './parcel-cash'
import { SettlementEntity } from './settlement.entity'
import { type ComparedLine, grossOf, netOf } from './settlement-line'
import { SettlementLineEntity } from './settlement-line.entity'

export interface SettlementLineView extends ComparedLine {
  readonly id: number
}

export interface SettlementView {
  readonly id: number
  readonly courier: CourierView
  readonly fileName: string | null
  readonly deductsFees: boolean
  readonly createdAt: Date
  readonly closedAt: Date | null
  readonly lines: readonly SettlementLineView[]
  /** Amount expected for the lines; once closed, the amount received. */
  readonly remittedPiastres: Piastres
  /** Amount expected for the lines. */
  readonly computedPiastres: Piastres
  /** Amount received; null while it is open. */
  readonly receivedPiastres: Piastres | null
  /** Part of the difference that was written off. */
  readonly writtenOffPiastres: Piastres
  readonly reason: string | null
  /** Excess of the fees of the statement over the agreed fees. */
  readonly feeDifferencePiastres: Piastres
}

const lineColumns = entityColumns(SettlementLineEntity, ['settlement', 'order', 'shipment'])

const readLineRows = statement({
  name: 'settlements.readLines',
  sql: `SELECT ${lineColumns.select('settlement_lines')}
     FROM settlement_lines WHERE settlement_id = ANY($1::int[]) ORDER BY id`,
  row: z.object(lineColumns.shape),
})

/** Returns the lines of settlements, in the order of the statements. */
export async function readLines(db: EntityManager, settlementIds: readonly number[]) {
  return readLineRows(db, [settlementIds])
}

const sumOf = (lines: readonly ComparedLine[], amountOf: (line: ComparedLine) => Piastres) =>
  addPiastres(...lines.map(amountOf))

/** Returns the amount expected for lines. */
export function computedOf(lines: readonly ComparedLine[], deductsFees: boolean): Piastres {
  return sumOf(lines, deductsFees ? netOf : grossOf)
}

function feeDifferenceOf(lines: readonly ComparedLine[]): Piastres {
  return sumOf(lines, ({ result, feePiastres, taxPiastres, ...agreed }) => {
    if (result === 'missing') return NO_PIASTRES
    const { agreedFeePiastres, agreedTaxPiastres } = agreed
    const fee = agreedFeePiastres === null ? 0 : feePiastres - agreedFeePiastres
    const tax = agreedTaxPiastres === null ? 0 : taxPiastres - agreedTaxPiastres
    return asPiastres(fee + tax)
  })
}

function toView(
  settlement: SettlementEntity,
  courier: CourierView,
  lines: readonly SettlementLineView[],
): SettlementView {
  const { id, fileName, deductsFees, createdAt, closedAt, ...rest } = settlement
  const { receivedPiastres, writtenOffPiastres, reason } = rest
  const computedPiastres = computedOf(lines, deductsFees)
  return {
    id,
    fileName,
    deductsFees,
    createdAt,
    closedAt,
    courier,
    lines,
    computedPiastres,
    receivedPiastres,
    writtenOffPiastres,
    reason,
    remittedPiastres: receivedPiastres ?? computedPiastres,
    feeDifferencePiastres: feeDifferenceOf(lines),
  }
}

/** Reads what belongs to settlements, at once. */
async function toViews(
  db: EntityManager,
  settlements: readonly SettlementEntity[],
): Promise<readonly SettlementView[]> {
  if (settlements.length === 0) return []
  const couriers = await findCouriers(
    db,
    settlements.map(({ courierId }) => courierId),
  )
  const lines = await readLines(
    db,
    settlements.map(({ id }) => id),
  )
  return settlements.flatMap((settlement) => {
    const courier = couriers.get(settlement.courierId)
    if (!courier) return []
    const own = lines.filter(({ settlementId }) => settlementId === settlement.id)
    return [toView(settlement, courier, own)]
  })
}

/** Returns settlements by their IDs, without those that do not exist. */
export async function findSettlements(
  db: EntityManager,
  ids: readonly number[],
): Promise<readonly SettlementView[]> {
  return toViews(db, await db.findBy(SettlementEntity, { id: In([...new Set(ids)]) }))
}

/** Returns a settlement; null if it does not exist. */
export async function findSettlement(
  db: EntityManager,
  id: unknown,
): Promise<SettlementView | null> {
  const [settlement = null] = await findSettlements(db, [readId(id) ?? 0])
  return settlement
}

/** Returns a settlement that was written in the same transaction. */
export async function readWritten(transaction: EntityManager, id: number): Promise<SettlementView> {
  const settlement = await findSettlement(transaction, id)
  if (!settlement) throw new Error(`Settlement ${id} disappeared`)
  return settlement
}

export const SETTLEMENTS_SHOWN = 20

/** Returns the settlements of a courier, newest first. */
export async function listSettlements(
  db: EntityManager,
  courierId: unknown,
): Promise<readonly SettlementView[]> {
  const settlements = await db.find(SettlementEntity, {
    where: { courierId: readId(courierId) ?? 0 },
    order: { id: 'DESC' },
    take: SETTLEMENTS_SHOWN,
  })
  return toViews(db, settlements)
}

async function readNamed(
  transaction: EntityManager,
  courierId: number,
  lines: readonly StatementLine[],
): Promise<readonly ParcelCash[]> {
  return listParcelCash(transaction, courierId, {
    orderIds: lines.flatMap(({ orderId }) => orderId ?? []),
    numbers: lines.flatMap(({ trackingNumber }) =>
      trackingNumber ? trackingKey(trackingNumber) : [],
    ),
  })
}

/** Lines of a cash handover without a statement: all open parcels. */
function countAll(open: readonly ParcelCash[], deductsFees: boolean): readonly ComparedLine[] {
  return open
    .filter(({ expectedPiastres: due }) => due > 0 || deductsFees)
    .map((parcel) => countedLine(parcel))
}

/** Writes the lines of a settlement. */
export async function saveLines(
  transaction: EntityManager,
  settlementId: number,
  lines: readonly ComparedLine[],
): Promise<void> {
  const rows = lines.map((line) => ({ ...line, settlementId }))
  await transaction.save(SettlementLineEntity, rows, { chunk: 500 })
}

interface StartOptions {
  readonly limits?: StatementLimits
  readonly request?: RequestKey | undefined
}

/**
 * Reads a courier's statement: each line is compared with the ledger, and nothing is booked before the settlement is closed.
 * Throws INVALID, NOT_FOUND, CONFLICT if another settlement of the courier is open or nothing is due.
 */
export async function startSettlement(
  db: EntityManager,
  input: Unchecked<SettlementInput>,
  { limits = DEFAULT_STATEMENT_LIMITS, request }: StartOptions = {},
): Promise<SettlementView> {
  const { courierId, lines, columns, ...fields } = validate(settlementSchema, input)
  const courier = await getCourier(db, courierId)
  return runOnce(db, request, {
    run: async (transaction) => {
      const parcels = await readNamed(transaction, courier.id, lines ?? [])
      const compared =
        lines === null
          ? countAll(parcels, fields.deductsFees)
          : matchStatement(lines, parcels, limits)
      if (compared.length === 0) throw new AppError('CONFLICT', { key: 'settlement.nothingDue' })
      try {
        if (columns) await rememberColumns(transaction, courier.id, columns)
        const settlement = await transaction.save(SettlementEntity, {
          courierId: courier.id,
          ...fields,
        })
        await saveLines(transaction, settlement.id, compared)
        return await readWritten(transaction, settlement.id)
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        throw new AppError('CONFLICT', { key: 'settlement.isOpen' })
      }
    },
    replay: (transaction, id) => readWritten(transaction, Number(id)),
    resultId: ({ id }) => String(id),
  })
}

/** Locks a settlement that is still open. Throws NOT_FOUND, CONFLICT if it is closed. */
export async function lockOpen(transaction: EntityManager, id: unknown): Promise<SettlementEntity> {
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
