import { useState } from 'react'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { NewSecret } from '../../platform/admin/new-secret'
import { FormSheet } from '../../platform/admin/ui/form-sheet'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { useWebhooksQuery } from '../../platform/gql/integrations'
import { isFormKept } from '../../platform/session/kept-forms'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { Deliveries } from './deliveries'
import { WebhookForm } from './webhook-form'
import { WebhookList } from './webhook-list'

export function Component() {
  const t = useText()
  const [isAdding, setIsAdding] = useState(() => isFormKept('webhook'))
  const actions = <Button onClick={() => setIsAdding(true)}>{t('webhook.new')}</Button>
  return (
    <AdminFrame title="webhook.title" actions={actions}>
      <Webhooks isAdding={isAdding} onAdded={() => setIsAdding(false)} />
    </AdminFrame>
  )
}

interface WebhooksProps {
  readonly isAdding: boolean
  /** Called when one was created, or is not going to be. */
  readonly onAdded: () => void
}

function Webhooks({ isAdding, onAdded }: WebhooksProps) {
  const t = useText()
  const [secret, setSecret] = useState<string>()
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)

  return (
    <>
      <p>
        {t('webhook.text')} <a href="/docs">{t('webhook.docs')}</a>
      </p>
      <FormSheet title={t('webhook.new')} isOpen={isAdding} onClose={onAdded}>
        <WebhookForm
          onCreated={(newSecret) => {
            setSecret(newSecret)
            onAdded()
            reload()
          }}
        />
      </FormSheet>
      {secret && (
        <NewSecret title={t('webhook.created')} label={t('webhook.secret')} secret={secret} />
      )}
      <h2 className="visually-hidden">{t('webhook.list')}</h2>
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
