import { failureOf } from '../lib/failure'
import type { Translate } from '../lib/text'

/** What a page says when its data could not be read. Source: specification section 8, profile. */
export function fetchFailedText(t: Translate, error: unknown): string {
  const failure = failureOf(error)
  return failure.kind === 'answered'
    ? t('account.error', { message: failure.message })
    : t('profile.unableToFetch')
}
