import { ROLES } from '#domain/accounts/roles'
import type { MessageKey } from '#domain/messages'
import { FIELD_KEYS } from './field-keys'

type Translate = (key: MessageKey) => string

/** The name of a field of the log, such as “Price”. */
export function fieldText(t: Translate, field: string): string {
  const key = FIELD_KEYS[field]
  return key ? t(key) : field.replaceAll('_', ' ')
}

/** A value of a field of the log: roles by their names, and yes or no for what is switched on and off. */
export function valueText(t: Translate, field: string, value: string | null): string {
  if (value === null || value === '') return t('changes.nothing')
  if (value === 'true') return t('changes.yes')
  if (value === 'false') return t('changes.no')
  const role = field === 'role' && ROLES.find((known) => known === value)
  return role && role !== 'shopper' ? t(`staff.role.${role}`) : value
}
