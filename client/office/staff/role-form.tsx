import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type StaffRoleInput, staffRoleSchema } from '#domain/accounts/staff.schema'
import { FormAlert } from '../../platform/forms/form-alert'
import { fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { type StaffQuery, useChangeStaffRoleMutation } from '../../platform/gql/staff'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { RoleField, RoleHints } from './role-field'
import { toRoleKey, toStaffRole } from './roles'

interface RoleFormProps {
  readonly member: StaffQuery['staff'][number]
  readonly onSaved: () => void
}

/** Changes the role of staff. */
export function RoleForm({ member, onSaved }: RoleFormProps) {
  const t = useText()
  const id = useId()
  const [alert, setAlert] = useState<string>()
  const [changeRole] = useChangeStaffRoleMutation()
  const role = toStaffRole(member.role)
  const { register, handleSubmit, formState } = useForm<StaffRoleInput>({
    resolver: zodResolver(staffRoleSchema),
    ...(role && { defaultValues: { role } }),
  })
  const { errors, isSubmitting } = formState

  const save = useSingleFlight(async (input: StaffRoleInput) => {
    setAlert(undefined)
    const failed = () => setAlert(t('staff.failed'))
    try {
      const { data } = await changeRole({
        variables: { id: member.id, role: toRoleKey(input.role) },
      })
      const [userError] = data?.result.userErrors ?? []
      if (userError) return setAlert(userError.message)
      if (!data?.result.member) return failed()
      notifySuccess(t('staff.changed', { name: member.firstName }))
      onSaved()
    } catch {
      failed()
    }
  })

  return (
    <form
      className="card form staff__form"
      noValidate
      aria-labelledby={id}
      onSubmit={handleSubmit(save)}
    >
      <h2 id={id}>{t('staff.changeOf', { name: member.firstName })}</h2>
      <FormAlert>{alert}</FormAlert>
      <RoleField {...register('role')} error={fieldErrorText(t, errors.role)} />
      <RoleHints />
      <SubmitButton busy={isSubmitting}>{t('staff.save')}</SubmitButton>
    </form>
  )
}
