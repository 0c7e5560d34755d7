import { useApolloClient } from '@apollo/client/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { refetchSilently } from '../../../../platform/api/refetch-silently'
import {
  AdminOrderDocument,
  OrderTimelineDocument,
  PrepaymentsDocument,
  useAdminOrderQuery,
} from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { EmptyState } from '../../../../platform/ui/empty-state'
import { Icon } from '../../../../platform/ui/icon'
import { LoadFailed } from '../../../../platform/ui/load-failed'
import { Skeleton } from '../../../../platform/ui/skeleton'
import { AdminOrder } from '../admin-order'
import { fetchOrdersFailedText } from '../fetch-orders-failed-text'
import { useIsWide } from '../use-is-wide'
import { useRefetchOnOrderEvents } from '../use-order-event-batches'
import './order-panel.css'

interface OrderPanelProps {
  readonly id: string
  readonly onClose: () => void
}

/** An order with all its details: beside the list, or above it where there is no room. */
export function OrderPanel({ id, onClose }: OrderPanelProps) {
  const t = useText()
  const Box = useIsWide() ? Aside : Sheet
  return (
    <Box label={t('orders.panel', { id })} onClose={onClose}>
      <div className="order-panel__bar">
        <Button variant="icon" aria-label={t('orders.closePanel')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <Content id={id} />
    </Box>
  )
}

function Content({ id }: { readonly id: string }) {
  const t = useText()
  const client = useApolloClient()
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  async function readAgain(): Promise<void> {
    const include = [AdminOrderDocument, OrderTimelineDocument, PrepaymentsDocument]
    await client.refetchQueries({ include })
  }
  useRefetchOnOrderEvents(readAgain, id)
  if (!data && error) {
    return <LoadFailed title={fetchOrdersFailedText(t, error)} onRetry={refetch} />
  }
  if (!data) return <Skeleton blockSize="30rem" />
  if (!data.adminOrder) return <EmptyState title={t('fault.orderNotFound')} />
  return <AdminOrder order={data.adminOrder} reload={() => refetchSilently(readAgain)} />
}

interface BoxProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function Aside({ label, onClose, children }: BoxProps) {
  const box = useRef<HTMLElement>(null)
  // Move the focus to the panel, for keyboard users and screen readers.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  function closeOnEscape({ key, defaultPrevented }: KeyboardEvent): void {
    if (key === 'Escape' && !defaultPrevented) onClose()
  }
  return (
    <aside
      ref={box}
      className="card order-panel"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      {children}
    </aside>
  )
}

function Sheet({ label, onClose, children }: BoxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="order-panel order-panel--sheet"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
