import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { LoginInput } from '#domain/accounts/accounts.schema'
import { PasswordField } from '../accounts/password-field'
import { useAccountSchemas } from '../accounts/use-account-schemas'
import { type NewSession, useLogin } from '../accounts/use-login'
import { Field } from '../forms/field'
import { FormAlert } from '../forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../forms/form-errors'
import { SubmitButton } from '../forms/submit-button'
import { useSingleFlight } from '../lib/use-single-flight'
import { useText } from '../texts/text'
import { Button } from '../ui/button'

interface SignInHereProps {
  /** What the visitor has typed as their email so far. */
  readonly readEmail: () => string
  readonly onSignedIn: (session: NewSession) => Promise<void>
}

/** “I have an account”: signs in without leaving the checkout. */
export function SignInHere({ readEmail, onSignedIn }: SignInHereProps) {
  const t = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="card checkout__sign-in" aria-label={t('checkout.haveAccount')}>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'checkout.newHere' : 'checkout.haveAccount')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <SignInForm readEmail={readEmail} onSignedIn={onSignedIn} />}
      </div>
    </section>
  )
}

function SignInForm({ readEmail, onSignedIn }: SignInHereProps) {
  const t = useText()
  const login = useLogin()
  const schemas = useAccountSchemas()
  const [alert, setAlert] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: zodResolver(schemas.login),
    criteriaMode: 'all',
    defaultValues: { email: readEmail() },
  })
  const { errors, isSubmitting } = formState

  const signIn = useSingleFlight(async (input: LoginInput) => {
    setAlert(undefined)
    const outcome = await login(input)
    if (outcome.kind === 'signedIn') return onSignedIn(outcome.session)
    if (!needsCode && outcome.userErrors.some(({ field }) => field === 'code')) {
      return setNeedsCode(true)
    }
    setAlert(applyServerErrors(outcome.userErrors, ['email', 'password', 'code'], setError))
  })

  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit(signIn)}>
      <p>{t('checkout.signInText')}</p>
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('email')}
        required
        autoFocus
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
      <Link to="/forgotpassword">{t('account.forgot')}</Link>
      <SubmitButton busy={isSubmitting}>
        {t(isSubmitting ? 'account.signingIn' : 'account.signIn')}
      </SubmitButton>
    </form>
  )
}
