import { ORDER_STATUS_KEYS, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { OrderDetailsFragment, OrderStatus } from '../../platform/gql/orders'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Icon } from '../../platform/ui/icon'
import './order-steps.css'

type Order = Pick<OrderDetailsFragment, 'status' | 'history'>

interface Step {
  readonly status: OrderStatus
  /** When it was reached; undefined for one that is still to come. */
  readonly reachedAt: string | undefined
}

const USUAL_STEPS = ORDER_STATUS_KEYS.filter((key) => ORDER_STATUS_TABLE[key].isSale)

/** The usual steps up to delivery, or those until the order was cancelled. */
function stepsOf({ status, history }: Order): readonly Step[] {
  const reachedAt = (step: OrderStatus) =>
    history.filter((change) => change.status === step).at(-1)?.happenedAt
  const current = USUAL_STEPS.indexOf(status)
  if (current < 0) {
    const reached = USUAL_STEPS.filter((step) => reachedAt(step))
    return [...reached, status].map((step) => ({ status: step, reachedAt: reachedAt(step) }))
  }
  return USUAL_STEPS.map((step, index) => ({
    status: step,
    reachedAt: index <= current ? reachedAt(step) : undefined,
  }))
}

/** The progress of an order, with times. */
export function OrderSteps({ order }: { readonly order: Order }) {
  const t = useText()
  const formatDate = useFormatDate()
  return (
    <ol className="steps" aria-label={t('order.progress')}>
      {stepsOf(order).map(({ status, reachedAt }) => {
        const { stepLabel, icon, tone } = ORDER_STATUS_TABLE[status]
        const isCurrent = status === order.status
        return (
          <li
            key={status}
            className="steps__step"
            data-reached={reachedAt || isCurrent ? tone : undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="steps__icon">
              <Icon name={icon} />
            </span>
            <span>{t(stepLabel)}</span>
            {reachedAt && <time dateTime={reachedAt}>{formatDate(reachedAt)}</time>}
          </li>
        )
      })}
    </ol>
  )
}
