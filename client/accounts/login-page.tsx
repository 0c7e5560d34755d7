import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { type LoginInput, loginSchema } from '#domain/accounts.schema'
import { placeRefusals, problemText } from '../lib/form-problems'
import { logIn, useSession } from '../lib/session'
import { useText } from '../lib/text'
import { useLeave } from '../lib/use-leave'
import { useOneAtATime } from '../lib/use-one-at-a-time'
import { Field } from '../ui/field'
import { FormAlert } from '../ui/form-alert'
import { SubmitButton } from '../ui/submit-button'
import { AccountCard } from './account-card'
import { PasswordField } from './password-field'
import { useReturnPath } from './return-path'
import { useLogin } from './use-login'

const SHOPPERS_START = '/home'
const ADMINS_START = '/adminDashboard'

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const leave = useLeave()
  const { state } = useLocation()
  const returnPath = useReturnPath()
  const session = useSession()
  const isArriving = useRef(false)
  const login = useLogin()
  const [alert, setAlert] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: zodResolver(loginSchema),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    // Whoever signs in here is on the way already; this is for those who were signed in before.
    if (!session?.token || isArriving.current) return
    void navigate(returnPath ?? SHOPPERS_START, { replace: true })
  }, [session?.token, returnPath, navigate])

  const signIn = useOneAtATime(async (input: LoginInput) => {
    setAlert(undefined)
    const outcome = await login(input)
    if (outcome.kind === 'refused') {
      setAlert(placeRefusals(outcome.refusals, ['email', 'password'], setError))
      return
    }
    const { token, firstName, role } = outcome.session
    isArriving.current = true
    logIn(token, firstName)
    const start = role === 'ADMIN' ? ADMINS_START : SHOPPERS_START
    await leave(returnPath ?? start, { replace: true })
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
          label={t('account.email')}
          type="email"
          autoComplete="email"
          error={problemText(t, errors.email)}
        />
        <PasswordField
          {...register('password')}
          autoComplete="current-password"
          error={problemText(t, errors.password)}
        />
        <SubmitButton busy={isSubmitting}>
          {t(isSubmitting ? 'account.signingIn' : 'account.signIn')}
        </SubmitButton>
      </form>
    </AccountCard>
  )
}
