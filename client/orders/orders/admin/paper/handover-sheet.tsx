import type { AdminOrderDetailsFragment } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { HandoverPaper } from './handover-paper'
import { useDestination } from './use-destination'

interface HandoverSheetProps {
  readonly orders: readonly AdminOrderDetailsFragment[]
  /** An ISO time. */
  readonly readAt: string
}

/** The sheet of orders that may have yet to be handed over. */
export function HandoverSheet({ orders, readAt }: HandoverSheetProps) {
  const t = useText()
  const destinationOf = useDestination()
  const rows = orders.map((order) => {
    const { governorate, area } = destinationOf(order)
    return {
      orderId: order.id,
      recipientName: order.recipientName,
      place: area ? [governorate, area] : [governorate],
      due: order.amountDue,
      parcelCount: order.shipment?.parcelCount ?? 1,
      takesBack: order.takesBack,
    }
  })
  return <HandoverPaper title={t('paper.handover')} at={readAt} rows={rows} />
}
