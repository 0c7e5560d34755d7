import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LOCALES } from '#domain/messages/locale'
import type { HelpPageName } from '#domain/pages/help-pages'
import { type HelpPageFormValues, helpPageFormSchema } from '#domain/pages/help-pages.schema'
import { FormAlert } from '../../../platform/forms/form-alert'
import { applyServerErrors, type UserError } from '../../../platform/forms/form-errors'
import { SubmitButton } from '../../../platform/forms/submit-button'
import type { EditableHelpPageQuery, HelpPageInput } from '../../../platform/gql/pages-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { useLeaveQuestion } from '../../../shop/settings/admin/use-leave-question'
import { LanguageSection } from './language-section'
import '../../../platform/admin/save-bar.css'

const FIELDS = ['en.title', 'en.body', 'ar.title', 'ar.body'] as const

type EditedPage = EditableHelpPageQuery['editableHelpPage']

const NO_TEXT = { title: '', body: '' }

function toFormValues({ en, ar }: EditedPage): HelpPageFormValues {
  return {
    en: { title: en?.title ?? '', body: en?.body ?? '' },
    ar: { title: ar?.title ?? '', body: ar?.body ?? '' },
  }
}

/** The languages that were changed. A language without a text has the shop's own one. */
function toInput(values: HelpPageFormValues, initial: HelpPageFormValues): HelpPageInput {
  const changed = LOCALES.filter((locale) =>
    (['title', 'body'] as const).some((name) => values[locale][name] !== initial[locale][name]),
  )
  return Object.fromEntries(
    changed.map((locale) => {
      const { title, body } = values[locale]
      return [locale, title?.trim() || body?.trim() ? { title, body } : null]
    }),
  )
}

interface PageFormProps {
  readonly page: HelpPageName
  readonly base: EditedPage
  /** Saves what was changed; returns the errors, none on success. */
  readonly onSubmit: (input: HelpPageInput) => Promise<readonly UserError[]>
  /** Shown below an error. */
  readonly errorAction?: ReactNode
}

/** The texts of a page in both languages, each with its preview. */
export function PageForm({ page, base, onSubmit, errorAction }: PageFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const initial = toFormValues(base)
  const form = useForm<HelpPageFormValues, unknown, HelpPageFormValues>({
    // Submits the input as it is: the server reads it by the same rules.
    resolver: zodResolver(helpPageFormSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: initial,
  })
  const { handleSubmit, setError, setValue, reset, formState } = form
  useKeptForm(`page-${page}`, form)
  const leaveQuestion = useLeaveQuestion(formState.isDirty)

  const save = useSingleFlight(async (values: HelpPageFormValues) => {
    setAlert(undefined)
    const userErrors = await onSubmit(toInput(values, initial))
    if (userErrors.length === 0) return reset(values)
    setAlert(applyServerErrors(userErrors, FIELDS, setError))
  })

  return (
    <form
      className="form edit-page"
      noValidate
      aria-label={t('pages.editTitle')}
      onSubmit={handleSubmit(save, () => setAlert(undefined))}
    >
      {LOCALES.map((locale) => (
        <LanguageSection
          key={locale}
          page={page}
          locale={locale}
          form={form}
          onStart={() => {
            setValue(locale, locale === 'en' ? base.ownEn : base.ownAr, { shouldDirty: true })
          }}
          onBack={() => setValue(locale, NO_TEXT, { shouldDirty: true })}
        />
      ))}
      <div className="save-bar">
        <FormAlert>{alert}</FormAlert>
        {alert && errorAction}
        <SubmitButton busy={formState.isSubmitting}>{t('pages.save')}</SubmitButton>
      </div>
      {leaveQuestion}
    </form>
  )
}
