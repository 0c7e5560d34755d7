import { useState } from 'react'
import { INITIAL_ORDER_STATUS_KEY, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { OrderStatus } from '../../../../platform/gql/orders'
import {
  type AdminOrderRowFragment,
  useSetOrderStatusMutation,
} from '../../../../platform/gql/orders-admin'
import { notifySuccess } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useText } from '../../../../platform/texts/text'
import { StatusSelect } from '../status-select'
import type { Problem } from '../use-order-acts'
import { BulkDialog } from './bulk-dialog'

interface StatusDialogProps {
  /** The selected orders. */
  readonly orders: readonly AdminOrderRowFragment[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Sets the status of the selected orders, each only if it still has the one that is shown. */
export function StatusDialog({ orders, onClose, onDone }: StatusDialogProps) {
  const t = useText()
  const [status, setStatus] = useState<OrderStatus>(INITIAL_ORDER_STATUS_KEY)
  const [setOrderStatus] = useSetOrderStatusMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>()
  const changed = orders.filter((order) => order.status !== status)
  const label = t(ORDER_STATUS_TABLE[status].label)

  async function setOne({ id, status: expected }: AdminOrderRowFragment): Promise<Problem[]> {
    try {
      const { data } = await setOrderStatus({ variables: { id, status, expected } })
      const userErrors = data?.setOrderStatus.userErrors ?? []
      return userErrors.map(({ message }) => ({ orderId: id, message }))
    } catch {
      return [{ orderId: id, message: t('admin.statusFailed') }]
    }
  }

  const run = useSingleFlight(async () => {
    setIsBusy(true)
    const failed: Problem[] = []
    for (const order of changed) failed.push(...(await setOne(order)))
    setIsBusy(false)
    const count = changed.length - failed.length
    if (count > 0) notifySuccess(t('orders.statusesSet', { count, status: label }))
    onDone()
    if (failed.length > 0) setProblems(failed)
    else onClose()
  })

  return (
    <BulkDialog
      title={t('orders.setStatus')}
      {...(changed.length > 0 && { confirm: t('admin.setStatus', { status: label }) })}
      busy={isBusy}
      problems={problems}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <StatusSelect label={t('admin.filterStatus')} value={status} onChange={setStatus} />
      <p>{t('orders.willSetStatus', { count: changed.length, status: label })}</p>
      {changed.length < orders.length && (
        <p>{t('orders.haveStatus', { count: orders.length - changed.length, status: label })}</p>
      )}
    </BulkDialog>
  )
}
