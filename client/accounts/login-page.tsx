import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { LoginInput } from '#domain/accounts.schema'
import { applyServerErrors, fieldErrorText } from '../lib/form-errors'
import { logIn, useSession } from '../lib/session'
import { useText } from '../lib/text'
import { useSingleFlight } from '../lib/use-single-flight'
import { useReturnPath } from '../routing/return-path'
import { useNavigateAway } from '../routing/use-navigate-away'
import { Field } from '../ui/field'
import { FormAlert } from '../ui/form-alert'
import { SubmitButton } from '../ui/submit-button'
import { AccountCard } from './account-card'
import { PasswordField } from './password-field'
import { useAccountSchemas } from './use-account-schemas'
import { useLogin } from './use-login'

const SHOPPER_HOME = '/home'
const ADMIN_HOME = '/adminDashboard'

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const leave = useNavigateAway()
  const { state } = useLocation()
  const returnPath = useReturnPath()
  const session = useSession()
  const isSigningIn = useRef(false)
  const login = useLogin()
  const [alert, setAlert] = useState<string>()
  const schemas = useAccountSchemas()
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: zodResolver(schemas.login),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    // For shoppers who were signed in before; signIn() redirects by itself.
    if (!session?.token || isSigningIn.current) return
    void navigate(returnPath ?? SHOPPER_HOME, { replace: true })
  }, [session?.token, returnPath, navigate])

  const signIn = useSingleFlight(async (input: LoginInput) => {
    setAlert(undefined)
    const outcome = await login(input)
    if (outcome.kind === 'rejected') {
      setAlert(applyServerErrors(outcome.userErrors, ['email', 'password'], setError))
      return
    }
    const { token, firstName, role } = outcome.session
    isSigningIn.current = true
    logIn(token, firstName)
    const home = role === 'ADMIN' ? ADMIN_HOME : SHOPPER_HOME
    await leave(returnPath ?? home, { replace: true })
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
        <SubmitButton busy={isSubmitting}>
          {t(isSubmitting ? 'account.signingIn' : 'account.signIn')}
        </SubmitButton>
      </form>
    </AccountCard>
  )
}
