import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  createStaffPasswordSchema,
  type NewStaffAccountInput,
  newStaffAccountSchema,
} from '#domain/accounts/staff.schema'
import { mobileSchema } from '#domain/addresses/phone.schema'
import { AccountCard } from '../../../accounts/accounts/account-card'
import { PasswordField } from '../../../accounts/accounts/password-field'
import { useAccountSchemas } from '../../../accounts/accounts/use-account-schemas'
import { useStartSession } from '../../../accounts/accounts/use-start-session'
import { COUNTRY_CODE } from '../../../platform/forms/country-code'
import { Field } from '../../../platform/forms/field'
import { FormAlert } from '../../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../../platform/forms/form-errors'
import { SubmitButton } from '../../../platform/forms/submit-button'
import {
  type OpenStaffInvitationQuery,
  useAcceptStaffInvitationMutation,
} from '../../../platform/gql/staff-join'
import { notifySuccess } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { toStaffRole } from '../roles'

const FIELDS = ['mobile', 'password'] as const

interface JoinStaffFormProps {
  readonly invitation: NonNullable<OpenStaffInvitationQuery['staffInvitation']>
  readonly token: string
}

/** Asks for the password of the account, or for that of a new one, and signs in. */
export function JoinStaffForm({ invitation, token }: JoinStaffFormProps) {
  const t = useText()
  const { email, hasAccount } = invitation
  const [alert, setAlert] = useState<string>()
  const [accept] = useAcceptStaffInvitationMutation()
  const { startSession } = useStartSession()
  const { login } = useAccountSchemas()
  const schema = useMemo(
    () =>
      hasAccount
        ? createStaffPasswordSchema({ login })
        : newStaffAccountSchema.extend({ mobile: mobileSchema }),
    [hasAccount, login],
  )
  const { register, handleSubmit, setError, formState } = useForm<NewStaffAccountInput>({
    defaultValues: { mobile: '', password: '' },
    resolver: zodResolver(schema),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState
  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name),
    required: true,
    error: fieldErrorText(t, errors[name]),
  })

  const join = useSingleFlight(async ({ password, mobile }: NewStaffAccountInput) => {
    setAlert(undefined)
    try {
      const { data } = await accept({
        variables: { input: { token, password, ...(mobile && { mobile }) } },
      })
      const { session, userErrors = [] } = data?.acceptStaffInvitation ?? {}
      if (!session) {
        setAlert(applyServerErrors(userErrors, FIELDS, setError) ?? t('staff.joinFailed'))
        return
      }
      notifySuccess(t('staff.joined'))
      await startSession(session)
    } catch {
      setAlert(t('staff.joinFailed'))
    }
  })

  return (
    <AccountCard
      title={t('staff.joinTitle')}
      text={t(hasAccount ? 'staff.joinAccount' : 'staff.joinNew', {
        email,
        role: t(`staff.role.${toStaffRole(invitation.role) ?? 'admin'}`),
      })}
      footer={null}
    >
      <form className="form" method="post" noValidate onSubmit={handleSubmit(join)}>
        <FormAlert>{alert}</FormAlert>
        {!hasAccount && (
          <Field
            {...field('mobile')}
            label={t('account.mobile')}
            hint={t('account.mobileHint')}
            prefix={COUNTRY_CODE}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        )}
        <PasswordField
          {...field('password')}
          {...(!hasAccount && { hint: t('account.passwordHint') })}
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
        />
        <SubmitButton busy={isSubmitting}>{t('staff.join')}</SubmitButton>
      </form>
    </AccountCard>
  )
}
