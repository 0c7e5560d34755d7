import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import type { RegisterInput } from '#domain/accounts/accounts.schema'
import { mobileSchema } from '#domain/addresses/phone.schema'
import { classifyError } from '../api/request-failure'
import { COUNTRY_CODE } from '../forms/country-code'
import { Field } from '../forms/field'
import { FormAlert } from '../forms/form-alert'
import { applyServerErrors, fieldErrorText, type UserError } from '../forms/form-errors'
import { SubmitButton } from '../forms/submit-button'
import { useRegisterMutation } from '../gql/accounts'
import { notifySuccess } from '../lib/notify'
import { useSingleFlight } from '../lib/use-single-flight'
import { useNavigateAway } from '../routing/use-navigate-away'
import { type Translate, useText } from '../texts/text'
import { AccountCard } from './account-card'
import { PasswordField } from './password-field'
import { useAccountSchemas } from './use-account-schemas'
import { useLogin } from './use-login'
import { useStartSession } from './use-start-session'

/** Source: docs/specification.md, section 8. */
function failureText(t: Translate, error: unknown): string {
  const failure = classifyError(error)
  if (failure.kind === 'server') return failure.message
  if (failure.kind === 'network') return t('account.noResponse')
  // What a browser throws is in the words of its engineers.
  if (failure.kind === 'browser') return t('account.error', { message: t('account.reload') })
  return t('account.loginFailed')
}

/** Creates an account; returns the errors, none on success. Never throws. */
function useRegister(): (input: RegisterInput) => Promise<readonly UserError[]> {
  const t = useText()
  const [register] = useRegisterMutation()
  return async (input) => {
    try {
      const { data } = await register({ variables: { input } })
      const { user, userErrors = [] } = data?.register ?? {}
      if (user || userErrors.length > 0) return userErrors
      return [{ message: t('account.loginFailed'), field: null }]
    } catch (error) {
      return [{ message: failureText(t, error), field: null }]
    }
  }
}

const FIELDS = ['firstName', 'secondName', 'mobile', 'email', 'password'] as const

export function Component() {
  const t = useText()
  const leave = useNavigateAway()
  const { state } = useLocation()
  const registerAccount = useRegister()
  const login = useLogin()
  const { startSession } = useStartSession()
  const [alert, setAlert] = useState<string>()
  const schemas = useAccountSchemas()
  const schema = useMemo(() => schemas.register.extend({ mobile: mobileSchema }), [schemas])
  const { register, handleSubmit, setError, formState } = useForm<RegisterInput>({
    resolver: zodResolver(schema),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState
  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name),
    required: true,
    error: fieldErrorText(t, errors[name]),
  })

  const signUp = useSingleFlight(async (input: RegisterInput) => {
    setAlert(undefined)
    const userErrors = await registerAccount(input)
    if (userErrors.length > 0) {
      setAlert(applyServerErrors(userErrors, FIELDS, setError))
      return
    }
    const outcome = await login({ email: input.email, password: input.password })
    if (outcome.kind === 'signedIn') {
      notifySuccess(t('account.registered'))
      await startSession(outcome.session)
      return
    }
    notifySuccess(t('account.registeredSignIn'))
    await leave('/login', { state })
  })

  return (
    <AccountCard
      title={t('account.signupTitle')}
      text={t('account.signupText')}
      footer={
        <>
          {t('account.haveAccount')}{' '}
          <Link to="/login" state={state}>
            {t('account.signIn')}
          </Link>
        </>
      }
    >
      <form className="form" method="post" noValidate onSubmit={handleSubmit(signUp)}>
        <FormAlert>{alert}</FormAlert>
        <div className="form__pair">
          <Field {...field('firstName')} label={t('account.firstName')} autoComplete="given-name" />
          <Field
            {...field('secondName')}
            label={t('account.secondName')}
            autoComplete="family-name"
          />
        </div>
        <Field
          {...field('mobile')}
          label={t('account.mobile')}
          hint={t('account.mobileHint')}
          prefix={COUNTRY_CODE}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Field {...field('email')} label={t('account.email')} type="email" autoComplete="email" />
        <PasswordField
          {...field('password')}
          hint={t('account.passwordHint')}
          autoComplete="new-password"
        />
        <SubmitButton busy={isSubmitting}>
          {t(isSubmitting ? 'account.signingUp' : 'account.signUp')}
        </SubmitButton>
      </form>
    </AccountCard>
  )
}
