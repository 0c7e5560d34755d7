import { classifyError } from '../../../platform/api/request-failure'
import type { Translate } from '../../../platform/texts/text'

/** Source: docs/specification.md, section 8. */
export function fetchOrdersFailedText(t: Translate, error: unknown): string {
  const isUnexpected = classifyError(error).kind === 'unexpected'
  return t(isUnexpected ? 'admin.unexpectedStructure' : 'admin.fetchOrdersFailed')
}
