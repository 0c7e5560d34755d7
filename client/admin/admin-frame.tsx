import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import { RequireSession } from '../accounts/require-session'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import { Skeleton } from '../ui/skeleton'
import { useOwnerToken } from './use-owner-token'

interface AdminFrameProps {
  readonly title: MessageKey
  readonly children: ReactNode
}

/** A page of the owner's: visitors are sent to sign in, shoppers home. The server decides anyway. */
export function AdminFrame({ title, children }: AdminFrameProps) {
  const t = useText()
  const placeholder = <Skeleton className="card" blockSize="20rem" />
  return (
    <div className="admin__page">
      <PageHead title={t(title)} />
      <h1 className="page-title">{t(title)}</h1>
      <RequireSession placeholder={placeholder}>
        <OwnerOnly>{children}</OwnerOnly>
      </RequireSession>
    </div>
  )
}

function OwnerOnly({ children }: { readonly children: ReactNode }) {
  return useOwnerToken() ? children : <Navigate to="/home" replace />
}
