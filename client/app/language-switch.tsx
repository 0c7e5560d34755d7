import { LOCALES } from '#domain/messages/locale'
import { useLocale } from '../platform/texts/text'
import { LanguageLink } from './language-link'

/** Links to this page in the other languages. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const current = useLocale()
  return LOCALES.filter((locale) => locale !== current).map((locale) => (
    <LanguageLink key={locale} locale={locale} className={className} />
  ))
}
