import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  createStaffInvitationSchema,
  type StaffInvitationInput,
} from '#domain/accounts/staff.schema'
import { useAccountSchemas } from '../../accounts/accounts/use-account-schemas'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText, type UserError } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useInviteStaffMutation } from '../../platform/gql/staff'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import type { InvitationLink } from './invitation-link'
import { RoleField, RoleHints } from './role-field'
import { toRoleKey } from './roles'

const FIELDS = ['firstName', 'secondName', 'email', 'role'] as const

interface InvitationFormProps {
  readonly onSent: () => void
  /** Called with the link, in a shop that sends no mails. */
  readonly onLink: (link: InvitationLink) => void
}

/** Invites somebody, by mail where the shop sends any. */
export function InvitationForm({ onSent, onLink }: InvitationFormProps) {
  const t = useText()
  const id = useId()
  const [alert, setAlert] = useState<string>()
  const [invite] = useInviteStaffMutation()
  const schemas = useAccountSchemas()
  const schema = useMemo(() => createStaffInvitationSchema(schemas), [schemas])
  const { register, handleSubmit, setError, formState } = useForm<StaffInvitationInput>({
    resolver: zodResolver(schema),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState
  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name),
    required: true,
    error: fieldErrorText(t, errors[name]),
  })

  async function send({ role, ...fields }: StaffInvitationInput): Promise<readonly UserError[]> {
    const failed = [{ message: t('staff.inviteFailed'), field: null }]
    try {
      const { data } = await invite({ variables: { input: { ...fields, role: toRoleKey(role) } } })
      if (!data?.result.invitation) return data?.result.userErrors ?? failed
      if (data.result.link) onLink({ email: fields.email, url: data.result.link })
      else notifySuccess(t('staff.inviteSent', { email: fields.email }))
      return []
    } catch {
      return failed
    }
  }

  const submit = useSingleFlight(async (input: StaffInvitationInput) => {
    setAlert(undefined)
    const userErrors = await send(input)
    if (userErrors.length > 0) return setAlert(applyServerErrors(userErrors, FIELDS, setError))
    onSent()
  })

  return (
    <form
      className="card form staff__form"
      noValidate
      aria-labelledby={id}
      onSubmit={handleSubmit(submit)}
    >
      <h2 id={id}>{t('staff.invite')}</h2>
      <FormAlert>{alert}</FormAlert>
      <div className="form__pair">
        <Field {...field('firstName')} label={t('account.firstName')} autoComplete="off" />
        <Field {...field('secondName')} label={t('account.secondName')} autoComplete="off" />
      </div>
      <Field {...field('email')} label={t('staff.email')} type="email" autoComplete="off" />
      <RoleField {...field('role')} />
      <RoleHints />
      <SubmitButton busy={isSubmitting}>{t('staff.inviting')}</SubmitButton>
    </form>
  )
}
