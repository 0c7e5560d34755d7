import { defineList } from '../../platform/admin/list/define-list'
import { RowAct } from '../../platform/admin/list/row-act'
import {
  useDeleteWebhookMutation,
  useWebhooksQuery,
  type WebhookDetailsFragment,
} from '../../platform/gql/integrations'
import { useText } from '../../platform/texts/text'
import { Message } from '../../platform/ui/message'
import { eventTitle } from './events'
import './webhook-list.css'

export const WebhookList = defineList({
  title: 'webhook.list',
  useQuery: useWebhooksQuery,
  rows: ({ webhooks }) => webhooks,
  Rows({ rows }) {
    const t = useText()
    return (
      <ul className="card webhooks" aria-label={t('webhook.list')}>
        {rows.map((webhook) => (
          <li key={webhook.id}>
            <div>
              <code dir="ltr">{webhook.url}</code>
              <p className="webhooks__events">
                {webhook.events.map((event) => t(eventTitle(event))).join(' · ')}
              </p>
            </div>
            <Delete webhook={webhook} />
          </li>
        ))}
      </ul>
    )
  },
  none: 'webhook.none',
  failed: 'webhook.loadFailed',
})

function Delete({ webhook: { id, url } }: { readonly webhook: WebhookDetailsFragment }) {
  const t = useText()
  const [deleteWebhook] = useDeleteWebhookMutation()
  return (
    <RowAct
      label={t('webhook.delete')}
      name={t('webhook.deleteNamed', { url })}
      question={{
        title: t('webhook.deleteQuestion'),
        text: <Message text="webhook.deleteText" values={{ url }} />,
      }}
      send={() => deleteWebhook({ variables: { id } })}
      done={t('webhook.deleted')}
      failed={t('webhook.deleteFailed')}
    />
  )
}
