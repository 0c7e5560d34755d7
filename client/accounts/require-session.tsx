import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import { notifyError } from '../lib/notify'
import { useSession } from '../lib/session'
import { useText } from '../lib/text'
import { useReturnHere } from './return-path'

interface RequireSessionProps {
  /** Stands here while it is not known who asks, and in the server's HTML. */
  readonly placeholder: ReactNode
  /** What to tell a visitor; one who has just signed out knows. */
  readonly notice?: MessageKey
  readonly children: ReactNode
}

/** Shows something to the signed-in only: a visitor is sent to sign in and comes back afterwards. */
export function RequireSession({ placeholder, notice, children }: RequireSessionProps) {
  const session = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session?.token && !wasSignedIn) setWasSignedIn(true)
  // Nothing of one account stays when another one signs in.
  if (session?.token) return <Fragment key={session.token}>{children}</Fragment>
  return (
    <>
      {placeholder}
      {session && <SendToLogin notice={wasSignedIn ? undefined : notice} />}
    </>
  )
}

function SendToLogin({ notice }: Pick<RequireSessionProps, 'notice'>) {
  const t = useText()
  const here = useReturnHere()
  const isSaid = useRef(false)
  useEffect(() => {
    if (!notice || isSaid.current) return
    isSaid.current = true
    notifyError(t(notice))
  }, [notice, t])
  return <Navigate to="/login" state={here} replace />
}
