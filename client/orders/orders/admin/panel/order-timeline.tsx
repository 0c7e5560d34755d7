import { MAX_ORDER_NOTE_LENGTH } from '#domain/limits'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { useCan } from '../../../../platform/admin/use-admin-token'
import {
  type OrderTimelineQuery,
  useAddOrderNoteMutation,
  useOrderTimelineQuery,
} from '../../../../platform/gql/orders-admin'
import { type Translate, useFormatPounds, useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { Message } from '../../../../platform/ui/message'
import { Skeleton } from '../../../../platform/ui/skeleton'
import { REASONS } from '../../returns/return-reasons'
import { EditDetails } from '../edit/edit-details'
import { NoteForm } from '../note-form'
import { PanelSection } from './panel-section'
import './order-timeline.css'

type Event = OrderTimelineQuery['orderTimeline'][number]

type FormatPounds = ReturnType<typeof useFormatPounds>

/** Some events are named by more than their kind: an acceptance is the event of its request with another state. */
function kindOf({ kind, returnState, courierName, isAfterAll, edit }: Event) {
  if (kind === 'DELIVERED' && isAfterAll) return 'DELIVERED_AFTER_ALL'
  if (kind === 'DELIVERED' && edit) return 'DELIVERED_PARTLY'
  if (kind === 'SPLIT' && !edit) return 'REST'
  if (kind === 'MERGED' && !edit) return 'MERGED_INTO'
  if (kind === 'EXCHANGED' && !returnState) return 'EXCHANGE_OF'
  if (kind === 'EXCHANGED' && returnState === 'DECLINED') return 'EXCHANGE_CANCELLED'
  if (kind === 'COURIER_ASSIGNED' && !courierName) return 'COURIER_REMOVED'
  return kind === 'RETURN_REQUESTED' && returnState === 'ACCEPTED' ? 'RETURN_ACCEPTED' : kind
}

/** Describes an event, besides its kind. */
function details(t: Translate, format: FormatPounds, event: Event): string {
  const { kind, status, courierName, reason, condition, report, collected, due } = event
  const { returnReason, returnItems, refund, isUnpaid, method, otherOrder } = event
  return [
    kind === 'STATUS_CHANGED' && status && t(ORDER_STATUS_TABLE[status].label),
    otherOrder && t('order.number', { id: otherOrder.id }),
    isUnpaid && t('orders.isUnpaid'),
    method && t(`orders.method.${method}`),
    courierName,
    report && t(`orders.report.${report}`),
    reason && t(`orders.reason.${reason}`),
    condition && t(`orders.condition.${condition}`),
    collected !== null &&
      due !== null &&
      t('orders.collectedInstead', { collected: format(collected), due: format(due) }),
    returnReason && t(`return.reason.${REASONS[returnReason]}`),
    ...returnItems.map((item) =>
      [`${item.name} × ${item.quantity}`, item.condition && t(`orders.condition.${item.condition}`)]
        .filter(Boolean)
        .join(' – '),
    ),
    refund !== null && format(refund),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The actor of an event, by name if it is known. */
function Actor({ event: { actor, actorName: name, actorRole } }: { readonly event: Event }) {
  const t = useText()
  const who = t(`orders.actor.${actor}`)
  if (!name) return who
  if (actor !== 'STAFF') return <Message text="orders.byOther" values={{ name, who }} />
  return <Message text={actorRole === 'ADMIN' ? 'orders.byOwner' : 'orders.by'} values={{ name }} />
}

interface OrderTimelineProps {
  readonly id: string
  readonly reload: () => void
}

/** The history of an order with its actors and the notes of the team, newest first. */
export function OrderTimeline({ id, reload }: OrderTimelineProps) {
  const t = useText()
  const mayNote = useCan('orders.note')
  const formatDate = useFormatDate()
  const format = useFormatPounds()
  const [addNote, adding] = useAddOrderNoteMutation()
  const { data, error } = useOrderTimelineQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <PanelSection title={t('orders.timeline')}>
      {mayNote && (
        <NoteForm
          texts={{
            label: t('orders.note'),
            hint: t('orders.noteHint'),
            submit: t('orders.addNote'),
            added: t('orders.noteAdded'),
          }}
          maxLength={MAX_ORDER_NOTE_LENGTH}
          add={async (text) => {
            const { data: added } = await addNote({ variables: { id, text } })
            return added?.addOrderNote.userErrors
          }}
          isBusy={adding.loading}
          onAdded={reload}
        />
      )}
      {!data && error && <p role="alert">{t('orders.timelineFailed')}</p>}
      {!data && !error && <Skeleton blockSize="8rem" />}
      <ol className="order-timeline" aria-label={t('orders.timeline')}>
        {data &&
          [...data.orderTimeline].reverse().map((event) => {
            const kind = kindOf(event)
            return (
              <li key={event.id}>
                <p>
                  <b>{t(`orders.event.${kind}`)}</b> <bdi>{details(t, format, event)}</bdi>
                </p>
                {event.edit && <EditDetails edit={event.edit} />}
                {event.note && (
                  <p className="order-timeline__note">
                    <bdi>{event.note}</bdi>
                  </p>
                )}
                <p className="order-panel__hint">
                  <Actor event={event} /> ·{' '}
                  <time dateTime={event.happenedAt}>{formatDate(event.happenedAt)}</time>
                </p>
              </li>
            )
          })}
      </ol>
    </PanelSection>
  )
}
