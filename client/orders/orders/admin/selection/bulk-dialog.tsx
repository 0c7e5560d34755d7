import type { ComponentProps } from 'react'
import { BulkDialog as Dialog } from '../../../../platform/admin/table/bulk-dialog'
import { useText } from '../../../../platform/texts/text'
import type { Problem } from '../use-order-acts'

interface BulkDialogProps extends Omit<ComponentProps<typeof Dialog>, 'problems'> {
  /** The orders that failed, once the others have succeeded. */
  readonly problems?: readonly Problem[] | undefined
}

/** Shows the effect of an action on several orders, and afterwards those that failed. */
export function BulkDialog({ problems, ...dialog }: BulkDialogProps) {
  const t = useText()
  return (
    <Dialog
      {...dialog}
      problems={problems?.map(({ orderId, message }) => ({
        subject: orderId && t('orders.shortNumber', { id: orderId }),
        message,
      }))}
    />
  )
}
