import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLoginState } from '../platform/routing/return-path'
import { listenToSignInRequests } from '../platform/session/session-end'

/** Redirects users who did something with a rejected token to the login page, which returns to this page. */
export function useRedirectOnSessionEnd(): void {
  const navigate = useNavigate()
  const { from } = useLoginState()
  useEffect(
    () =>
      listenToSignInRequests(() => void navigate('/login', { state: { from, hasEnded: true } })),
    [navigate, from],
  )
}
