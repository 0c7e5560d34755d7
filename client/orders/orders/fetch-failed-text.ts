import { classifyError } from '../../platform/api/request-failure'
import type { Translate } from '../../platform/texts/text'

/** Source: docs/specification.md, section 8. */
export function fetchFailedText(t: Translate, error: unknown): string {
  const failure = classifyError(error)
  return failure.kind === 'server'
    ? t('account.error', { message: failure.message })
    : t('profile.unableToFetch')
}
