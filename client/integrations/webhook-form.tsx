import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import { type WebhookInput, webhookSchema } from '#domain/webhooks.schema'
import { useCreateWebhookMutation } from '../gql/integrations'
import { placeRefusals, problemText } from '../lib/form-problems'
import { useText } from '../lib/text'
import { useOneAtATime } from '../lib/use-one-at-a-time'
import { CheckboxGroup } from '../ui/checkbox-group'
import { Field } from '../ui/field'
import { FormAlert } from '../ui/form-alert'
import { SubmitButton } from '../ui/submit-button'
import { EVENTS } from './events'

const EMPTY: WebhookInput = { url: '', events: [] }

interface WebhookFormProps {
  /** Gets the secret, which nobody is told again. */
  readonly onMade: (secret: string) => void
}

/** Address and events of a new webhook; it empties itself once the webhook is made. */
export function WebhookForm({ onMade }: WebhookFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [createWebhook] = useCreateWebhookMutation()
  const form = useForm<WebhookInput, unknown, WebhookInput>({
    resolver: zodResolver(webhookSchema),
    criteriaMode: 'all',
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, setError, reset, formState } = form
  const { errors, isSubmitting } = formState

  const make = useOneAtATime(async ({ url, events }: WebhookInput) => {
    setAlert(undefined)
    const chosen = EVENTS.filter(({ event }) => events.includes(event))
    try {
      const { data } = await createWebhook({
        variables: { input: { url, events: chosen.map(({ name }) => name) } },
      })
      const { secret, userErrors = [] } = data?.createWebhook ?? {}
      if (secret) {
        onMade(secret)
        reset(EMPTY)
      } else if (userErrors.length > 0) {
        setAlert(placeRefusals(userErrors, ['url', 'events'], setError))
      } else setAlert(t('webhook.createFailed'))
    } catch {
      setAlert(t('webhook.createFailed'))
    }
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      aria-label={t('webhook.new')}
      onSubmit={handleSubmit(make)}
    >
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('url')}
        label={t('webhook.url')}
        hint={t('webhook.urlHint')}
        error={problemText(t, errors.url)}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
      />
      <CheckboxGroup
        {...register('events')}
        label={t('webhook.events')}
        error={problemText(t, errors.events as FieldError | undefined)}
        choices={EVENTS.map(({ event, title }) => ({ value: event, label: t(title) }))}
      />
      <SubmitButton busy={isSubmitting}>{t('webhook.create')}</SubmitButton>
    </form>
  )
}
