import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { LoginInput } from '#domain/accounts.schema'
import { applyServerErrors, fieldErrorText } from '../lib/form-errors'
import { useSession } from '../lib/session'
import { useText } from '../lib/text'
import { useSingleFlight } from '../lib/use-single-flight'
import { Field } from '../ui/field'
import { FormAlert } from '../ui/form-alert'
import { SubmitButton } from '../ui/submit-button'
import { AccountCard } from './account-card'
import { PasswordField } from './password-field'
import { useAccountSchemas } from './use-account-schemas'
import { useLogin } from './use-login'
import { SHOPPER_HOME, useStartSession } from './use-start-session'

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { startSession, isStarting, returnPath } = useStartSession()
  const session = useSession()
  const login = useLogin()
  const [alert, setAlert] = useState<string>()
  const schemas = useAccountSchemas()
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: zodResolver(schemas.login),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    // For shoppers who were signed in before; startSession() redirects by itself.
    if (!session?.token || isStarting.current) return
    void navigate(returnPath ?? SHOPPER_HOME, { replace: true })
  }, [session?.token, isStarting, returnPath, navigate])

  const signIn = useSingleFlight(async (input: LoginInput) => {
    setAlert(undefined)
    const outcome = await login(input)
    if (outcome.kind === 'rejected') {
      setAlert(applyServerErrors(outcome.userErrors, ['email', 'password'], setError))
      return
    }
    await startSession(outcome.session)
  })

  return (
    <AccountCard
      title={t('account.loginTitle')}
      text={t('account.loginText')}
      footer={
        <>
          {t('account.noAccount')}{' '}
          <Link to="/signup" state={state}>
            {t('account.signUp')}
          </Link>
        </>
      }
    >
      <form className="form" method="post" noValidate onSubmit={handleSubmit(signIn)}>
        <FormAlert>{alert}</FormAlert>
        <Field
          {...register('email')}
          required
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
        <Link className="account-card__forgot" to="/forgotpassword">
          {t('account.forgot')}
        </Link>
        <SubmitButton busy={isSubmitting}>
          {t(isSubmitting ? 'account.signingIn' : 'account.signIn')}
        </SubmitButton>
      </form>
    </AccountCard>
  )
}
