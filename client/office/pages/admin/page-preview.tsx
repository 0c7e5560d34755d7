import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import type { HelpPageName, HelpText } from '#domain/pages/help-pages'
import { usePreviewHelpPageQuery } from '../../../platform/gql/pages-admin'
import { useDebounced } from '../../../platform/lib/use-debounced'
import { useText } from '../../../platform/texts/text'
import { toEnumName } from '../page-name'
import { PageText } from '../page-text'

const PAUSE_MILLISECONDS = 400

interface PagePreviewProps {
  readonly page: HelpPageName
  readonly locale: Locale
  readonly draft: HelpText
  readonly label: string
  readonly note: string | undefined
}

/** The preview of a page as shoppers will see it, rendered by the server. */
export function PagePreview({ page, locale, draft, label, note }: PagePreviewProps) {
  const t = useText()
  const title = useDebounced(draft.title, PAUSE_MILLISECONDS)
  const body = useDebounced(draft.body, PAUSE_MILLISECONDS)
  const { data, previousData, error } = usePreviewHelpPageQuery({
    variables: {
      page: toEnumName(page),
      locale: locale === 'en' ? 'EN' : 'AR',
      text: { title, body },
    },
    fetchPolicy: 'no-cache',
  })
  const shown = (data ?? previousData)?.previewHelpPage
  return (
    <section className="page-preview" aria-label={label}>
      <p className="page-preview__label">
        <b>{t('pages.preview')}</b> {note}
      </p>
      {error && <p className="field__error">{t('pages.previewFailed')}</p>}
      {shown && (
        <div lang={locale} dir={LOCALE_SETTINGS[locale].direction} className="page-preview__page">
          <p className="page-title">{shown.title}</p>
          <PageText html={shown.html} />
        </div>
      )}
    </section>
  )
}
