import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import { type ApiKeyInput, apiKeySchema } from '#domain/integrations/api-keys.schema'
import { FormActions } from '../../platform/admin/ui/form-actions'
import { CheckboxGroup } from '../../platform/forms/checkbox-group'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { useCreateApiKeyMutation } from '../../platform/gql/integrations'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useKeptForm } from '../../platform/session/kept-forms'
import { useText } from '../../platform/texts/text'
import { SCOPES } from './scopes'
import '../../platform/admin/admin-form.css'

const EMPTY: ApiKeyInput = { name: '', scopes: [] }

interface ApiKeyFormProps {
  /** Called with the key, which the server never returns again. */
  readonly onCreated: (name: string, key: string) => void
}

/** Creates an API key. */
export function ApiKeyForm({ onCreated }: ApiKeyFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [createApiKey] = useCreateApiKeyMutation()
  const form = useForm<ApiKeyInput, unknown, ApiKeyInput>({
    resolver: zodResolver(apiKeySchema),
    criteriaMode: 'all',
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  useKeptForm('apiKey', form)

  const create = useSingleFlight(async ({ name, scopes }: ApiKeyInput) => {
    setAlert(undefined)
    const selected = SCOPES.filter(({ scope }) => scopes.includes(scope))
    try {
      const { data } = await createApiKey({
        variables: { input: { name, scopes: selected.map((scope) => scope.name) } },
      })
      const { key, userErrors = [] } = data?.createApiKey ?? {}
      if (key) onCreated(name, key)
      else if (userErrors.length > 0) {
        setAlert(applyServerErrors(userErrors, ['name', 'scopes'], setError))
      } else setAlert(t('apiKey.createFailed'))
    } catch {
      setAlert(t('apiKey.createFailed'))
    }
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      aria-label={t('apiKey.new')}
      onSubmit={handleSubmit(create)}
    >
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('name')}
        required
        autoFocus
        label={t('apiKey.name')}
        hint={t('apiKey.nameHint')}
        error={fieldErrorText(t, errors.name)}
        autoComplete="off"
      />
      <CheckboxGroup
        {...register('scopes')}
        label={t('apiKey.scopes')}
        error={fieldErrorText(t, errors.scopes as FieldError | undefined)}
        choices={SCOPES.map(({ scope, title }) => ({ value: scope, label: t(title) }))}
      />
      <FormActions busy={isSubmitting} isDirty={isDirty}>
        {t('apiKey.create')}
      </FormActions>
    </form>
  )
}
