import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import { PageHead } from '../page/page-head'
import { RequireSession } from '../routing/require-session'
import { useText } from '../texts/text'
import { Skeleton } from '../ui/skeleton'
import { useAdminToken } from './use-admin-token'
import './admin-frame.css'

interface AdminFrameProps {
  readonly title: MessageKey
  /** What the page is about, once that is known: its title then. */
  readonly name?: string | undefined
  /** The primary action of the page, beside its title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of an admin page: visitors are redirected to sign in, shoppers to the home page. */
export function AdminFrame({ title, name, actions, children }: AdminFrameProps) {
  const t = useText()
  const isAdmin = useAdminToken() !== undefined
  const placeholder = <Skeleton className="card" blockSize="20rem" />
  return (
    <div className="admin__page">
      <PageHead title={name ?? t(title)} />
      <div className="admin__head">
        <h1 className="page-title" dir={name && 'auto'}>
          {name ?? t(title)}
        </h1>
        {isAdmin && actions}
      </div>
      <RequireSession placeholder={placeholder}>
        <AdminOnly>{children}</AdminOnly>
      </RequireSession>
    </div>
  )
}

function AdminOnly({ children }: { readonly children: ReactNode }) {
  return useAdminToken() ? children : <Navigate to="/home" replace />
}
