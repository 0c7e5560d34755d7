import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import { notifyError } from '../lib/notify'
import { useSession } from '../session/session'
import { useText } from '../texts/text'
import { NeedsScripts } from '../ui/needs-scripts'
import { useLoginState } from './return-path'

interface RequireSessionProps {
  /** Shown in the server's HTML and until the session is known. */
  readonly placeholder: ReactNode
  /** Shown to visitors as an error, except to those who have just signed out. */
  readonly notice?: MessageKey
  readonly children: ReactNode
}

/**
 * Shows its children to signed-in users; visitors are redirected to sign in and return afterwards.
 */
export function RequireSession({ placeholder, notice, children }: RequireSessionProps) {
  const session = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session?.token && !wasSignedIn) setWasSignedIn(true)
  // The key discards all state when another account signs in.
  if (session?.token) return <Fragment key={session.token}>{children}</Fragment>
  return (
    <>
      <NeedsScripts>{placeholder}</NeedsScripts>
      {session && (
        <RedirectToLogin
          notice={wasSignedIn ? undefined : notice}
          hasEnded={session.hasEnded === true}
        />
      )}
    </>
  )
}

interface RedirectProps extends Pick<RequireSessionProps, 'notice'> {
  readonly hasEnded: boolean
}

function RedirectToLogin({ notice, hasEnded }: RedirectProps) {
  const t = useText()
  const loginState = useLoginState()
  const isNotified = useRef(false)
  useEffect(() => {
    if (!notice || isNotified.current) return
    isNotified.current = true
    notifyError(t(notice))
  }, [notice, t])
  return (
    <Navigate to="/login" state={hasEnded ? { ...loginState, hasEnded } : loginState} replace />
  )
}
