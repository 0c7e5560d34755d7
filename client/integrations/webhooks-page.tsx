import { useState } from 'react'
import { AdminFrame } from '../admin/admin-frame'
import { useWebhooksQuery } from '../gql/integrations'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { Deliveries } from './deliveries'
import { SecretOnce } from './secret-once'
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
  const readAgain = () => void refetch().catch(() => undefined)

  return (
    <>
      <p>
        {t('webhook.text')} <a href="/docs">{t('webhook.docs')}</a>
      </p>
      <WebhookForm
        onMade={(made) => {
          setSecret(made)
          readAgain()
        }}
      />
      {secret && (
        <SecretOnce title={t('webhook.created')} label={t('webhook.secret')} secret={secret} />
      )}
      <h2>{t('webhook.list')}</h2>
      {data?.webhooks.length === 0 && <EmptyState title={t('webhook.none')} />}
      {data && data.webhooks.length > 0 && (
        <WebhookList webhooks={data.webhooks} onDeleted={readAgain} />
      )}
      {!data && error && (
        <div role="alert">
          <EmptyState title={t('webhook.loadFailed')}>
            <Button variant="secondary" onClick={readAgain}>
              {t('catalogue.retry')}
            </Button>
          </EmptyState>
        </div>
      )}
      {!data && !error && <Skeleton className="card" blockSize="8rem" />}
      {data && data.webhooks.length > 0 && <Deliveries webhooks={data.webhooks} />}
    </>
  )
}
