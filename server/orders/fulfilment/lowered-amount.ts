import type { z } from 'zod'
import type { FieldProblem } from '#domain/errors'
import { formatPiastres } from '#domain/money/money'
import { addPiastres, asPiastres, NO_PIASTRES } from '#domain/money/units'
import type { EditScope } from '#domain/orders/order-edit'
import type { loweredAmountSchema } from '#domain/orders/order-edit.schema'
import { type Reduction, reductionOf } from '#domain/orders/reduction'
import type { AdminOrderView } from '../orders/reads/order-view'

/**
 * Returns the reduction of an order after an edit: the previous one plus the amount by which the edit lowers it. Adds to
 * `problems` if the order is not on its way, or if the amount is higher.
 */
export function reductionAfter(
  before: AdminOrderView,
  scope: EditScope,
  lowered: z.output<typeof loweredAmountSchema>['loweredAmount'],
  problems: FieldProblem[],
): Reduction | undefined {
  const reduction = reductionOf(before.adjustments)
  const by = lowered ? before.amountDuePiastres - lowered.amountDuePiastres : 0
  if (!lowered || by === 0) return reduction
  if (scope !== 'onItsWay') {
    problems.push({ field: 'loweredAmount', code: 'CONFLICT', key: 'orderEdit.amountInShop' })
    return reduction
  }
  if (by < 0) {
    const due = before.amountDuePiastres
    const parameters = { due: { en: formatPiastres(due, 'en'), ar: formatPiastres(due, 'ar') } }
    problems.push({ field: 'loweredAmount.amountDue', key: 'orderEdit.amountHigher', parameters })
    return reduction
  }
  return {
    label: lowered.reason,
    piastres: addPiastres(reduction?.piastres ?? NO_PIASTRES, asPiastres(by)),
  }
}
