import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  SETTING_NAMES,
  SETTING_SECTIONS,
  SETTINGS,
  type SettingSection,
} from '#domain/settings/settings'
import { FormAlert } from '../../../platform/forms/form-alert'
import { applyServerErrors, type UserError } from '../../../platform/forms/form-errors'
import { SubmitButton } from '../../../platform/forms/submit-button'
import type { SettingsInput } from '../../../platform/gql/settings-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { SettingField } from './setting-field'
import {
  type SettingsFormValues,
  settingsFormSchema,
  type Templates,
  toFieldName,
  toInput,
} from './settings-form-values'
import { useLeaveQuestion } from './use-leave-question'
import '../../../platform/admin/save-bar.css'

const namesIn = (section: SettingSection) =>
  SETTING_NAMES.filter((name) => SETTINGS[name].section === section)

interface SettingsFormProps {
  readonly initial: SettingsFormValues
  readonly templates: Templates
  /** Saves what was changed; returns the errors, none on success. */
  readonly onSubmit: (input: SettingsInput) => Promise<readonly UserError[]>
  /** Shown below an error. */
  readonly errorAction?: ReactNode
}

/** All settings, by section. Only those that were changed are sent. */
export function SettingsForm({ initial, templates, onSubmit, errorAction }: SettingsFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const form = useForm<SettingsFormValues, unknown, SettingsFormValues>({
    // Submits the input as it is: the server reads it by the same rules.
    resolver: zodResolver(settingsFormSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: initial,
  })
  const { handleSubmit, setError, reset, formState } = form
  const { isSubmitting, isDirty } = formState
  useKeptForm('settings', form)
  const leaveQuestion = useLeaveQuestion(isDirty)

  const save = useSingleFlight(async (values: SettingsFormValues) => {
    setAlert(undefined)
    const userErrors = await onSubmit(toInput(values, initial, templates))
    if (userErrors.length === 0) return reset(values)
    const named = userErrors.map((error) => ({ ...error, field: toFieldName(error.field) }))
    setAlert(applyServerErrors(named, SETTING_NAMES, setError))
  })

  return (
    <form
      className="form admin-form settings-form"
      noValidate
      aria-label={t('settings.title')}
      onSubmit={handleSubmit(save, () => setAlert(undefined))}
    >
      {SETTING_SECTIONS.map((section) => (
        <Section key={section} section={section}>
          {namesIn(section).map((name) => (
            <SettingField key={name} name={name} form={form} templates={templates} />
          ))}
        </Section>
      ))}
      <div className="save-bar">
        <FormAlert>{alert}</FormAlert>
        {alert && errorAction}
        <SubmitButton busy={isSubmitting}>{t('settings.save')}</SubmitButton>
      </div>
      {leaveQuestion}
    </form>
  )
}

interface SectionProps {
  readonly section: SettingSection
  readonly children: ReactNode
}

function Section({ section, children }: SectionProps) {
  const t = useText()
  const id = useId()
  return (
    <section className="card form" aria-labelledby={id}>
      <h2 className="settings-form__title" id={id}>
        {t(`settings.section.${section}`)}
      </h2>
      <div className="settings-form__fields">{children}</div>
    </section>
  )
}
