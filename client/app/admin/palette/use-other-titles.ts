import { useEffect, useState } from 'react'
import { type CompiledMessage, formatMessage } from '#domain/messages/format-message'
import { LOCALES, type Locale } from '#domain/messages/locale'
import { useLocale } from '../../../platform/texts/text'
import type { DeskPage } from '../desk-menu'

type Texts = Readonly<Record<string, CompiledMessage>>

const IMPORTS: Readonly<Record<Locale, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('#domain/messages/en/admin.json?compiled'),
  ar: () => import('#domain/messages/ar/admin.json?compiled'),
}

/** Returns the title of a page in the languages that the document is not in; empty until they are loaded. */
export function useOtherTitles(): (page: DeskPage) => string {
  const current = useLocale()
  const [loaded, setLoaded] = useState<readonly (readonly [Locale, Texts])[]>([])
  useEffect(() => {
    let isCurrent = true
    const others = LOCALES.filter((locale) => locale !== current)
    Promise.all(
      others.map(async (locale) => [locale, (await IMPORTS[locale]()).default] as const),
    ).then(
      (texts) => isCurrent && setLoaded(texts),
      // Pages are then found by their titles in this language.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [current])
  return ({ title }) =>
    loaded
      .map(([locale, texts]) => {
        const message = texts[title]
        return message ? formatMessage(message, {}, locale) : ''
      })
      .join(' ')
}
