import type {
  DeliveryDetailsFragment,
  WebhookDetailsFragment,
} from '../../platform/gql/integrations'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { eventTitle } from './events'
import { PROBLEMS, STATES } from './states'
import '../../platform/admin/table.css'
import './delivery-table.css'

interface DeliveryTableProps {
  readonly deliveries: readonly DeliveryDetailsFragment[]
  readonly webhooks: readonly WebhookDetailsFragment[]
  readonly onResend: (id: string) => Promise<void>
}

export function DeliveryTable({ deliveries, webhooks, onResend }: DeliveryTableProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const urlOf = (id: string) => webhooks.find((webhook) => webhook.id === id)?.url
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused region
    <section className="card table-region" aria-label={t('delivery.list')} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('delivery.event')}</th>
            <th scope="col">{t('delivery.when')}</th>
            <th scope="col">{t('delivery.filter')}</th>
            <th scope="col">{t('delivery.attempts')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('admin.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <th scope="row">
                {t(eventTitle(delivery.event))}
                <details className="delivery">
                  <summary>{t('delivery.body')}</summary>
                  <p>
                    <code dir="ltr">{urlOf(delivery.webhookId)}</code>
                  </p>
                  <pre dir="ltr">
                    <JsonBody body={delivery.body} />
                  </pre>
                </details>
              </th>
              <td>
                <time dateTime={delivery.createdAt}>{formatDate(delivery.createdAt)}</time>
              </td>
              <td className="table__wide">
                <DeliveryStatus delivery={delivery} />
              </td>
              <td>{delivery.attempts}</td>
              <td>
                <Button
                  variant="secondary"
                  aria-label={t('delivery.resendNamed', { id: delivery.id })}
                  onClick={() => void onResend(delivery.id)}
                >
                  {t('delivery.resend')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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

/**
 * The delivery's state, and after a failed attempt its problem and the time of the next attempt.
 */
function DeliveryStatus({ delivery }: { readonly delivery: DeliveryDetailsFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const { state, problem, statusCode, nextAttemptAt } = delivery
  const title = STATES.find(({ name }) => name === state)?.title
  return (
    <>
      <strong>{title && t(title)}</strong>
      {problem && <div>{t(PROBLEMS[problem], { status: statusCode ?? '' })}</div>}
      {problem && nextAttemptAt && (
        <div>{t('delivery.nextAttempt', { time: formatDate(nextAttemptAt) })}</div>
      )}
    </>
  )
}
