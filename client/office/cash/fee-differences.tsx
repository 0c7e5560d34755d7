import { asPounds } from '#domain/money/units'
import type { SettlementDetailsFragment } from '../../platform/gql/cash'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Price } from '../../platform/ui/price'
import { LineName } from './line-name'

type Line = SettlementDetailsFragment['lines'][number]

const inPiastres = (pounds: number) => Math.round(pounds * 100)

/** By how much a line's fee and VAT are above the agreed ones. */
function differenceOf({ result, fee, tax, agreedFee, agreedTax }: Line): number {
  if (result === 'MISSING') return 0
  const difference =
    (agreedFee === null ? 0 : inPiastres(fee) - inPiastres(agreedFee)) +
    (agreedTax === null ? 0 : inPiastres(tax) - inPiastres(agreedTax))
  return difference / 100
}

/** The lines whose fee is not the agreed one, and what they add up to. */
export function FeeDifferences({
  settlement: { lines, feeDifference },
}: {
  readonly settlement: SettlementDetailsFragment
}) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const differing = lines.filter((line) => differenceOf(line) !== 0)
  if (differing.length === 0) return null
  return (
    <details>
      <summary>
        {t('cash.feeDifferences', {
          count: differing.length,
          amount: formatPounds(feeDifference),
        })}
      </summary>
      <div className="table-region">
        <table className="table">
          <caption className="visually-hidden">{t('cash.feeDifferencesTitle')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('cash.parcel')}</th>
              <th scope="col">{t('cash.column.fee')}</th>
              <th scope="col">{t('cash.agreed')}</th>
              <th scope="col">{t('cash.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <LineName line={line} />
                </th>
                <td>
                  <Price pounds={asPounds((inPiastres(line.fee) + inPiastres(line.tax)) / 100)} />
                </td>
                <td>
                  <Price
                    pounds={asPounds(
                      (inPiastres(line.agreedFee ?? 0) + inPiastres(line.agreedTax ?? 0)) / 100,
                    )}
                  />
                </td>
                <td>
                  <Price pounds={asPounds(differenceOf(line))} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
