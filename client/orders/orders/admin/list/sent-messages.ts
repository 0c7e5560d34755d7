import { REMIND_AFTER_HOURS } from '#domain/orders/confirmation'
import { useCan } from '../../../../platform/admin/use-admin-token'
import {
  type CustomerMessageKind,
  type CustomerMessagesQuery,
  useRecordSentMessageMutation,
} from '../../../../platform/gql/orders-admin'
import { notifyError } from '../../../../platform/lib/notify'
import { type Translate, useText } from '../../../../platform/texts/text'

const HOUR_MILLISECONDS = 3_600_000

export type SentMessage = NonNullable<CustomerMessagesQuery['customerMessages'][number]['lastSent']>

/** The hours without an answer to a message, once a reminder is due; null before that. */
export function remindAfterHours(lastSent: SentMessage | null, now: number): number | null {
  if (!lastSent) return null
  const hours = Math.floor((now - Date.parse(lastSent.sentAt)) / HOUR_MILLISECONDS)
  return hours >= REMIND_AFTER_HOURS ? hours : null
}

/** Describes a sent message: its kind, time and sender. */
export function sentText(
  t: Translate,
  { kind, sentAt, sentBy }: SentMessage,
  formatDate: (date: string) => string,
): string {
  return t(`orders.messageSent.${kind}`, { time: formatDate(sentAt), by: sentBy ?? 'nobody' })
}

/** Notes at orders that their customer was sent a message, and says if that failed. */
export function useNoteSent() {
  const t = useText()
  const maySend = useCan('orders.link')
  const [record] = useRecordSentMessageMutation()
  return async (orderIds: readonly string[], kind: CustomerMessageKind): Promise<void> => {
    if (!maySend) return
    try {
      for (const orderId of orderIds) {
        const { data } = await record({ variables: { orderId, kind } })
        const [problem] = data?.recordSentMessage.userErrors ?? []
        if (problem) notifyError(problem.message)
      }
    } catch {
      notifyError(t('orders.actFailed'))
    }
  }
}
