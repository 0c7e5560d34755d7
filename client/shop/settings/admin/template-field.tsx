import { type ComponentProps, useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import { fillTemplate } from '#domain/settings/message-templates'
import type { SettingName } from '#domain/settings/settings'
import { TextArea } from '../../../platform/forms/text-area'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import type { SettingsFormValues, Templates } from './settings-form-values'
import './template-field.css'

interface TemplateFieldProps extends Omit<ComponentProps<typeof TextArea>, 'form' | 'lang'> {
  readonly name: SettingName
  readonly lang: Locale | undefined
  readonly template: Templates[number]
  readonly form: UseFormReturn<SettingsFormValues, unknown, SettingsFormValues>
}

/** The wording of a message, and what a customer would read. */
export function TemplateField({ name, lang = 'en', template, form, ...field }: TemplateFieldProps) {
  const t = useText()
  const previewId = useId()
  const value = useWatch({ control: form.control, name })
  const text = typeof value === 'string' ? value : ''
  const { defaultText, placeholders } = template
  const samples = Object.fromEntries(placeholders.map(({ name: key, sample }) => [key, sample]))
  return (
    <div className="template-field">
      <TextArea {...field} name={name} lang={lang} rows={5} />
      <p className="field__hint template-field__placeholders">
        {t('settings.placeholders')}
        {placeholders.map(({ name: placeholder }) => (
          <code key={placeholder} dir="ltr">{`{${placeholder}}`}</code>
        ))}
      </p>
      <p className="field__hint" id={previewId}>
        {t('settings.templatePreview')}
      </p>
      <blockquote
        className="template-field__preview"
        aria-labelledby={previewId}
        lang={lang}
        dir={LOCALE_SETTINGS[lang].direction}
      >
        {fillTemplate(text.trim() || defaultText, samples, lang)}
      </blockquote>
      <Button
        variant="quiet"
        disabled={text.trim() === defaultText}
        aria-label={t('settings.resetTemplateNamed', { label: field.label })}
        onClick={() =>
          form.setValue(name, defaultText, { shouldDirty: true, shouldValidate: true })
        }
      >
        {t('settings.resetTemplate')}
      </Button>
    </div>
  )
}
