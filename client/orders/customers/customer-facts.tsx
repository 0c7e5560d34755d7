import type { ReactNode } from 'react'
import type { CustomerRowFragment } from '../../platform/gql/customers'
import { useText } from '../../platform/texts/text'
import { useFormatDay } from '../../platform/texts/use-format-date'
import { useFormatPercent } from '../../platform/texts/use-format-percent'
import { Price } from '../../platform/ui/price'
import { GovernorateName } from './customer-columns'

/** Statistics of a customer's orders. */
export function CustomerFacts({ customer }: { readonly customer: CustomerRowFragment }) {
  const t = useText()
  const formatDay = useFormatDay()
  const formatPercent = useFormatPercent()
  const { orderCount, deliveredCount, broughtCount, refusedCount, refusedPercent } = customer
  const { spent, lastOrderAt, governorate } = customer
  return (
    <dl className="customer-facts">
      <Fact title={t('customers.orders')}>{orderCount}</Fact>
      <Fact title={t('customers.delivered')}>{deliveredCount}</Fact>
      {broughtCount > 0 && (
        <Fact title={t('customers.refused')}>
          {refusedCount} ({formatPercent(refusedPercent / 100)})
        </Fact>
      )}
      {spent !== null && (
        <Fact title={t('customers.spent')}>
          <Price pounds={spent} />
        </Fact>
      )}
      {lastOrderAt && <Fact title={t('customers.lastOrder')}>{formatDay(lastOrderAt)}</Fact>}
      {governorate && (
        <Fact title={t('checkout.governorate')}>
          <GovernorateName governorate={governorate} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
