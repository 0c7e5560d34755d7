import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type LineDecisionInput, lineDecisionSchema } from '#domain/cash/settlement.schema'
import { DEFAULT_STATEMENT_LIMITS, type StatementLimits } from '#domain/cash/statement-limits'
import { AppError } from '#domain/errors'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { missingLine } from './match-statement'
import { listParcelCash, type ParcelCash } from './parcel-cash'
import { type ComparedLine, compareAlone, compareWithParcel, isOfParcel } from './settlement-line'
import { SettlementLineEntity } from './settlement-line.entity'
import {
  lockOpen,
  readLines,
  readWritten,
  type SettlementLineView,
  type SettlementView,
  saveLines,
} from './settlements.service'

const findSettlementId = statement({
  name: 'settlements.ofLine',
  sql: 'SELECT settlement_id AS "settlementId" FROM settlement_lines WHERE id = $1',
  row: z.object({ settlementId: z.int() }),
})

const findOrderId = statement({
  name: 'settlements.orderOfShipment',
  sql: `SELECT order_id AS "orderId" FROM shipments
     WHERE id = $1 AND courier_id = $2 AND voided_at IS NULL`,
  row: z.object({ orderId: z.int() }),
})

type Decision = z.output<typeof lineDecisionSchema>

/** Returns the parcel that somebody says a line is about. Throws NOT_FOUND, CONFLICT if another line has it. */
async function findParcel(
  transaction: EntityManager,
  courierId: number,
  shipmentId: number,
  others: readonly SettlementLineView[],
): Promise<ParcelCash> {
  const [shipment] = await findOrderId(transaction, [shipmentId, courierId])
  const orderIds = shipment ? [shipment.orderId] : []
  const parcels = await listParcelCash(transaction, courierId, { orderIds })
  const parcel = parcels.find(({ parcelId }) => parcelId === shipmentId)
  if (!parcel) throw new AppError('NOT_FOUND', { key: 'settlement.noParcel' })
  const isTaken = others.some((line) => isOfParcel(line) && line.shipmentId === shipmentId)
  if (isTaken) throw new AppError('CONFLICT', { key: 'settlement.parcelTaken' })
  return parcel
}

/** The line as it was decided. */
async function decided(
  transaction: EntityManager,
  courierId: number,
  lines: readonly SettlementLineView[],
  line: SettlementLineView,
  decision: Decision,
  limits: StatementLimits,
): Promise<ComparedLine> {
  const { rest, isConfirmed, reason } = decision
  const kind = decision.kind ?? (decision.shipmentId === null ? line.kind : 'parcel')
  const isOther = [
    decision.amountPiastres,
    decision.feePiastres,
    decision.kind,
    decision.shipmentId,
  ].some((value) => value !== null)
  const isUnreadable = line.result === 'unreadable' && decision.amountPiastres === null
  const stated = {
    amountPiastres: isUnreadable ? null : (decision.amountPiastres ?? line.amountPiastres),
    feePiastres: decision.feePiastres ?? line.feePiastres,
    taxPiastres: line.taxPiastres,
    // A yes is to what was seen.
    isConfirmed: isConfirmed ?? (isOther ? false : line.isConfirmed),
  }
  const written = {
    writesOff: rest ? rest === 'writeOff' : line.writesOff,
    reason: rest ? reason : line.reason,
  }
  if (line.result === 'missing') return { ...line, ...written }
  const shipmentId = decision.shipmentId ?? line.shipmentId
  if (kind !== 'parcel') return { ...line, ...compareAlone(kind, stated, limits), ...written }
  if (shipmentId === null) throw new AppError('CONFLICT', { key: 'settlement.noParcel' })
  const others = lines.filter(({ id }) => id !== line.id)
  const parcel = await findParcel(transaction, courierId, shipmentId, others)
  const hasTaxLine = others.some((other) => other.kind === 'tax')
  const isFeeStated = decision.feePiastres !== null || line.feePiastres !== 0
  const amounts = isFeeStated ? stated : { ...stated, feePiastres: null }
  return { ...line, ...compareWithParcel(amounts, parcel, limits, hasTaxLine), ...written }
}

/** Renews the lines of missing parcels: removes those that another line now names, adds those that none names any more. */
async function renewMissing(
  transaction: EntityManager,
  settlementId: number,
  courierId: number,
): Promise<void> {
  const lines = await readLines(transaction, [settlementId])
  const missing = lines.filter(({ result }) => result === 'missing')
  const named = new Set(lines.filter(isOfParcel).map(({ shipmentId }) => shipmentId))
  const gone = missing.filter(({ shipmentId }) => named.has(shipmentId))
  if (gone.length > 0) {
    await transaction.delete(
      SettlementLineEntity,
      gone.map(({ id }) => id),
    )
  }
  const known = new Set(lines.map(({ shipmentId }) => shipmentId))
  const open = await listParcelCash(transaction, courierId)
  const added = open.filter(
    ({ parcelId, expectedPiastres }) => expectedPiastres > 0 && !known.has(parcelId),
  )
  await saveLines(transaction, settlementId, added.map(missingLine))
}

/**
 * Decides what a line of an open settlement is: which parcel, what else, that an amount beyond the limits is right, or that
 * what is missing is given up. Throws INVALID, NOT_FOUND, CONFLICT if the settlement is closed or another line has the parcel.
 */
export async function decideSettlementLine(
  db: EntityManager,
  id: unknown,
  input: Unchecked<LineDecisionInput>,
  limits: StatementLimits = DEFAULT_STATEMENT_LIMITS,
): Promise<SettlementView> {
  const decision = validate(lineDecisionSchema, input)
  return db.transaction(async (transaction) => {
    const [owner] = await findSettlementId(transaction, [readId(id) ?? 0])
    const { id: settlementId, courierId } = await lockOpen(transaction, owner?.settlementId)
    const lines = await readLines(transaction, [settlementId])
    const line = lines.find((one) => one.id === readId(id))
    if (!line) throw new AppError('NOT_FOUND', { key: 'settlement.notFound' })
    const after = await decided(transaction, courierId, lines, line, decision, limits)
    await transaction.save(SettlementLineEntity, { ...after, id: line.id, settlementId })
    await renewMissing(transaction, settlementId, courierId)
    return readWritten(transaction, settlementId)
  })
}
