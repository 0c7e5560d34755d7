import type { ReactNode } from 'react'
import { Link, Navigate, NavLink } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import { RequireSession } from '../accounts/require-session'
import { PageHead } from '../lib/page-head'
import { logOut, roleOf, useSession } from '../lib/session'
import { useText } from '../lib/text'
import { Skeleton } from '../ui/skeleton'

const ENTRIES = [
  { path: '/adminDashboard', title: 'admin.dashboard' },
  { path: '/adminHome', title: 'admin.home' },
  { path: '/adminorder', title: 'admin.orders' },
  { path: '/addproduct', title: 'admin.addProduct' },
] as const satisfies readonly { path: string; title: MessageKey }[]

interface AdminFrameProps {
  readonly title: MessageKey
  readonly children: ReactNode
}

/** A page of the owner's: visitors are sent to sign in, shoppers home. The server decides anyway. */
export function AdminFrame({ title, children }: AdminFrameProps) {
  const t = useText()
  const placeholder = <Skeleton className="card" blockSize="20rem" />
  return (
    <div className="admin wrap">
      <PageHead title={t(title)} />
      <SideMenu />
      <div className="admin__page">
        <h1 className="page-title">{t(title)}</h1>
        <RequireSession placeholder={placeholder}>
          <OwnerOnly>{children}</OwnerOnly>
        </RequireSession>
      </div>
    </div>
  )
}

function OwnerOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  return roleOf(session?.token ?? null) === 'admin' ? children : <Navigate to="/home" replace />
}

function SideMenu() {
  const t = useText()
  return (
    <nav className="admin__menu" aria-label={t('admin.menu')}>
      <ul>
        {ENTRIES.map(({ path, title }) => (
          <li key={path}>
            <NavLink to={path}>{t(title)}</NavLink>
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
