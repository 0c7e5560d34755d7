import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { PARCEL_RULES } from '#domain/orders/order-life'
import { CANCELLED_ORDER_STATUS, statusesWhere } from '#domain/orders/order-status'
import { statement } from '../../platform/database/statements/statement'
import { sqlList } from '../orders/entities/order-status-sql'
import { REQUIRED } from '../orders/life/ledger.service'
import { lockOrder } from '../orders/life/order-life.service'
import { changeStatus } from '../orders/life/order-status.service'

// Orders that had to be paid in advance, and were not in time, are cancelled by the rule.

/** Arbitrary, but different from the shop's other advisory locks. */
const DEADLINE_LOCK = 718_041

const IS_OVERDUE = `prepay_until <= now() AND status IN (${sqlList(statusesWhere('isOpen'))})
  AND shipment_state IN (${sqlList(PARCEL_RULES.handOver.from)})
  AND paid_piastres < ${REQUIRED}`

const orderId = z.object({ id: z.int() })

const readOverdue = statement({
  name: 'prepaymentDeadline.readOverdue',
  sql: `SELECT id FROM orders WHERE ${IS_OVERDUE} ORDER BY prepay_until, id`,
  row: orderId,
})

const checkOverdue = statement({
  name: 'prepaymentDeadline.checkOverdue',
  sql: `SELECT id FROM orders WHERE id = $1 AND ${IS_OVERDUE}`,
  row: orderId,
})

const tryLock = statement({
  name: 'prepaymentDeadline.tryLock',
  sql: 'SELECT pg_try_advisory_xact_lock($1) AS "isMine"',
  row: z.object({ isMine: z.boolean() }),
})

/** Returns false if another server is doing this. */
async function cancelIfUnpaid(transaction: EntityManager, id: number): Promise<boolean> {
  const [lock] = await tryLock(transaction, [DEADLINE_LOCK])
  if (!lock?.isMine) return false
  const order = await lockOrder(transaction, id)
  // A payment that was recorded meanwhile is seen once the order is locked.
  const [overdue] = await checkOverdue(transaction, [id])
  if (overdue) {
    await changeStatus(transaction, order, CANCELLED_ORDER_STATUS, {
      actor: 'rule',
      isUnpaid: true,
    })
  }
  return true
}

/**
 * Cancels the orders whose deadline has passed without the prepayment that they require, unless another server is doing so:
 * each in a transaction of its own, so that a failure does not affect the others.
 */
export async function cancelUnpaidOrders(
  db: EntityManager,
  onError: (error: unknown, id: number) => void,
): Promise<void> {
  for (const { id } of await readOverdue(db)) {
    try {
      const isMine = await db.transaction((transaction) => cancelIfUnpaid(transaction, id))
      if (!isMine) return
    } catch (error) {
      onError(error, id)
    }
  }
}
