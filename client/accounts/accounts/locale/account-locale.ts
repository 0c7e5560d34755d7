import { useEffect, useEffectEvent } from 'react'
import type { Locale } from '#domain/messages/locale'
import {
  type Locale as LocaleName,
  useSetLocaleMutation,
} from '../../../platform/gql/accounts-locale'
import { readStored, store } from '../../../platform/lib/storage'
import { useSession } from '../../../platform/session/session'
import { useLocale } from '../../../platform/texts/text'

/** The languages' names in GraphQL. */
const NAMES = { en: 'EN', ar: 'AR' } as const satisfies Record<Locale, LocaleName>

/** To be called when a session begins, so that the account decides the language. */
export function rememberAccountLocale(name: LocaleName | null): void {
  store('accountLocale', name)
}

/** Whether the user has chosen this language and the account is not known to have it. */
function isUnsavedChoice(locale: Locale): boolean {
  return readStored('locale') === locale && readStored('accountLocale') !== NAMES[locale]
}

/**
 * Saves the language that a signed-in user has switched to, for messages. Following a link to a page in
 * another language is not a choice. Sends nothing if the account already has the language.
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
