import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { type PasswordResetInput, passwordResetSchema } from '#domain/accounts/accounts.schema'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useResetPasswordMutation } from '../../platform/gql/accounts'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { AccountCard } from './account-card'
import { PasswordField } from './password-field'
import { useStartSession } from './use-start-session'

const schema = passwordResetSchema.pick({ password: true })

/** Sets a new password with the link of a mail, and signs in. */
export function Component() {
  const t = useText()
  // Only browsers know the fragment of the link.
  const { hash } = useLocation()
  const [alert, setAlert] = useState<string>()
  const [resetPassword] = useResetPasswordMutation()
  const { startSession } = useStartSession()
  const { register, handleSubmit, setError, formState } = useForm<
    Pick<PasswordResetInput, 'password'>
  >({ resolver: zodResolver(schema), criteriaMode: 'all' })
  const { errors, isSubmitting } = formState

  const reset = useSingleFlight(async ({ password }: Pick<PasswordResetInput, 'password'>) => {
    setAlert(undefined)
    const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
    try {
      const { data } = await resetPassword({ variables: { token, password } })
      const { session, userErrors = [] } = data?.resetPassword ?? {}
      if (!session) {
        setAlert(applyServerErrors(userErrors, ['password'], setError))
        return
      }
      notifySuccess(t('account.resetDone'))
      await startSession(session)
    } catch {
      setAlert(t('account.resetFailed'))
    }
  })

  return (
    <AccountCard
      title={t('account.resetTitle')}
      text={t('account.resetText')}
      footer={<Link to="/forgotpassword">{t('account.resetNewLink')}</Link>}
    >
      <form className="form" method="post" noValidate onSubmit={handleSubmit(reset)}>
        <FormAlert>{alert}</FormAlert>
        <PasswordField
          {...register('password')}
          required
          label={t('profile.newPassword')}
          hint={t('account.passwordHint')}
          autoComplete="new-password"
          error={fieldErrorText(t, errors.password)}
        />
        <SubmitButton busy={isSubmitting}>{t('profile.changePassword')}</SubmitButton>
      </form>
    </AccountCard>
  )
}
