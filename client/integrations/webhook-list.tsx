import { useRef, useState } from 'react'
import { useDeleteWebhookMutation, type WebhookDetailsFragment } from '../gql/integrations'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { eventTitle } from './events'

interface WebhookListProps {
  readonly webhooks: readonly WebhookDetailsFragment[]
  readonly onDeleted: () => void
}

export function WebhookList({ webhooks, onDeleted }: WebhookListProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<WebhookDetailsFragment>()
  const [deleteWebhook, { loading }] = useDeleteWebhookMutation()

  async function remove(): Promise<void> {
    if (!chosen) return
    try {
      const { data } = await deleteWebhook({ variables: { id: chosen.id } })
      const [refusal] = data?.deleteWebhook.userErrors ?? []
      if (refusal) notifyError(refusal.message)
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
                setChosen(webhook)
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
        keep={t('admin.keep')}
        confirm={t('webhook.delete')}
        busy={loading}
        onConfirm={remove}
      >
        {chosen && t('webhook.deleteText', { url: chosen.url })}
      </ConfirmDialog>
    </>
  )
}
