import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import { type WebhookInput, webhookSchema } from '#domain/integrations/webhooks.schema'
import { FormActions } from '../admin/ui/form-actions'
import { CheckboxGroup } from '../forms/checkbox-group'
import { Field } from '../forms/field'
import { FormAlert } from '../forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../forms/form-errors'
import { useCreateWebhookMutation } from '../gql/integrations'
import { useSingleFlight } from '../lib/use-single-flight'
import { useKeptForm } from '../session/kept-forms'
import { useText } from '../texts/text'
import { EVENTS } from './events'
import '../admin/admin-form.css'

const EMPTY: WebhookInput = { url: '', events: [] }

interface WebhookFormProps {
  /** Called with the signing secret, which the server never returns again. */
  readonly onCreated: (secret: string) => void
}

/** Creates a webhook. */
export function WebhookForm({ onCreated }: WebhookFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [createWebhook] = useCreateWebhookMutation()
  const form = useForm<WebhookInput, unknown, WebhookInput>({
    resolver: zodResolver(webhookSchema),
    criteriaMode: 'all',
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  useKeptForm('webhook', form)

  const create = useSingleFlight(async ({ url, events }: WebhookInput) => {
    setAlert(undefined)
    const selected = EVENTS.filter(({ event }) => events.includes(event))
    try {
      const { data } = await createWebhook({
        variables: { input: { url, events: selected.map(({ name }) => name) } },
      })
      const { secret, userErrors = [] } = data?.createWebhook ?? {}
      if (secret) onCreated(secret)
      else if (userErrors.length > 0) {
        setAlert(applyServerErrors(userErrors, ['url', 'events'], setError))
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
      onSubmit={handleSubmit(create)}
    >
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('url')}
        required
        autoFocus
        label={t('webhook.url')}
        hint={t('webhook.urlHint')}
        error={fieldErrorText(t, errors.url)}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
      />
      <CheckboxGroup
        {...register('events')}
        label={t('webhook.events')}
        error={fieldErrorText(t, errors.events as FieldError | undefined)}
        choices={EVENTS.map(({ event, title }) => ({ value: event, label: t(title) }))}
      />
      <FormActions busy={isSubmitting} isDirty={isDirty}>
        {t('webhook.create')}
      </FormActions>
    </form>
  )
}
