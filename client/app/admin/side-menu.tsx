import { useId, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import { INITIAL_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import { useAdminToken } from '../../admin/use-admin-token'
import { refetchSilently } from '../../api/refetch-silently'
import { usePendingOrdersQuery } from '../../gql/orders-admin'
import { useOrderEvents } from '../../orders/admin/order-events'
import { logOut } from '../../session/session'
import { useText } from '../../texts/text'
import { Icon } from '../../ui/icon'
import { LanguageSwitch } from '../language-switch'
import './side-menu.css'

const ORDERS_PATH = '/adminorder'

const ENTRIES = [
  { path: '/adminDashboard', title: 'admin.dashboard' },
  { path: '/adminHome', title: 'admin.home' },
  { path: ORDERS_PATH, title: 'admin.orders' },
  { path: '/adminneworder', title: 'newOrder.title' },
  { path: '/adminproducts', title: 'admin.products' },
  { path: '/addproduct', title: 'admin.addProduct' },
  { path: '/adminimport', title: 'admin.import' },
  { path: '/adminsearchterms', title: 'searchTerms.title' },
  { path: '/adminhandovers', title: 'handovers.title' },
  { path: '/admincash', title: 'cash.title' },
  { path: '/admincouriers', title: 'couriers.title' },
  { path: '/adminconfirmation', title: 'confirmation.title' },
  { path: '/admindelivery', title: 'rates.title' },
  { path: '/admindiscounts', title: 'discounts.title' },
  { path: '/adminreviews', title: 'reviews.title' },
  { path: '/adminkeys', title: 'apiKey.title' },
  { path: '/adminwebhooks', title: 'webhook.title' },
  { path: '/adminlog', title: 'changes.title' },
] as const satisfies readonly { path: string; title: MessageKey }[]

/** The menu of the admin pages. On phones, a button shows it; going to another page hides it again. */
export function SideMenu() {
  const t = useText()
  const isAdmin = useAdminToken() !== undefined
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === pathname
  const listId = useId()
  return (
    <nav className="admin__menu" aria-label={t('admin.menu')}>
      <button
        type="button"
        className="admin__menu-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenedAt(isOpen ? undefined : pathname)}
      >
        <Icon name="menu" />
        {t('admin.menu')}
      </button>
      <ul id={listId} data-open={isOpen || undefined}>
        {ENTRIES.map(({ path, title }) => (
          <li key={path}>
            <NavLink to={path}>
              {t(title)}
              {path === ORDERS_PATH && isAdmin && <PendingCount />}
            </NavLink>
          </li>
        ))}
        <li>
          <LanguageSwitch />
        </li>
        <li>
          <Link to="/">{t('admin.toShop')}</Link>
        </li>
        <li>
          <button type="button" onClick={logOut}>
            {t('nav.logout')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** The number of pending orders. */
function PendingCount() {
  const t = useText()
  const { data, refetch } = usePendingOrdersQuery({
    variables: { status: INITIAL_ORDER_STATUS_KEY },
    fetchPolicy: 'cache-and-network',
  })
  // After an error the count stays unchanged until the next event.
  useOrderEvents(() => refetchSilently(refetch))
  const count = data?.adminOrders.totalCount ?? 0
  if (count === 0) return null
  return (
    <span className="admin__count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('admin.pendingCount', { count })}</span>
    </span>
  )
}
