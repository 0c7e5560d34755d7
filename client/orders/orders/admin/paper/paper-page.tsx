import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MAX_ORDERS_AT_ONCE } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { AdminFrame } from '../../../../platform/admin/admin-frame'
import { useText } from '../../../../platform/texts/text'
import { Button, ButtonLink } from '../../../../platform/ui/button'
import { EmptyState } from '../../../../platform/ui/empty-state'
import { LoadFailed } from '../../../../platform/ui/load-failed'
import { Skeleton } from '../../../../platform/ui/skeleton'
import '../../printout.css'
import { fetchOrdersFailedText } from '../fetch-orders-failed-text'
import { useOrderListAddress } from '../list/kept-order-list'
import { isCancelledOrder, OrderSheet } from '../order-sheet'
import { usePrintFresh } from '../use-print-fresh'
import type { PaperOrder } from '../use-read-orders'
import { HandoverSheet } from './handover-sheet'
import { Invoices } from './invoices'
import { Labels } from './labels'
import './paper.css'
import { isTooMany, type PaperKind, readPaperAddress } from './paper-address'
import { PickingSheet } from './picking-sheet'
import { TakeNote } from './take-note'
import { useFreshOrders } from './use-fresh-orders'

const TITLES: Readonly<Record<PaperKind, MessageKey>> = {
  labels: 'paper.labels',
  sheets: 'paper.sheets',
  picking: 'paper.picking',
  handover: 'paper.handover',
  invoices: 'paper.invoices',
}

export function Component() {
  const t = useText()
  const [parameters] = useSearchParams()
  const { kind, ids } = readPaperAddress(parameters)
  return (
    <AdminFrame title={kind ? TITLES[kind] : 'paper.title'}>
      {!kind || ids.length === 0 ? (
        <NothingToPrint reason={t('paper.none')} />
      ) : isTooMany(ids) ? (
        <NothingToPrint reason={t('paper.tooMany', { max: MAX_ORDERS_AT_ONCE })} />
      ) : (
        <Paper key={`${kind} ${ids.join()}`} kind={kind} ids={ids} />
      )}
    </AdminFrame>
  )
}

function NothingToPrint({ reason }: { readonly reason: string }) {
  const t = useText()
  const orderList = useOrderListAddress()
  return (
    <EmptyState title={reason}>
      <ButtonLink to={orderList}>{t('admin.orders')}</ButtonLink>
    </EmptyState>
  )
}

interface PaperProps {
  readonly kind: PaperKind
  readonly ids: readonly string[]
}

/** The orders, read again before printing: otherwise, the label of a cancelled one could be handed out. */
function Paper({ kind, ids }: PaperProps) {
  const t = useText()
  const { read, error, reload } = useFreshOrders(ids)
  const printed = read?.orders.filter((order) => !isCancelledOrder(order)) ?? []
  const print = usePrintFresh(reload, printed.length > 0)
  const orderList = useOrderListAddress()

  if (!read) {
    if (!error) return <Skeleton className="card" blockSize="30rem" />
    return <LoadFailed title={fetchOrdersFailedText(t, error)} onRetry={reload} />
  }
  return (
    <div className="paper">
      <LeftOut ids={ids} orders={read.orders} />
      {printed.length === 0 ? (
        <NothingToPrint reason={t('paper.nothingLeft')} />
      ) : (
        <>
          <div className="printout-actions">
            <Button onClick={() => void print()}>{t('admin.print')}</Button>
            <ButtonLink variant="secondary" to={orderList}>
              {t('admin.orders')}
            </ButtonLink>
          </div>
          {kind === 'labels' && <p className="paper__screen">{t('paper.labelSize')}</p>}
          {draw(kind, printed, read.readAt)}
        </>
      )}
    </div>
  )
}

function draw(kind: PaperKind, orders: readonly PaperOrder[], readAt: string): ReactNode {
  switch (kind) {
    case 'labels':
      return <Labels orders={orders} />
    case 'sheets':
      return (
        <div className="paper__sheets">
          {orders.map((order) => (
            <OrderSheet<PaperOrder>
              key={order.id}
              order={order}
              noteOf={({ unitsToTake }) => <TakeNote units={unitsToTake} />}
            />
          ))}
        </div>
      )
    case 'picking':
      return <PickingSheet orders={orders} readAt={readAt} />
    case 'invoices':
      return <Invoices orders={orders} />
    case 'handover':
      return <HandoverSheet orders={orders} readAt={readAt} />
  }
}

interface LeftOutProps {
  readonly ids: readonly string[]
  readonly orders: readonly PaperOrder[]
}

/** Names the orders that are not printed. */
function LeftOut({ ids, orders }: LeftOutProps) {
  const t = useText()
  const found = new Map(orders.map((order) => [order.id, order]))
  const texts = ids.flatMap((id) => {
    const order = found.get(id)
    if (!order) return [t('paper.missing', { id })]
    return isCancelledOrder(order) ? [t('paper.cancelled', { id })] : []
  })
  return (
    <div role="alert" className="paper__screen">
      {texts.map((text) => (
        <p key={text} className="paper__left-out">
          {text}
        </p>
      ))}
    </div>
  )
}
