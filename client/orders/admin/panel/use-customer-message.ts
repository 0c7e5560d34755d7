import { REMIND_AFTER_HOURS } from '#domain/orders/confirmation'
import { useCan } from '../../../admin/use-admin-token'
import {
  type AdminOrderQuery,
  useCustomerMessagesQuery,
  useRecordSentMessageMutation,
} from '../../../gql/orders-admin'
import { notifyError } from '../../../lib/notify'
import { useText } from '../../../texts/text'
import { isPossible } from '../order-acts'
import { useNow } from '../use-now'

const HOUR_MILLISECONDS = 3_600_000

type PanelOrder = NonNullable<AdminOrderQuery['adminOrder']>

/** What the customer is written next, with what was sent last: after some hours without an answer, a reminder. */
export function useCustomerMessage(order: PanelOrder, reload: () => void) {
  const t = useText()
  const now = useNow()
  const isAsked = useCan('orders.link') && isPossible('confirm', order)
  const { data, refetch } = useCustomerMessagesQuery({
    variables: { orderIds: [order.id] },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  })
  const [record] = useRecordSentMessageMutation()
  const [messages] = isAsked ? (data?.customerMessages ?? []) : []
  const lastSent = messages?.lastSent ?? null
  const hours = lastSent ? Math.floor((now - Date.parse(lastSent.sentAt)) / HOUR_MILLISECONDS) : 0
  const isReminder = lastSent !== null && hours >= REMIND_AFTER_HOURS
  const message = isReminder ? messages?.reminderMessage : order.confirmationMessage

  async function noteSent(): Promise<void> {
    try {
      const kind = isReminder ? 'REMIND' : 'CONFIRM'
      const { data: noted } = await record({ variables: { orderId: order.id, kind } })
      const [problem] = noted?.recordSentMessage.userErrors ?? []
      if (problem) notifyError(problem.message)
      await refetch()
      reload()
    } catch {
      notifyError(t('orders.actFailed'))
    }
  }

  return {
    message,
    lastSent,
    /** The hours without an answer, once a reminder is due. */
    remindAfter: isReminder ? hours : null,
    onChat: isAsked && message ? () => void noteSent() : undefined,
  }
}
