import { useText } from '../../../../platform/texts/text'
import { useFormatDay } from '../../../../platform/texts/use-format-date'
import { Button } from '../../../../platform/ui/button'
import { Message } from '../../../../platform/ui/message'
import type { LastOrder as Order } from './order-lines'

interface LastOrderProps {
  readonly order: Order
  /** The names of the products that could not be reordered. */
  readonly missing: readonly string[]
  readonly onRepeat: () => void
}

/** The last order of the customer, to be ordered again. */
export function LastOrder({ order, missing, onRepeat }: LastOrderProps) {
  const t = useText()
  const formatDay = useFormatDay()
  const items = order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(' · ')
  return (
    <div className="new-order__last">
      <p className="new-order__hint">
        <Message
          text="newOrder.repeatOf"
          values={{ id: order.id, time: formatDay(order.createdAt), items }}
        />
      </p>
      <Button variant="secondary" onClick={onRepeat}>
        {t('newOrder.repeat')}
      </Button>
      <p role="status" className="new-order__missing">
        {missing.length > 0 && (
          <Message text="newOrder.missing" values={{ items: missing.join(' · ') }} />
        )}
      </p>
    </div>
  )
}
