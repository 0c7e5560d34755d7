import type { RefObject } from 'react'
import { useCancelOrderMutation } from '../../platform/gql/orders'
import { CancelDialog } from './cancel-dialog'

interface CancelOrderDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly id: string
  readonly onCancelled?: () => void
}

/** Asks a signed-in shopper before cancelling an order. */
export function CancelOrderDialog({ ref, id, onCancelled }: CancelOrderDialogProps) {
  const [cancelOrder, { loading }] = useCancelOrderMutation()

  async function cancel(reason: string): Promise<string | undefined> {
    const { data } = await cancelOrder({ variables: { id, reason } })
    const [userError] = data?.cancelOrder.userErrors ?? []
    if (userError) return userError.message
    if (!data?.cancelOrder.order) throw new Error('The order was not cancelled')
    onCancelled?.()
    return undefined
  }

  return <CancelDialog ref={ref} busy={loading} onCancel={cancel} />
}
