import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import { type ApiKeyInput, apiKeySchema } from '#domain/api-keys.schema'
import { useCreateApiKeyMutation } from '../gql/integrations'
import { placeRefusals, problemText } from '../lib/form-problems'
import { useText } from '../lib/text'
import { useOneAtATime } from '../lib/use-one-at-a-time'
import { CheckboxGroup } from '../ui/checkbox-group'
import { Field } from '../ui/field'
import { FormAlert } from '../ui/form-alert'
import { SubmitButton } from '../ui/submit-button'
import { SCOPES } from './scopes'

const EMPTY: ApiKeyInput = { name: '', scopes: [] }

interface ApiKeyFormProps {
  /** Gets the key, which nobody is told again. */
  readonly onMade: (name: string, key: string) => void
}

/** Name and scopes of a new key; it empties itself once the key is made. */
export function ApiKeyForm({ onMade }: ApiKeyFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [createApiKey] = useCreateApiKeyMutation()
  const form = useForm<ApiKeyInput, unknown, ApiKeyInput>({
    resolver: zodResolver(apiKeySchema),
    criteriaMode: 'all',
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, setError, reset, formState } = form
  const { errors, isSubmitting } = formState

  const make = useOneAtATime(async ({ name, scopes }: ApiKeyInput) => {
    setAlert(undefined)
    const chosen = SCOPES.filter(({ scope }) => scopes.includes(scope))
    try {
      const { data } = await createApiKey({
        variables: { input: { name, scopes: chosen.map((scope) => scope.name) } },
      })
      const { key, userErrors = [] } = data?.createApiKey ?? {}
      if (key) {
        onMade(name, key)
        reset(EMPTY)
      } else if (userErrors.length > 0) {
        setAlert(placeRefusals(userErrors, ['name', 'scopes'], setError))
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
      onSubmit={handleSubmit(make)}
    >
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('name')}
        label={t('apiKey.name')}
        hint={t('apiKey.nameHint')}
        error={problemText(t, errors.name)}
        autoComplete="off"
      />
      <CheckboxGroup
        {...register('scopes')}
        label={t('apiKey.scopes')}
        error={problemText(t, errors.scopes as FieldError | undefined)}
        choices={SCOPES.map(({ scope, title }) => ({ value: scope, label: t(title) }))}
      />
      <SubmitButton busy={isSubmitting}>{t('apiKey.create')}</SubmitButton>
    </form>
  )
}
