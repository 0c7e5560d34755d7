import type { ComponentProps, CSSProperties } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import {
  accentContrast,
  accentShades,
  DEFAULT_ACCENT,
  formatContrast,
  isColour,
  MIN_CONTRAST,
} from '#domain/settings/accent'
import { Field } from '../../../platform/forms/field'
import { useText } from '../../../platform/texts/text'
import type { SettingsFormValues } from './settings-form-values'
import './colour-field.css'

interface ColourFieldProps extends Omit<ComponentProps<typeof Field>, 'form'> {
  readonly form: UseFormReturn<SettingsFormValues, unknown, SettingsFormValues>
}

interface PreviewStyle extends CSSProperties {
  readonly '--teal': string
  readonly '--teal-dark': string
  readonly '--teal-tint': string
}

/** The accent: its code, the browser's own choice of colours, and what pages will look like. */
export function ColourField({ form, ...field }: ColourFieldProps) {
  const t = useText()
  const text = useWatch({ control: form.control, name: 'accentColor' })?.trim() ?? ''
  const colour = isColour(text) ? text.toLowerCase() : DEFAULT_ACCENT
  const { base, dark, tint } = accentShades(colour)
  const style: PreviewStyle = { '--teal': base, '--teal-dark': dark, '--teal-tint': tint }
  const ratio = accentContrast(colour)
  return (
    <div className="colour-field">
      <Field {...field} dir="ltr" spellCheck={false} />
      <input
        type="color"
        className="colour-field__choice"
        aria-label={t('settings.pickColour')}
        value={colour}
        onChange={({ target }) =>
          form.setValue('accentColor', target.value, { shouldDirty: true, shouldValidate: true })
        }
      />
      <div className="colour-field__preview" style={style}>
        <p className="colour-field__title">{t('settings.preview')}</p>
        <div className="colour-field__samples" aria-hidden="true">
          <span className="button button--primary">{t('settings.previewButton')}</span>
          <span className="colour-field__link">{t('settings.previewLink')}</span>
          <span className="colour-field__tint">{t('settings.previewLink')}</span>
        </div>
        <p className="field__hint" data-low={ratio < MIN_CONTRAST || undefined}>
          {t('settings.contrast', { ratio: formatContrast(ratio), min: String(MIN_CONTRAST) })}
        </p>
      </div>
    </div>
  )
}
