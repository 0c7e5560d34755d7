import { useState } from 'react'
import { AdminFrame } from '../admin/admin-frame'
import { refetchSilently } from '../api/refetch-silently'
import { useWebhooksQuery } from '../gql/integrations'
import { useText } from '../texts/text'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'
import { Deliveries } from './deliveries'
import { NewSecret } from './new-secret'
import { WebhookForm } from './webhook-form'
import { WebhookList } from './webhook-list'

export function Component() {
  return (
    <AdminFrame title="webhook.title">
      <Webhooks />
    </AdminFrame>
  )
}

function Webhooks() {
  const t = useText()
  const [secret, setSecret] = useState<string>()
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)

  return (
    <>
      <p>
        {t('webhook.text')} <a href="/docs">{t('webhook.docs')}</a>
      </p>
      <WebhookForm
        onCreated={(newSecret) => {
          setSecret(newSecret)
          reload()
        }}
      />
      {secret && (
        <NewSecret title={t('webhook.created')} label={t('webhook.secret')} secret={secret} />
      )}
      <h2>{t('webhook.list')}</h2>
      {data?.webhooks.length === 0 && <EmptyState title={t('webhook.none')} />}
      {data && data.webhooks.length > 0 && (
        <WebhookList webhooks={data.webhooks} onDeleted={reload} />
      )}
      {!data && error && <LoadFailed title={t('webhook.loadFailed')} onRetry={reload} />}
      {!data && !error && <Skeleton className="card" blockSize="8rem" />}
      {data && data.webhooks.length > 0 && <Deliveries webhooks={data.webhooks} />}
    </>
  )
}
