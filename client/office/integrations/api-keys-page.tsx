import { useState } from 'react'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { NewSecret } from '../../platform/admin/new-secret'
import { FormSheet } from '../../platform/admin/ui/form-sheet'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { useApiKeysQuery } from '../../platform/gql/integrations'
import { isFormKept } from '../../platform/session/kept-forms'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Message } from '../../platform/ui/message'
import { Skeleton } from '../../platform/ui/skeleton'
import { ApiKeyForm } from './api-key-form'
import { ApiKeyTable } from './api-key-table'

export function Component() {
  const t = useText()
  const [isAdding, setIsAdding] = useState(() => isFormKept('apiKey'))
  const actions = <Button onClick={() => setIsAdding(true)}>{t('apiKey.new')}</Button>
  return (
    <AdminFrame title="apiKey.title" actions={actions}>
      <ApiKeys isAdding={isAdding} onAdded={() => setIsAdding(false)} />
    </AdminFrame>
  )
}

interface ApiKeysProps {
  readonly isAdding: boolean
  /** Called when one was created, or is not going to be. */
  readonly onAdded: () => void
}

function ApiKeys({ isAdding, onAdded }: ApiKeysProps) {
  const t = useText()
  const [created, setCreated] = useState<{ readonly name: string; readonly key: string }>()
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)

  return (
    <>
      <p>
        {t('apiKey.text')} <a href="/docs">{t('apiKey.docs')}</a>
      </p>
      <FormSheet title={t('apiKey.new')} isOpen={isAdding} onClose={onAdded}>
        <ApiKeyForm
          onCreated={(name, key) => {
            setCreated({ name, key })
            onAdded()
            reload()
          }}
        />
      </FormSheet>
      {created && (
        <NewSecret
          title={<Message text="apiKey.created" values={{ name: created.name }} />}
          label={t('apiKey.key')}
          secret={created.key}
        />
      )}
      <h2 className="visually-hidden">{t('apiKey.list')}</h2>
      {data?.apiKeys.length === 0 && <EmptyState title={t('apiKey.none')} />}
      {data && data.apiKeys.length > 0 && <ApiKeyTable apiKeys={data.apiKeys} onRevoked={reload} />}
      {!data && error && <LoadFailed title={t('apiKey.loadFailed')} onRetry={reload} />}
      {!data && !error && <Skeleton className="card" blockSize="12rem" />}
    </>
  )
}
