import { INITIAL_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import { useRefetchOnOrderEvents } from '../../orders/orders/admin/use-order-event-batches'
import { DeskIcon, type DeskIconName } from '../../platform/admin/ui/desk-icon'
import { useAdminToken } from '../../platform/admin/use-admin-token'
import { usePendingOrdersQuery } from '../../platform/gql/orders-admin'
import { useText } from '../../platform/texts/text'
import type { DeskPage } from './desk-menu'
import './page-entry.css'

interface PageEntryProps {
  readonly page: DeskPage
  /** Instead of its title. */
  readonly text?: string
  readonly icon?: DeskIconName
}

/** The content of a link to a page of the desk: its icon and title, and how many orders are pending. */
export function PageEntry({ page, text, icon = page.icon }: PageEntryProps) {
  const t = useText()
  const isAdmin = useAdminToken() !== undefined
  return (
    <>
      <DeskIcon name={icon} />
      <span className="desk-link__text">{text ?? t(page.title)}</span>
      {page.path === '/adminorder' && isAdmin && <PendingCount />}
    </>
  )
}

/** The number of pending orders. */
function PendingCount() {
  const t = useText()
  const { data, refetch } = usePendingOrdersQuery({
    variables: { status: INITIAL_ORDER_STATUS_KEY },
    fetchPolicy: 'cache-and-network',
  })
  useRefetchOnOrderEvents(refetch)
  const count = data?.adminOrders.totalCount ?? 0
  if (count === 0) return null
  return (
    <span className="pending-count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('admin.pendingCount', { count })}</span>
    </span>
  )
}
