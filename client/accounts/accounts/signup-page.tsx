import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import type { RegisterInput } from '#domain/accounts/accounts.schema'
import { mobileSchema } from '#domain/addresses/phone.schema'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useNavigateAway } from '../../platform/routing/use-navigate-away'
import { useText } from '../../platform/texts/text'
import { AccountCard } from './account-card'
import { ACCOUNT_FIELDS, AccountFields } from './account-fields'
import { useAccountSchemas } from './use-account-schemas'
import { useLogin } from './use-login'
import { useRegister } from './use-register'
import { useStartSession } from './use-start-session'

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
  const signUp = useSingleFlight(async (input: RegisterInput) => {
    setAlert(undefined)
    const userErrors = await registerAccount(input)
    if (userErrors.length > 0) {
      setAlert(applyServerErrors(userErrors, ACCOUNT_FIELDS, setError))
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
        <AccountFields register={register} errors={errors} />
        <SubmitButton busy={isSubmitting}>
          {t(isSubmitting ? 'account.signingUp' : 'account.signUp')}
        </SubmitButton>
      </form>
    </AccountCard>
  )
}
