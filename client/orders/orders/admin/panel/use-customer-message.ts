import { useCan } from '../../../../platform/admin/use-admin-token'
import {
  type AdminOrderQuery,
  useCustomerMessagesQuery,
} from '../../../../platform/gql/orders-admin'
import { remindAfterHours, useNoteSent } from '../list/sent-messages'
import { isPossible } from '../order-acts'
import { useNow } from '../use-now'

type PanelOrder = NonNullable<AdminOrderQuery['adminOrder']>

/**
 * Returns the next message to the customer and the last one sent. After some hours without an answer, it is a reminder.
 */
export function useCustomerMessage(order: PanelOrder, reload: () => void) {
  const now = useNow()
  const isAsked = useCan('orders.link') && isPossible('confirm', order)
  const { data, refetch } = useCustomerMessagesQuery({
    variables: { orderIds: [order.id] },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  })
  const note = useNoteSent()
  const [messages] = isAsked ? (data?.customerMessages ?? []) : []
  const lastSent = messages?.lastSent ?? null
  const remindAfter = remindAfterHours(lastSent, now)
  const isReminder = remindAfter !== null
  const message = isReminder ? messages?.reminderMessage : order.confirmationMessage

  async function noteSent(): Promise<void> {
    await note([order.id], isReminder ? 'REMIND' : 'CONFIRM')
    await refetch().catch(() => undefined)
    reload()
  }

  return {
    message,
    lastSent,
    /** The hours without an answer, once a reminder is due. */
    remindAfter,
    onChat: isAsked && message ? () => void noteSent() : undefined,
  }
}
