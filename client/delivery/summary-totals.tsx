import type { DeliveryArea } from '#domain/delivery/delivery'
import { toPounds } from '#domain/money/money'
import type { Adjustment, Totals } from '#domain/money/pricing'
import { addPiastres, NO_PIASTRES, negatePiastres } from '#domain/money/units'
import type { DeliveryTermsFragment } from '../gql/delivery'
import { useText } from '../texts/text'
import { Price } from '../ui/price'
import { DeliveryDetails } from './delivery-details'
import { findTerms } from './order-totals'
import './summary-totals.css'

interface SummaryTotalsProps {
  readonly totals: Totals
  readonly rates: readonly DeliveryTermsFragment[]
  /** The area of delivery; undefined while unknown. */
  readonly area: DeliveryArea | undefined
}

/** The items' total, delivery and the amount due; only the total until the owner has set rates. */
export function SummaryTotals({ totals, rates, area }: SummaryTotalsProps) {
  const t = useText()
  const off = totals.adjustments.find(({ kind }) => kind === 'discount')
  const offItems = off?.applies === 'beforeItemsTotal' ? off.piastres : NO_PIASTRES
  const lines = addPiastres(totals.itemsTotalPiastres, negatePiastres(offItems))
  const hasRates = rates.length > 0
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
                {area === undefined && t('fee.later')}
                {area !== undefined && (fee > 0 ? <Price pounds={toPounds(fee)} /> : t('fee.free'))}
              </dd>
            </div>
          )}
          {off?.applies === 'afterItemsTotal' && <DiscountRow adjustment={off} />}
        </dl>
      )}
      {hasRates && area !== undefined && (
        <div>
          <DeliveryDetails
            terms={findTerms(rates, area)}
            itemsTotalPiastres={totals.itemsTotalPiastres}
          />
        </div>
      )}
      <p className="summary__total">
        <span>{t('cart.total')}</span>
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
