import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import type { HelpPageName } from '#domain/pages/help-pages'
import type { HelpPageFormValues } from '#domain/pages/help-pages.schema'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { TextArea } from '../../../platform/forms/text-area'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { PagePreview } from './page-preview'

interface LanguageSectionProps {
  readonly page: HelpPageName
  readonly locale: Locale
  readonly form: UseFormReturn<HelpPageFormValues, unknown, HelpPageFormValues>
  /** Fills the fields with the shop's own text. */
  readonly onStart: () => void
  /** Empties them, so that the shop's own text stands there. */
  readonly onBack: () => void
}

/** The text of a page in a language, with what shoppers will read beside it. */
export function LanguageSection({ page, locale, form, onStart, onBack }: LanguageSectionProps) {
  const t = useText()
  const id = useId()
  const { register, control, formState } = form
  const { title, body } = useWatch({ control, name: locale })
  const errors = formState.errors[locale]
  const language = t(locale === 'en' ? 'pages.inEnglish' : 'pages.inArabic')
  const { direction } = LOCALE_SETTINGS[locale]
  const isBlank = !title?.trim() && !body?.trim()
  return (
    <section className="card edit-page__language" aria-labelledby={id}>
      <div className="form">
        <h2 className="edit-page__title" id={id}>
          {language}
        </h2>
        <Field
          {...register(`${locale}.title`)}
          label={t('pages.name')}
          error={fieldErrorText(t, errors?.title)}
          lang={locale}
          dir={direction}
        />
        <TextArea
          {...register(`${locale}.body`)}
          label={t('pages.body')}
          hint={t('pages.bodyHint')}
          error={fieldErrorText(t, errors?.body)}
          lang={locale}
          rows={16}
        />
        {isBlank ? (
          <Button
            variant="secondary"
            aria-label={t('pages.startIn', { language })}
            onClick={onStart}
          >
            {t('pages.start')}
          </Button>
        ) : (
          <Button variant="quiet" aria-label={t('pages.backIn', { language })} onClick={onBack}>
            {t('pages.back')}
          </Button>
        )}
      </div>
      <PagePreview
        page={page}
        locale={locale}
        draft={{ title: title ?? '', body: body ?? '' }}
        label={t('pages.previewIn', { language })}
        note={isBlank ? t('pages.previewOurs') : undefined}
      />
    </section>
  )
}
