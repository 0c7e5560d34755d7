import { useState } from 'react'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { defineList } from '../../platform/admin/list/define-list'
import { useReloadList } from '../../platform/admin/list/list-context'
import { RowAct } from '../../platform/admin/list/row-act'
import { NewSecret } from '../../platform/admin/new-secret'
import { FormSheet } from '../../platform/admin/ui/form-sheet'
import {
  type ApiKeyDetailsFragment,
  useApiKeysQuery,
  useRevokeApiKeyMutation,
} from '../../platform/gql/integrations'
import { isFormKept } from '../../platform/session/kept-forms'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { Message } from '../../platform/ui/message'
import { ApiKeyForm } from './api-key-form'
import { SCOPES } from './scopes'

export function Component() {
  const t = useText()
  const [isAdding, setIsAdding] = useState(() => isFormKept('apiKey'))
  const actions = <Button onClick={() => setIsAdding(true)}>{t('apiKey.new')}</Button>
  return (
    <AdminFrame title="apiKey.title" actions={actions}>
      <ApiKeys>
        <p>
          {t('apiKey.text')} <a href="/docs">{t('apiKey.docs')}</a>
        </p>
        <NewApiKey isAdding={isAdding} onAdded={() => setIsAdding(false)} />
        <h2 className="visually-hidden">{t('apiKey.list')}</h2>
      </ApiKeys>
    </AdminFrame>
  )
}

interface NewApiKeyProps {
  readonly isAdding: boolean
  /** Called when one was created, or is not going to be. */
  readonly onAdded: () => void
}

/** The form, and then the new key. */
function NewApiKey({ isAdding, onAdded }: NewApiKeyProps) {
  const t = useText()
  const reload = useReloadList()
  const [created, setCreated] = useState<{ readonly name: string; readonly key: string }>()
  return (
    <>
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
    </>
  )
}

const ApiKeys = defineList({
  title: 'apiKey.list',
  useQuery: useApiKeysQuery,
  rows: ({ apiKeys }) => apiKeys,
  columns: [
    {
      id: 'name',
      title: 'apiKey.name',
      isRowHeader: true,
      card: 'title',
      text: ({ name }) => name,
    },
    {
      id: 'key',
      title: 'apiKey.key',
      card: 'line',
      cell: ({ prefix }) => <code>{prefix}…</code>,
    },
    {
      id: 'scopes',
      title: 'apiKey.scopes',
      card: 'field',
      cell: ({ scopes }) => <Scopes scopes={scopes} />,
    },
    { id: 'created', title: 'apiKey.createdAt', card: 'none', time: ({ createdAt }) => createdAt },
    {
      id: 'lastUsed',
      title: 'apiKey.lastUsed',
      card: 'end',
      cell: ({ lastUsedAt }) => <LastUsed at={lastUsedAt} />,
    },
    {
      id: 'actions',
      title: 'admin.actions',
      isTitleHidden: true,
      card: 'field',
      cell: (apiKey) => <Revoke apiKey={apiKey} />,
    },
  ],
  none: 'apiKey.none',
  failed: 'apiKey.loadFailed',
})

function Scopes({ scopes }: Pick<ApiKeyDetailsFragment, 'scopes'>) {
  const t = useText()
  return SCOPES.filter(({ name }) => scopes.includes(name)).map(({ title }) => (
    <div key={title}>{t(title)}</div>
  ))
}

function LastUsed({ at }: { readonly at: string | null }) {
  const t = useText()
  const formatDate = useFormatDate()
  return at ? <time dateTime={at}>{formatDate(at)}</time> : t('apiKey.neverUsed')
}

function Revoke({ apiKey: { id, name } }: { readonly apiKey: ApiKeyDetailsFragment }) {
  const t = useText()
  const [revokeApiKey] = useRevokeApiKeyMutation()
  return (
    <RowAct
      label={t('apiKey.revoke')}
      name={t('apiKey.revokeNamed', { name })}
      question={{
        title: t('apiKey.revokeQuestion'),
        text: <Message text="apiKey.revokeText" values={{ name }} />,
      }}
      send={() => revokeApiKey({ variables: { id } })}
      done={t('apiKey.revoked')}
      failed={t('apiKey.revokeFailed')}
    />
  )
}
