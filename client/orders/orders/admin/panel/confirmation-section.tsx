import { useCan } from '../../../../platform/admin/use-admin-token'
import type { AdminOrderQuery } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { Button } from '../../../../platform/ui/button'
import { ContactLinks } from '../contact-links'
import { ConfirmationBadge } from '../fact-badge'
import { sentText } from '../list/sent-messages'
import { isPossible } from '../order-acts'
import { PanelSection } from './panel-section'
import { useActOnOrder } from './use-act-on-order'
import { useCustomerMessage } from './use-customer-message'

type PanelOrder = NonNullable<AdminOrderQuery['adminOrder']>

interface ConfirmationSectionProps {
  readonly order: PanelOrder
  readonly reload: () => void
}

/** Whether the customer has confirmed the order, with what is needed to ask. */
export function ConfirmationSection({ order, reload }: ConfirmationSectionProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const { act, busy } = useActOnOrder(order.id, reload)
  const mayConfirm = useCan('orders.confirm')
  const { message, lastSent, remindAfter, onChat } = useCustomerMessage(order, reload)
  const { confirmedAt, confirmedBy, unansweredCalls, lastCalledAt } = order
  return (
    <PanelSection
      title={t('orders.column.confirmation')}
      badge={<ConfirmationBadge state={order.confirmationState} />}
    >
      {confirmedAt && confirmedBy && (
        <p className="order-panel__hint">
          {t(`orders.confirmedBy.${confirmedBy}`, { time: formatDate(confirmedAt) })}
        </p>
      )}
      {lastCalledAt && unansweredCalls > 0 && (
        <p className="order-panel__hint">
          {t('orders.missedCalls', { count: unansweredCalls, time: formatDate(lastCalledAt) })}
        </p>
      )}
      {lastSent && <p className="order-panel__hint">{sentText(t, lastSent, formatDate)}</p>}
      {remindAfter !== null && (
        <p className="order-panel__hint">{t('orders.remind', { hours: remindAfter })}</p>
      )}
      <ContactLinks
        phone={order.phone}
        name={order.recipientName}
        message={message}
        onChat={onChat}
      />
      {mayConfirm && isPossible('confirm', order) && (
        <div className="order-panel__acts">
          <Button busy={busy === 'confirm'} onClick={() => void act('confirm')}>
            {t('orders.act.confirm')}
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'missCall'}
            onClick={() => void act('missCall')}
          >
            {t('orders.act.missCall')}
          </Button>
        </div>
      )}
    </PanelSection>
  )
}
