import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { type RegisterInput, registerSchema } from '#domain/accounts.schema'
import { placeRefusals, problemText } from '../lib/form-problems'
import { notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { useLeave } from '../lib/use-leave'
import { useOneAtATime } from '../lib/use-one-at-a-time'
import { Field } from '../ui/field'
import { FormAlert } from '../ui/form-alert'
import { SubmitButton } from '../ui/submit-button'
import { AccountCard } from './account-card'
import { COUNTRY_CODE } from './country-code'
import { PasswordField } from './password-field'
import { useRegister } from './use-register'

const FIELDS = ['firstName', 'secondName', 'mobile', 'email', 'password'] as const

export function Component() {
  const t = useText()
  const leave = useLeave()
  const { state } = useLocation()
  const registerAccount = useRegister()
  const [alert, setAlert] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<RegisterInput>({
    resolver: zodResolver(registerSchema),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState
  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name),
    error: problemText(t, errors[name]),
  })

  const signUp = useOneAtATime(async (input: RegisterInput) => {
    setAlert(undefined)
    const refusals = await registerAccount(input)
    if (refusals.length > 0) {
      setAlert(placeRefusals(refusals, FIELDS, setError))
      return
    }
    notifySuccess(t('account.registered'))
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
          inputMode="numeric"
          autoComplete="tel-national"
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
