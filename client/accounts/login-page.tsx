import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { LoginInput } from '#domain/accounts/accounts.schema'
import { Field } from '../forms/field'
import { FormAlert } from '../forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../forms/form-errors'
import { SubmitButton } from '../forms/submit-button'
import { MeDocument } from '../gql/accounts'
import { useHydrated } from '../lib/use-hydrated'
import { useSingleFlight } from '../lib/use-single-flight'
import { useReceivedLoginState } from '../routing/return-path'
import { getSession, useSession } from '../session/session'
import { useText } from '../texts/text'
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
  const token = useSession()?.token
  const client = useApolloClient()
  // The history's state is known to browsers only.
  const isHydrated = useHydrated()
  const { hasEnded } = useReceivedLoginState()
  const [isAttempted, setIsAttempted] = useState(false)
  const login = useLogin()
  const [alert, setAlert] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const schemas = useAccountSchemas()
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: zodResolver(schemas.login),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState

  const redirect = useEffectEvent(async () => {
    // For shoppers who were signed in before; startSession() redirects by itself.
    const isBusy = () => !token || isStarting.current || getSession().token !== token
    if (isBusy()) return
    // The token may be invalid: then the session ends, and this page stays.
    await client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => {})
    if (!isBusy()) void navigate(returnPath ?? SHOPPER_HOME, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(() => void redirect(), [token])

  const signIn = useSingleFlight(async (input: LoginInput) => {
    setAlert(undefined)
    setIsAttempted(true)
    const outcome = await login(input)
    if (outcome.kind === 'rejected') {
      // The password was correct: accounts of staff may take a code besides, which most do not.
      if (!needsCode && outcome.userErrors.some(({ field }) => field === 'code')) {
        setNeedsCode(true)
        return
      }
      setAlert(applyServerErrors(outcome.userErrors, ['email', 'password', 'code'], setError))
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
        <FormAlert>
          {isHydrated && hasEnded && !isAttempted ? t('account.sessionEnded') : alert}
        </FormAlert>
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
    </AccountCard>
  )
}
