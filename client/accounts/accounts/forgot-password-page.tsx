import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { createResetRequestSchema, type ResetRequestInput } from '#domain/accounts/accounts.schema'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useRequestPasswordResetMutation } from '../../platform/gql/accounts'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { AccountCard } from './account-card'
import { useAccountSchemas } from './use-account-schemas'

/** Requests a link that resets the password. The response is the same for every email. */
export function Component() {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  const [requestReset] = useRequestPasswordResetMutation()
  const schemas = useAccountSchemas()
  const schema = useMemo(() => createResetRequestSchema(schemas), [schemas])
  const { register, handleSubmit, setError, formState } = useForm<ResetRequestInput>({
    resolver: zodResolver(schema),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState

  const send = useSingleFlight(async (variables: ResetRequestInput) => {
    setAlert(undefined)
    try {
      const { data } = await requestReset({ variables })
      const { success = false, userErrors = [] } = data?.requestPasswordReset ?? {}
      if (success) setIsSent(true)
      else setAlert(applyServerErrors(userErrors, ['email'], setError))
    } catch {
      setAlert(t('account.forgotFailed'))
    }
  })

  return (
    <AccountCard
      title={t('account.forgotTitle')}
      text={t('account.forgotText')}
      footer={<Link to="/login">{t('account.signIn')}</Link>}
    >
      {isSent ? (
        <p role="status">{t('account.forgotSent')}</p>
      ) : (
        <form className="form" method="post" noValidate onSubmit={handleSubmit(send)}>
          <FormAlert>{alert}</FormAlert>
          <Field
            {...register('email')}
            required
            label={t('account.email')}
            type="email"
            autoComplete="email"
            error={fieldErrorText(t, errors.email)}
          />
          <SubmitButton busy={isSubmitting}>{t('account.forgotSend')}</SubmitButton>
        </form>
      )}
    </AccountCard>
  )
}
