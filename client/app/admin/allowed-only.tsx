import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useDeskRole } from '../../platform/admin/use-admin-token'
import { notifyError } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { mayOpen } from './page-permissions'

/** A page of the desk, or else the one of today, which every role includes. Each page redirects users without a role. */
export function AllowedOnly({ children }: { readonly children: ReactNode }) {
  const role = useDeskRole()
  const { pathname } = useLocation()
  return role === undefined || mayOpen(role, pathname) ? children : <ToToday />
}

function ToToday() {
  const text = useText()('staff.notAllowed')
  useEffect(() => notifyError(text), [text])
  return <Navigate to="/adminDashboard" replace />
}
