import { useRef, useState } from 'react'
import {
  type ApiKeyDetailsFragment,
  useRevokeApiKeyMutation,
} from '../../platform/gql/integrations'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog'
import { Message } from '../../platform/ui/message'
import { SCOPES } from './scopes'
import '../../platform/admin/table.css'

interface ApiKeyTableProps {
  readonly apiKeys: readonly ApiKeyDetailsFragment[]
  readonly onRevoked: () => void
}

export function ApiKeyTable({ apiKeys, onRevoked }: ApiKeyTableProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [selected, setSelected] = useState<ApiKeyDetailsFragment>()
  const [revokeApiKey, { loading }] = useRevokeApiKeyMutation()

  async function revoke(): Promise<void> {
    if (!selected) return
    try {
      const { data } = await revokeApiKey({ variables: { id: selected.id } })
      const [userError] = data?.revokeApiKey.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t('apiKey.revoked'))
      onRevoked()
    } catch {
      notifyError(t('apiKey.revokeFailed'))
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused region */}
      <section className="card table-region" aria-label={t('apiKey.list')} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('apiKey.name')}</th>
              <th scope="col">{t('apiKey.key')}</th>
              <th scope="col">{t('apiKey.scopes')}</th>
              <th scope="col">{t('apiKey.createdAt')}</th>
              <th scope="col">{t('apiKey.lastUsed')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('admin.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {apiKeys.map((apiKey) => (
              <tr key={apiKey.id}>
                <th scope="row">
                  <bdi>{apiKey.name}</bdi>
                </th>
                <td>
                  <code>{apiKey.prefix}…</code>
                </td>
                <td className="table__wide">
                  {SCOPES.filter(({ name }) => apiKey.scopes.includes(name)).map(({ title }) => (
                    <div key={title}>{t(title)}</div>
                  ))}
                </td>
                <td>
                  <time dateTime={apiKey.createdAt}>{formatDate(apiKey.createdAt)}</time>
                </td>
                <td>
                  {apiKey.lastUsedAt ? (
                    <time dateTime={apiKey.lastUsedAt}>{formatDate(apiKey.lastUsedAt)}</time>
                  ) : (
                    t('apiKey.neverUsed')
                  )}
                </td>
                <td>
                  <Button
                    variant="secondary"
                    aria-label={t('apiKey.revokeNamed', { name: apiKey.name })}
                    onClick={() => {
                      setSelected(apiKey)
                      dialog.current?.showModal()
                    }}
                  >
                    {t('apiKey.revoke')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ConfirmDialog
        ref={dialog}
        title={t('apiKey.revokeQuestion')}
        cancel={t('admin.cancel')}
        confirm={t('apiKey.revoke')}
        busy={loading}
        onConfirm={revoke}
      >
        {selected && <Message text="apiKey.revokeText" values={{ name: selected.name }} />}
      </ConfirmDialog>
    </>
  )
}
