import { DELIVERIES_PAGE_SIZE } from '#domain/limits'
import { defineList } from '../../platform/admin/list/define-list'
import { useReloadList } from '../../platform/admin/list/list-context'
import { choiceFilter } from '../../platform/admin/list/list-filters'
import { RowAct } from '../../platform/admin/list/row-act'
import {
  type DeliveryDetailsFragment,
  useResendWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
} from '../../platform/gql/integrations'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { eventTitle } from './events'
import { PROBLEMS, STATES } from './states'
import './deliveries.css'

interface DeliveryProps {
  readonly delivery: DeliveryDetailsFragment
}

const stateTitle = (state: DeliveryDetailsFragment['state'] | '') =>
  STATES.find(({ name }) => name === state)?.title ?? 'delivery.anyState'

/** The queued, delivered and failed webhook deliveries, newest first. */
export const Deliveries = defineList({
  title: 'delivery.list',
  useQuery: useWebhookDeliveriesQuery,
  variables: ({ state }) => ({ first: DELIVERIES_PAGE_SIZE, state: state || null }),
  rows: ({ webhookDeliveries }) => webhookDeliveries,
  filters: {
    state: choiceFilter({
      label: 'delivery.filter',
      values: ['', ...STATES.map(({ name }) => name)],
      text: stateTitle,
    }),
  },
  Tools() {
    const t = useText()
    return (
      <Button variant="secondary" onClick={useReloadList()}>
        {t('delivery.refresh')}
      </Button>
    )
  },
  columns: [
    {
      id: 'event',
      title: 'delivery.event',
      isRowHeader: true,
      card: 'title',
      cell: (delivery) => <Event delivery={delivery} />,
    },
    { id: 'when', title: 'delivery.when', card: 'end', time: ({ createdAt }) => createdAt },
    {
      id: 'state',
      title: 'delivery.filter',
      card: 'field',
      cell: (delivery) => <DeliveryStatus delivery={delivery} />,
    },
    {
      id: 'attempts',
      title: 'delivery.attempts',
      card: 'none',
      text: ({ attempts }) => attempts,
    },
    {
      id: 'actions',
      title: 'admin.actions',
      isTitleHidden: true,
      card: 'field',
      cell: (delivery) => <Resend delivery={delivery} />,
    },
  ],
  none: 'delivery.none',
  failed: 'delivery.loadFailed',
  more: 'delivery.more',
})

function Event({ delivery: { webhook, event, body } }: DeliveryProps) {
  const t = useText()
  return (
    <>
      {t(eventTitle(event))}
      <details className="delivery">
        <summary>{t('delivery.body')}</summary>
        <p>
          <code dir="ltr">{webhook?.url}</code>
        </p>
        <pre dir="ltr">
          <JsonBody body={body} />
        </pre>
      </details>
    </>
  )
}

/** The strings of a JSON document, with their quotes. */
const JSON_STRINGS = /("(?:[^"\\]|\\.)*")/

function JsonBody({ body }: { readonly body: string }) {
  return JSON.stringify(JSON.parse(body), null, 2)
    .split(JSON_STRINGS)
    .map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
      index % 2 === 0 ? part : <bdi key={index}>{part}</bdi>,
    )
}

/** The delivery's state, and after a failed attempt its problem and the time of the next attempt. */
function DeliveryStatus({
  delivery: { state, problem, statusCode, nextAttemptAt },
}: DeliveryProps) {
  const t = useText()
  const formatDate = useFormatDate()
  return (
    <>
      <strong>{t(stateTitle(state))}</strong>
      {problem && <div>{t(PROBLEMS[problem], { status: statusCode ?? '' })}</div>}
      {problem && nextAttemptAt && (
        <div>{t('delivery.nextAttempt', { time: formatDate(nextAttemptAt) })}</div>
      )}
    </>
  )
}

function Resend({ delivery: { id } }: DeliveryProps) {
  const t = useText()
  const [resendDelivery] = useResendWebhookDeliveryMutation()
  return (
    <RowAct
      label={t('delivery.resend')}
      name={t('delivery.resendNamed', { id })}
      send={() => resendDelivery({ variables: { id } })}
      done={t('delivery.resent')}
      failed={t('delivery.resendFailed')}
    />
  )
}
