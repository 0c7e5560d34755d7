import { useState } from 'react'
import { DELIVERED_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import {
  canActOnReturn,
  RETURN_STATE_TABLE,
  type ReturnAct,
  returnableQuantity,
} from '#domain/orders/returns'
import { useCan } from '../../../../../platform/admin/use-admin-token'
import { refetchSilently } from '../../../../../platform/api/refetch-silently'
import {
  type AdminOrderDetailsFragment,
  type OrderReturnsQuery,
  type ReturnDetailsFragment,
  useOrderReturnsQuery,
} from '../../../../../platform/gql/orders-admin'
import { useText } from '../../../../../platform/texts/text'
import { Button } from '../../../../../platform/ui/button'
import { ReturnDetails } from '../../../returns/return-details'
import { ExchangeForm } from '../../exchange/exchange-form'
import { useRefetchOnOrderEvents } from '../../use-order-event-batches'
import { PanelSection } from '../panel-section'
import { AnswerForm } from './answer-form'
import { ReceiveForm } from './receive-form'
import { RecordForm } from './record-form'
import './returns-section.css'

interface ReturnsSectionProps {
  readonly order: AdminOrderDetailsFragment
  readonly reload: () => void
}

/** Returns of a delivered order; renders nothing for other orders. */
export function ReturnsSection(props: ReturnsSectionProps) {
  const wasDelivered = props.order.history.some(
    ({ status }) => status === DELIVERED_ORDER_STATUS_KEY,
  )
  return wasDelivered ? <Returns {...props} /> : null
}

function Returns({ order, reload }: ReturnsSectionProps) {
  const t = useText()
  const { data, error, refetch } = useOrderReturnsQuery({
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
  })
  useRefetchOnOrderEvents(refetch, order.id)
  function reloadAll(): void {
    refetchSilently(refetch)
    reload()
  }
  if (!data?.adminOrder) return error ? <p role="alert">{t('return.loadFailed')}</p> : null
  const isReturnable = order.status === DELIVERED_ORDER_STATUS_KEY
  return (
    <PanelSection title={t('return.title')}>
      <ReturnList
        order={data.adminOrder}
        returns={data.adminOrder.returns ?? []}
        isReturnable={isReturnable}
        reload={reloadAll}
      />
    </PanelSection>
  )
}

interface ReturnListProps {
  readonly order: NonNullable<OrderReturnsQuery['adminOrder']>
  readonly returns: readonly ReturnDetailsFragment[]
  readonly isReturnable: boolean
  readonly reload: () => void
}

function ReturnList({ order, returns, isReturnable, reload }: ReturnListProps) {
  const t = useText()
  const [open, setOpen] = useState<'record' | 'exchange'>()
  const mayAnswer = useCan('returns.answer')
  const mayEdit = useCan('orders.edit')
  const isAwaited = returns.some(({ state }) => canActOnReturn('receive', stateOf(state)))
  const isLeft = order.items.some((item) => returnableQuantity(item) > 0)
  const isPossible = isReturnable && !isAwaited && isLeft
  const canRecord = mayAnswer && isPossible
  const canExchange = mayEdit && isPossible
  const isRecording = open === 'record' && canRecord
  const isExchanging = open === 'exchange' && canExchange

  function close(): void {
    setOpen(undefined)
    reload()
  }

  return (
    <>
      {returns.length === 0 && <p className="order-panel__hint">{t('orders.return.none')}</p>}
      {returns.map((view) => (
        <OneReturn
          key={view.id}
          view={view}
          order={order}
          isReturnable={isReturnable}
          isDeliveryRefunded={returns.some(({ refundsDelivery }) => refundsDelivery)}
          reload={reload}
        />
      ))}
      {isRecording && (
        <RecordForm order={order} onDone={close} onCancel={() => setOpen(undefined)} />
      )}
      {isExchanging && (
        <ExchangeForm order={order} onDone={close} onCancel={() => setOpen(undefined)} />
      )}
      {!isRecording && !isExchanging && (canRecord || canExchange) && (
        <div className="order-panel__acts">
          {canRecord && (
            <Button variant="secondary" onClick={() => setOpen('record')}>
              {t('orders.return.record')}
            </Button>
          )}
          {canExchange && (
            <Button variant="secondary" onClick={() => setOpen('exchange')}>
              {t('orders.exchange.act')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

const stateOf = (state: ReturnDetailsFragment['state']) => RETURN_STATE_TABLE[state].value

const ACTS: readonly ReturnAct[] = ['accept', 'receive', 'decline']

interface OneReturnProps {
  readonly view: ReturnDetailsFragment
  readonly order: ReturnListProps['order']
  readonly isReturnable: boolean
  readonly isDeliveryRefunded: boolean
  readonly reload: () => void
}

function OneReturn({ view, order, isReturnable, isDeliveryRefunded, reload }: OneReturnProps) {
  const t = useText()
  const [open, setOpen] = useState<ReturnAct>()
  const mayAnswer = useCan('returns.answer')
  const mayReceive = useCan('returns.receive')
  const possible = ACTS.filter(
    (act) =>
      (act === 'receive' ? mayReceive : mayAnswer) &&
      canActOnReturn(act, stateOf(view.state)) &&
      // An exchange ends with the order that goes out.
      (act !== 'decline' || view.exchangeOrder === null) &&
      (act !== 'receive' || isReturnable),
  )
  const form = open && possible.includes(open) ? open : undefined

  function close(): void {
    setOpen(undefined)
    reload()
  }

  const formProps = { onDone: close, onCancel: () => setOpen(undefined) }
  return (
    <div className="panel-return">
      <ReturnDetails
        view={view}
        labels={{
          answer: t('orders.return.shopAnswer'),
          note: t('orders.return.note'),
          refundNote: t('orders.return.refundNote'),
        }}
      />
      {form === 'receive' && (
        <ReceiveForm
          order={order}
          view={view}
          isDeliveryRefunded={isDeliveryRefunded}
          {...formProps}
        />
      )}
      {(form === 'accept' || form === 'decline') && (
        <AnswerForm key={form} act={form} returnId={view.id} {...formProps} />
      )}
      {!form && possible.length > 0 && (
        <div className="order-panel__acts">
          {possible.map((act, index) => (
            <Button
              key={act}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setOpen(act)}
            >
              {t(`orders.return.${act}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
