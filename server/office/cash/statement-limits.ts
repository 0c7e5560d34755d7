import { DEFAULT_STATEMENT_LIMITS, type StatementLimits } from '#domain/cash/statement-limits'
import { toPiastres } from '#domain/money/money'
import { asPounds } from '#domain/money/units'
import type { SettingsValues } from '#domain/settings/settings'

/** The limits of statements that the owner has set, or the usual ones. */
export function limitsOf({
  statementMaxTimes,
  statementMaxAmount,
  statementMaxFee,
}: Pick<
  SettingsValues,
  'statementMaxTimes' | 'statementMaxAmount' | 'statementMaxFee'
>): StatementLimits {
  const { times, amountPiastres, feePiastres } = DEFAULT_STATEMENT_LIMITS
  const inPiastres = (pounds: number | null) =>
    pounds === null ? undefined : toPiastres(asPounds(pounds))
  return {
    times: statementMaxTimes ?? times,
    amountPiastres: inPiastres(statementMaxAmount) ?? amountPiastres,
    feePiastres: inPiastres(statementMaxFee) ?? feePiastres,
  }
}
