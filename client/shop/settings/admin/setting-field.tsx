import type { UseFormReturn } from 'react-hook-form'
import { SETTINGS, type SettingKind, type SettingName } from '#domain/settings/settings'
import { PictureUpload } from '../../../platform/admin/ui/picture-upload'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { SelectField } from '../../../platform/forms/select-field'
import { TextArea } from '../../../platform/forms/text-area'
import { useText } from '../../../platform/texts/text'
import { ColourField } from './colour-field'
import { HolidaysField } from './holidays-field'
import { settingOf } from './setting-of'
import { type SettingsFormValues, type Templates, YES } from './settings-form-values'
import { TemplateField } from './template-field'
import { WeekdaysField } from './weekdays-field'

/** How the browser helps with a text of a kind. */
const INPUTS = {
  phone: { type: 'tel', autoComplete: 'off' },
  whatsApp: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  picture: { dir: 'ltr' },
  count: { inputMode: 'numeric', autoComplete: 'off' },
} as const satisfies Partial<Record<SettingKind, object>>

const IN_LANGUAGE = { en: 'settings.inEnglish', ar: 'settings.inArabic' } as const

interface SettingFieldProps {
  readonly name: SettingName
  readonly form: UseFormReturn<SettingsFormValues, unknown, SettingsFormValues>
  readonly templates: Templates
}

/** The field of a setting, by its kind. */
export function SettingField({ name, form, templates }: SettingFieldProps) {
  const t = useText()
  const { register, setValue, formState } = form
  const description = SETTINGS[name]
  const { kind } = description
  const language = 'language' in description ? description.language : undefined
  const label = t(description.label)
  const hint = 'hint' in description ? { hint: t(description.hint) } : {}
  const error = fieldErrorText(t, formState.errors[name])
  const props = {
    ...register(name),
    ...hint,
    label: language ? t(IN_LANGUAGE[language], { label }) : label,
    lang: language,
    ...(error && { error }),
  }
  if (kind === 'yesNo') {
    const options = [{ value: YES, label: t('settings.yes') }]
    return <SelectField {...props} placeholder={t('settings.no')} options={options} />
  }
  if (kind === 'lines') return <TextArea {...props} rows={4} />
  if (kind === 'template') {
    const template = templates.find(({ setting }) => settingOf(setting) === name)
    return template && <TemplateField {...props} name={name} template={template} form={form} />
  }
  if (kind === 'holidays') {
    return <HolidaysField label={props.label} hint={hint.hint ?? ''} name="holidays" form={form} />
  }
  if (kind === 'weekdays') return <WeekdaysField label={props.label} name="daysOff" form={form} />
  if (kind === 'emails') return <TextArea {...props} rows={3} spellCheck={false} />
  if (kind === 'colour') return <ColourField {...props} form={form} />
  const field = (
    <Field {...props} {...(kind in INPUTS ? INPUTS[kind as keyof typeof INPUTS] : {})} />
  )
  if (kind !== 'picture') return field
  return (
    <>
      {field}
      <PictureUpload
        room={1}
        onUploaded={(imageUrl) => setValue(name, imageUrl, { shouldDirty: true })}
      />
    </>
  )
}
