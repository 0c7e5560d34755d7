import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLoginState } from '../routing/return-path'

const ENDED = 'ended'
const sessionEnd = new EventTarget()

/** To be called when the server has rejected the token. */
export function announceSessionEnd(): void {
  sessionEnd.dispatchEvent(new Event(ENDED))
}

/** Redirects shoppers whose session has ended to the login page, which returns to this page. */
export function useRedirectOnSessionEnd(): void {
  const navigate = useNavigate()
  const { from } = useLoginState()
  useEffect(() => {
    const signIn = () => void navigate('/login', { state: { from } })
    sessionEnd.addEventListener(ENDED, signIn)
    return () => sessionEnd.removeEventListener(ENDED, signIn)
  }, [navigate, from])
}
