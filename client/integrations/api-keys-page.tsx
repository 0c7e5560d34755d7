import { useState } from 'react'
import { AdminFrame } from '../admin/admin-frame'
import { useApiKeysQuery } from '../gql/integrations'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { ApiKeyForm } from './api-key-form'
import { ApiKeyTable } from './api-key-table'
import { SecretOnce } from './secret-once'

export function Component() {
  return (
    <AdminFrame title="apiKey.title">
      <ApiKeys />
    </AdminFrame>
  )
}

function ApiKeys() {
  const t = useText()
  const [made, setMade] = useState<{ readonly name: string; readonly key: string }>()
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' })
  const readAgain = () => void refetch().catch(() => undefined)

  return (
    <>
      <p>
        {t('apiKey.text')} <a href="/docs">{t('apiKey.docs')}</a>
      </p>
      <ApiKeyForm
        onMade={(name, key) => {
          setMade({ name, key })
          readAgain()
        }}
      />
      {made && (
        <SecretOnce
          title={t('apiKey.created', { name: made.name })}
          label={t('apiKey.key')}
          secret={made.key}
        />
      )}
      <h2>{t('apiKey.list')}</h2>
      {data?.apiKeys.length === 0 && <EmptyState title={t('apiKey.none')} />}
      {data && data.apiKeys.length > 0 && (
        <ApiKeyTable apiKeys={data.apiKeys} onRevoked={readAgain} />
      )}
      {!data && error && (
        <div role="alert">
          <EmptyState title={t('apiKey.loadFailed')}>
            <Button variant="secondary" onClick={readAgain}>
              {t('catalogue.retry')}
            </Button>
          </EmptyState>
        </div>
      )}
      {!data && !error && <Skeleton className="card" blockSize="12rem" />}
    </>
  )
}
