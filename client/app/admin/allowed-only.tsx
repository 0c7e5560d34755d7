import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useDeskRole } from '../../admin/use-admin-token'
import { notifyError } from '../../lib/notify'
import { useText } from '../../texts/text'
import { firstPage, mayOpen } from './page-permissions'

/** The page that everybody starts at after signing in, whatever their role. */
const ENTRANCE = '/adminDashboard'

/** A page of the desk, or else the first one that the role includes. Each page sends away whoever has no role. */
export function AllowedOnly({ children }: { readonly children: ReactNode }) {
  const role = useDeskRole()
  const { pathname } = useLocation()
  if (role === undefined || mayOpen(role, pathname)) return children
  return <ToFirstPage to={firstPage(role)} isSilent={pathname === ENTRANCE} />
}

function ToFirstPage({ to, isSilent }: { readonly to: string; readonly isSilent: boolean }) {
  const t = useText()
  const text = isSilent ? undefined : t('staff.notAllowed')
  useEffect(() => {
    if (text) notifyError(text)
  }, [text])
  return <Navigate to={to} replace />
}
