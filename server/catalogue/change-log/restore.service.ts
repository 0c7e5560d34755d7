import type { EntityManager } from 'typeorm'
import { RESTORABLE_COLUMNS, type RestorableColumn } from '#domain/change-log/change-log.schema'
import { AppError } from '#domain/errors'
import { readId } from '#domain/validation/text.schema'
import type { RequestKey } from '../../platform/idempotency/request-key'
import type { AdminProductView } from '../products/admin-products.service'
import { restoreProduct } from '../products/restore-product.service'
import { type ChangeView, findChange } from './change-log.service'

type Restorable = Pick<ChangeView, 'action' | 'source' | 'subject' | 'before' | 'after'>

/** Whether a change of a product has changed its price, earlier price or stock. */
export function isRestorable({ action, source, after }: Restorable): boolean {
  return (
    action === 'changed' &&
    source === 'products' &&
    RESTORABLE_COLUMNS.some((column) => after !== null && column in after)
  )
}

function numberOf({ before, after }: Restorable, column: RestorableColumn) {
  if (!after || !(column in after)) return undefined
  const toNumber = (value: unknown) => (typeof value === 'number' ? value : null)
  return { before: toNumber(before?.[column]), after: toNumber(after[column]) }
}

/**
 * Puts the price, earlier price and stock of a product back to what they were before a change. Throws NOT_FOUND,
 * CONFLICT if they have changed since or the change was about something else.
 */
export async function restoreChange(
  db: EntityManager,
  id: unknown,
  request?: RequestKey,
): Promise<AdminProductView> {
  const changeId = readId(id)
  const change = changeId === undefined ? undefined : await findChange(db, changeId)
  if (!change) throw new AppError('NOT_FOUND', { key: 'changeLog.notFound' })
  if (!isRestorable(change)) throw new AppError('CONFLICT', { key: 'changeLog.notRestorable' })
  const numbers = {
    price: numberOf(change, 'price_piastres'),
    wasPrice: numberOf(change, 'was_price_piastres'),
    stock: numberOf(change, 'stock'),
  }
  return restoreProduct(db, Number(change.subject), numbers, request)
}
