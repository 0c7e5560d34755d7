import { useRef, useState } from 'react'
import {
  useDeleteWebhookMutation,
  type WebhookDetailsFragment,
} from '../../platform/gql/integrations'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog'
import { Message } from '../../platform/ui/message'
import { eventTitle } from './events'
import './webhook-list.css'

interface WebhookListProps {
  readonly webhooks: readonly WebhookDetailsFragment[]
  readonly onDeleted: () => void
}

export function WebhookList({ webhooks, onDeleted }: WebhookListProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [selected, setSelected] = useState<WebhookDetailsFragment>()
  const [deleteWebhook, { loading }] = useDeleteWebhookMutation()

  async function remove(): Promise<void> {
    if (!selected) return
    try {
      const { data } = await deleteWebhook({ variables: { id: selected.id } })
      const [userError] = data?.deleteWebhook.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t('webhook.deleted'))
      onDeleted()
    } catch {
      notifyError(t('webhook.deleteFailed'))
    }
  }

  return (
    <>
      <ul className="card webhooks" aria-label={t('webhook.list')}>
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <div>
              <code dir="ltr">{webhook.url}</code>
              <p className="webhooks__events">
                {webhook.events.map((event) => t(eventTitle(event))).join(' · ')}
              </p>
            </div>
            <Button
              variant="secondary"
              aria-label={t('webhook.deleteNamed', { url: webhook.url })}
              onClick={() => {
                setSelected(webhook)
                dialog.current?.showModal()
              }}
            >
              {t('webhook.delete')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        ref={dialog}
        title={t('webhook.deleteQuestion')}
        cancel={t('admin.cancel')}
        confirm={t('webhook.delete')}
        busy={loading}
        onConfirm={remove}
      >
        {selected && <Message text="webhook.deleteText" values={{ url: selected.url }} />}
      </ConfirmDialog>
    </>
  )
}
