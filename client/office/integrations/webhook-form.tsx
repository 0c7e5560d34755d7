import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import { type WebhookInput, webhookSchema } from '#domain/integrations/webhooks.schema'
import { FormActions } from '../../platform/admin/ui/form-actions'
import { CheckboxGroup } from '../../platform/forms/checkbox-group'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { useCreateWebhookMutation } from '../../platform/gql/integrations'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useKeptForm } from '../../platform/session/kept-forms'
import { useText } from '../../platform/texts/text'
import { EVENTS } from './events'
import '../../platform/admin/admin-form.css'

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
