import { createContext } from 'react'
import { useCan } from '../../../../platform/admin/use-admin-token'
import { useCustomerMessagesQuery } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { useNow } from '../use-now'
import { remindAfterHours, sentText, useNoteSent } from './sent-messages'

/** The WhatsApp message of a row. */
export interface RowMessage {
  readonly message: string
  /** The last message sent; undefined if there is none. */
  readonly sent: string | undefined
  /** The chat was opened. */
  readonly onChat: () => void
}

/** Of the rows of a list, whose cells read it: their columns stay the same when a message was sent. */
export const RowMessages = createContext<ReadonlyMap<string, RowMessage>>(new Map())

interface Row {
  readonly id: string
  /** Null if there is nothing to confirm, and for who may not send it. */
  readonly confirmationMessage?: string | null
}

/** The messages to the customers of a list, by order. Whoever opens a chat from there has sent it, as from an order. */
export function useListMessages(orders: readonly Row[]): ReadonlyMap<string, RowMessage> {
  const t = useText()
  const formatDate = useFormatDate()
  const now = useNow()
  const noteSent = useNoteSent()
  const maySend = useCan('orders.link')
  const asked = orders.flatMap(({ id, confirmationMessage }) =>
    maySend && confirmationMessage ? [{ id, confirmationMessage }] : [],
  )
  const query = useCustomerMessagesQuery({
    variables: { orderIds: asked.map(({ id }) => id) },
    skip: asked.length === 0,
    fetchPolicy: 'cache-and-network',
  })
  // Until those of another page are there, the last ones do.
  const known = new Map(
    (query.data ?? query.previousData)?.customerMessages.map((row) => [row.order?.id, row]),
  )
  return new Map(
    asked.map(({ id, confirmationMessage }) => {
      const { lastSent = null, reminderMessage = null } = known.get(id) ?? {}
      const isReminder = reminderMessage !== null && remindAfterHours(lastSent, now) !== null
      const onChat = async () => {
        await noteSent([id], isReminder ? 'REMIND' : 'CONFIRM')
        await query.refetch().catch(() => undefined)
      }
      return [
        id,
        {
          message: isReminder ? reminderMessage : confirmationMessage,
          sent: lastSent ? sentText(t, lastSent, formatDate) : undefined,
          onChat: () => void onChat(),
        },
      ]
    }),
  )
}
