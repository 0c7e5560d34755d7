import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import type { RegisterInput } from '#domain/accounts/accounts.schema'
import { COUNTRY_CODE } from '../../platform/forms/country-code'
import { Field } from '../../platform/forms/field'
import { fieldErrorText } from '../../platform/forms/form-errors'
import { useText } from '../../platform/texts/text'
import { PasswordField } from './password-field'

/** The fields in their order. */
export const ACCOUNT_FIELDS = ['firstName', 'secondName', 'mobile', 'email', 'password'] as const

interface AccountFieldsProps {
  readonly register: (name: keyof RegisterInput) => UseFormRegisterReturn
  readonly errors: FieldErrors<RegisterInput>
}

/** The fields of a new account. */
export function AccountFields({ register, errors }: AccountFieldsProps) {
  const t = useText()
  const field = (name: keyof RegisterInput) => ({
    ...register(name),
    required: true,
    error: fieldErrorText(t, errors[name]),
  })
  return (
    <>
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
    </>
  )
}
