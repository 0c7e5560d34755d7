import type { ComponentProps } from 'react'
import { STAFF_ROLES } from '#domain/accounts/roles'
import { SelectField } from '../../platform/forms/select-field'
import { useText } from '../../platform/texts/text'

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'placeholder' | 'options'>

/** The choice of a role. */
export function RoleField(props: RoleFieldProps) {
  const t = useText()
  return (
    <SelectField
      {...props}
      label={t('staff.role')}
      placeholder={t('staff.chooseRole')}
      options={STAFF_ROLES.map((role) => ({ value: role, label: t(`staff.role.${role}`) }))}
    />
  )
}

/** Explains the roles. */
export function RoleHints() {
  const t = useText()
  return (
    <dl className="staff__roles">
      {STAFF_ROLES.map((role) => (
        <div key={role}>
          <dt>{t(`staff.role.${role}`)}</dt>
          <dd>{t(`staff.roleHint.${role}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
