import type { MessageKey } from '#domain/messages'
import { FIELD_KEYS } from './field-keys'

type Translate = (key: MessageKey) => string

/** The name of a field of the log, such as “Price”. */
export function fieldText(t: Translate, field: string): string {
  const key = FIELD_KEYS[field]
  return key ? t(key) : field.replaceAll('_', ' ')
}

/** A value of the log: yes or no for what is switched on and off. */
export function valueText(t: Translate, value: string | null): string {
  if (value === null || value === '') return t('changes.nothing')
  if (value === 'true') return t('changes.yes')
  return value === 'false' ? t('changes.no') : value
}
