import { useEffect, useEffectEvent } from 'react'
import type { Locale } from '#domain/messages/locale'
import { type Locale as LocaleName, useSetLocaleMutation } from '../../gql/accounts-locale'
import { useSession } from '../../lib/session'
import { useLocale } from '../../lib/text'

const ACCOUNT_LOCALE_KEY = 'accountLocale'
// As in lib/preferred-locale.ts, which visitors would load as one more file if it was imported here.
const CHOSEN_LOCALE_KEY = 'locale'

/** The languages' names in GraphQL. */
const NAMES = { en: 'EN', ar: 'AR' } as const satisfies Record<Locale, LocaleName>

/** To be called before a session begins, so that the language is that of its account. */
export function rememberAccountLocale(name: LocaleName | null): void {
  try {
    if (name) localStorage.setItem(ACCOUNT_LOCALE_KEY, name)
    else localStorage.removeItem(ACCOUNT_LOCALE_KEY)
  } catch {
    // Without storage, no choice of a language is known either.
  }
}

/** Whether the user has chosen this language and the account is not known to have it. */
function isUnsavedChoice(locale: Locale): boolean {
  try {
    if (localStorage.getItem(CHOSEN_LOCALE_KEY) !== locale) return false
    return localStorage.getItem(ACCOUNT_LOCALE_KEY) !== NAMES[locale]
  } catch {
    return false
  }
}

/**
 * Saves the language that a signed-in user has switched to, for messages. A link to a page in another
 * language is no such choice. Sends nothing if the account has the language.
 */
export function useSaveLocale(): void {
  const locale = useLocale()
  const token = useSession()?.token
  const [setLocale] = useSetLocaleMutation()

  const save = useEffectEvent(async () => {
    if (!token || !isUnsavedChoice(locale)) return
    try {
      const { data } = await setLocale({ variables: { input: { locale: NAMES[locale] } } })
      if (data?.setLocale.user) rememberAccountLocale(NAMES[locale])
    } catch {
      // The next page tries again.
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page saves once for each session
  useEffect(() => void save(), [token])
}
