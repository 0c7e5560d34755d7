import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { Adjustment } from '#domain/money/pricing'

/** The name of a fee in a language, or the code of a discount. */
export function adjustmentLabel(
  { kind, label }: Pick<Adjustment, 'kind' | 'label'>,
  locale: Locale,
): string {
  return kind === 'delivery' ? translate('fee.title', {}, locale) : label
}
