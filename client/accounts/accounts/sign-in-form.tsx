import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { LoginInput } from '#domain/accounts/accounts.schema'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { PasswordField } from './password-field'
import { useAccountSchemas } from './use-account-schemas'
import { type NewSession, useLogin } from './use-login'
import './account-card.css'

interface SignInFormProps {
  /** Typed elsewhere already. */
  readonly email?: string
  /** Why the form is shown, until the first attempt. */
  readonly reason?: string | undefined
  /** The form was opened by a button. */
  readonly takesFocus?: boolean
  readonly onSignedIn: (session: NewSession) => Promise<void>
}

export function SignInForm({ email, reason, takesFocus, onSignedIn }: SignInFormProps) {
  const t = useText()
  const login = useLogin()
  const schemas = useAccountSchemas()
  const [isAttempted, setIsAttempted] = useState(false)
  const [alert, setAlert] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: zodResolver(schemas.login),
    criteriaMode: 'all',
    ...(email !== undefined && { defaultValues: { email } }),
  })
  const { errors, isSubmitting } = formState

  const signIn = useSingleFlight(async (input: LoginInput) => {
    setAlert(undefined)
    setIsAttempted(true)
    const outcome = await login(input)
    if (outcome.kind === 'signedIn') return onSignedIn(outcome.session)
    // The password was correct: accounts of staff may take a code besides, which most do not.
    if (!needsCode && outcome.userErrors.some(({ field }) => field === 'code')) {
      return setNeedsCode(true)
    }
    setAlert(applyServerErrors(outcome.userErrors, ['email', 'password', 'code'], setError))
  })

  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit(signIn)}>
      <FormAlert>{isAttempted ? alert : reason}</FormAlert>
      <Field
        {...register('email')}
        required
        autoFocus={takesFocus}
        label={t('account.email')}
        type="email"
        autoComplete="email"
        error={fieldErrorText(t, errors.email)}
      />
      <PasswordField
        {...register('password')}
        required
        autoComplete="current-password"
        error={fieldErrorText(t, errors.password)}
      />
      {needsCode && (
        <Field
          {...register('code')}
          required
          autoFocus
          label={t('account.code')}
          hint={t('account.codeHint')}
          autoComplete="one-time-code"
          dir="ltr"
          error={fieldErrorText(t, errors.code)}
        />
      )}
      <Link className="account-card__forgot" to="/forgotpassword">
        {t('account.forgot')}
      </Link>
      <SubmitButton busy={isSubmitting}>
        {t(isSubmitting ? 'account.signingIn' : 'account.signIn')}
      </SubmitButton>
    </form>
  )
}
