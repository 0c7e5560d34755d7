import type { DeliveryArea } from '#domain/delivery/delivery'
import { toPounds } from '#domain/money/money'
import type { Adjustment, Totals } from '#domain/money/pricing'
import { addPiastres, NO_PIASTRES, negatePiastres, type Piastres } from '#domain/money/units'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Price } from '../../platform/ui/price'
import { DeliveryDetails } from './delivery-details'
import { findTerms, missingPounds } from './order-totals'
import './summary-totals.css'

interface SummaryTotalsProps {
  readonly totals: Totals
  readonly rates: readonly DeliveryTermsFragment[]
  /** The area of delivery; undefined while unknown. */
  readonly area: DeliveryArea | undefined
}

/** Whether more is missing for free delivery after a discount than before it. */
function isGapWidened(terms: DeliveryTermsFragment, before: Piastres, after: Piastres): boolean {
  return (missingPounds(terms, after) ?? 0) > (missingPounds(terms, before) ?? 0)
}

/** The items' total, delivery and the amount due; only the total until the owner has set rates. */
export function SummaryTotals({ totals, rates, area }: SummaryTotalsProps) {
  const t = useText()
  const off = totals.adjustments.find(({ kind }) => kind === 'discount')
  const offItems = off?.applies === 'beforeItemsTotal' ? off.piastres : NO_PIASTRES
  const lines = addPiastres(totals.itemsTotalPiastres, negatePiastres(offItems))
  const format = useFormatPounds()
  const hasRates = rates.length > 0
  const terms = area && findTerms(rates, area)
  const fee = totals.adjustments.find(({ kind }) => kind === 'delivery')?.piastres ?? NO_PIASTRES
  return (
    <>
      {(hasRates || off) && (
        <dl className="totals">
          <div>
            <dt>{t('fee.items')}</dt>
            <dd>
              <Price pounds={toPounds(lines)} />
            </dd>
          </div>
          {off?.applies === 'beforeItemsTotal' && <DiscountRow adjustment={off} />}
          {hasRates && (
            <div>
              <dt>{t('fee.title')}</dt>
              <dd>
                {!terms && t(area === undefined ? 'fee.later' : 'fee.unknown')}
                {terms && (fee > 0 ? <Price pounds={toPounds(fee)} /> : t('fee.free'))}
              </dd>
            </div>
          )}
          {off?.applies === 'afterItemsTotal' && <DiscountRow adjustment={off} />}
        </dl>
      )}
      {terms && (
        <div>
          <DeliveryDetails terms={terms} itemsTotalPiastres={totals.itemsTotalPiastres} />
          {offItems < 0 && isGapWidened(terms, lines, totals.itemsTotalPiastres) && (
            <p className="delivery-detail">
              {t('discount.gap', { total: format(toPounds(totals.itemsTotalPiastres)) })}
            </p>
          )}
        </div>
      )}
      <p className="summary__total">
        <span>{t(hasRates && !terms ? 'fee.beforeDelivery' : 'cart.total')}</span>
        <Price pounds={toPounds(totals.totalPiastres)} />
      </p>
    </>
  )
}

function DiscountRow({ adjustment }: { readonly adjustment: Adjustment }) {
  const t = useText()
  return (
    <div>
      <dt>{t('discount.named', { code: adjustment.label })}</dt>
      <dd>
        <Price pounds={toPounds(adjustment.piastres)} />
      </dd>
    </div>
  )
}
