import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LOCALE_SETTINGS, type Locale, localizePath } from '#domain/messages/locale'
import { chosenLocale } from '../platform/texts/preferred-locale'

interface LanguageLinkProps {
  readonly locale: Locale
  readonly className?: string | undefined
  /** By default, the name of the language. */
  readonly children?: ReactNode
}

/**
 * Opens this page in another language. Not a client-side navigation: a document has one language,
 * of which it loads the texts.
 */
export function LanguageLink({ locale, className, children }: LanguageLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <a
      className={className}
      href={localizePath(pathname, locale) + search}
      lang={locale}
      dir={LOCALE_SETTINGS[locale].direction}
      hrefLang={locale}
      onClick={() => chosenLocale.write(locale)}
    >
      {children ?? LOCALE_SETTINGS[locale].name}
    </a>
  )
}
