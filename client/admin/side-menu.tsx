import { Link, NavLink } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import { usePendingOrdersQuery } from '../gql/admin'
import { logOut } from '../lib/session'
import { useText } from '../lib/text'
import { useOrderEvents } from './order-events'
import { useOwnerToken } from './use-owner-token'

const ORDERS_PATH = '/adminorder'

const ENTRIES = [
  { path: '/adminDashboard', title: 'admin.dashboard' },
  { path: '/adminHome', title: 'admin.home' },
  { path: ORDERS_PATH, title: 'admin.orders' },
  { path: '/adminproducts', title: 'admin.products' },
  { path: '/addproduct', title: 'admin.addProduct' },
  { path: '/adminimport', title: 'admin.import' },
  { path: '/adminkeys', title: 'apiKey.title' },
  { path: '/adminwebhooks', title: 'webhook.title' },
] as const satisfies readonly { path: string; title: MessageKey }[]

export function SideMenu() {
  const t = useText()
  const isOwner = useOwnerToken() !== undefined
  return (
    <nav className="admin__menu" aria-label={t('admin.menu')}>
      <ul>
        {ENTRIES.map(({ path, title }) => (
          <li key={path}>
            <NavLink to={path}>
              {t(title)}
              {path === ORDERS_PATH && isOwner && <PendingCount />}
            </NavLink>
          </li>
        ))}
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

/** How many orders wait for the owner. */
function PendingCount() {
  const t = useText()
  const { data, refetch } = usePendingOrdersQuery({ fetchPolicy: 'cache-and-network' })
  // Without an answer the count stays as it was; the next event asks again.
  useOrderEvents(() => void refetch().catch(() => undefined))
  const count = data?.managedOrders.totalCount ?? 0
  if (count === 0) return null
  return (
    <span className="admin__count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('admin.pendingCount', { count })}</span>
    </span>
  )
}
