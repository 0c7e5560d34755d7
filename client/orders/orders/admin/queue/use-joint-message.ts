import { useCan } from '../../../../platform/admin/use-admin-token'
import { useQueueMessagesQuery } from '../../../../platform/gql/orders-admin'
import { remindAfterHours, type SentMessage, useNoteSent } from '../list/sent-messages'
import { useNow } from '../use-now'

/**
 * Returns the joint message about these orders and the last one sent. A reminder is due once all of them have been
 * asked about, the last one hours ago.
 */
export function useJointMessage(orderIds: readonly string[]) {
  const now = useNow()
  const noteSent = useNoteSent()
  const maySend = useCan('orders.link')
  const { data, refetch } = useQueueMessagesQuery({
    variables: { orderIds: [...orderIds] },
    skip: !maySend || orderIds.length === 0,
    fetchPolicy: 'cache-and-network',
  })
  const rows = data?.customerMessages ?? []
  const sent = rows.flatMap(({ lastSent }) => lastSent ?? [])
  const last = sent.reduce<SentMessage | null>(
    (latest, one) => (latest && latest.sentAt >= one.sentAt ? latest : one),
    null,
  )
  const remindAfter = sent.length === rows.length ? remindAfterHours(last, now) : null

  async function onChat(): Promise<void> {
    await noteSent(orderIds, remindAfter === null ? 'CONFIRM' : 'REMIND')
    await refetch().catch(() => undefined)
  }

  return {
    maySend,
    /** Null until it is known. */
    message: (remindAfter === null ? data?.question : data?.reminder) ?? null,
    lastSent: last,
    remindAfter,
    onChat: () => void onChat(),
  }
}
