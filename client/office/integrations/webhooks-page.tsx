import { useState } from 'react'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { useReloadList } from '../../platform/admin/list/list-context'
import { NewSecret } from '../../platform/admin/new-secret'
import { FormSheet } from '../../platform/admin/ui/form-sheet'
import { useWebhooksQuery } from '../../platform/gql/integrations'
import { isFormKept } from '../../platform/session/kept-forms'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Deliveries } from './deliveries'
import { WebhookForm } from './webhook-form'
import { WebhookList } from './webhook-list'

export function Component() {
  const t = useText()
  const [isAdding, setIsAdding] = useState(() => isFormKept('webhook'))
  const actions = <Button onClick={() => setIsAdding(true)}>{t('webhook.new')}</Button>
  return (
    <AdminFrame title="webhook.title" actions={actions}>
      <WebhookList>
        <p>
          {t('webhook.text')} <a href="/docs">{t('webhook.docs')}</a>
        </p>
        <NewWebhook isAdding={isAdding} onAdded={() => setIsAdding(false)} />
        <h2 className="visually-hidden">{t('webhook.list')}</h2>
      </WebhookList>
      <DeliveriesOfAny />
    </AdminFrame>
  )
}

interface NewWebhookProps {
  readonly isAdding: boolean
  /** Called when one was created, or is not going to be. */
  readonly onAdded: () => void
}

/** The form, and then the secret. */
function NewWebhook({ isAdding, onAdded }: NewWebhookProps) {
  const t = useText()
  const reload = useReloadList()
  const [secret, setSecret] = useState<string>()
  return (
    <>
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
    </>
  )
}

/** The deliveries, once there is a webhook. */
function DeliveriesOfAny() {
  const t = useText()
  // The list above loads them.
  const { data } = useWebhooksQuery({ fetchPolicy: 'cache-only' })
  if (!data || data.webhooks.length === 0) return null
  return (
    <>
      <h2>{t('delivery.list')}</h2>
      <Deliveries />
    </>
  )
}
