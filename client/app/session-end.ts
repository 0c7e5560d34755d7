import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useReturnHere } from '../accounts/return-path'

const ENDED = 'ended'
const sessionEnd = new EventTarget()

/** To be called when the server has refused the token. */
export function announceSessionEnd(): void {
  sessionEnd.dispatchEvent(new Event(ENDED))
}

/** Has whoever's session has ended sign in again, and come back. */
export function useSignInAgain(): void {
  const navigate = useNavigate()
  const { from } = useReturnHere()
  useEffect(() => {
    const signIn = () => void navigate('/login', { state: { from } })
    sessionEnd.addEventListener(ENDED, signIn)
    return () => sessionEnd.removeEventListener(ENDED, signIn)
  }, [navigate, from])
}
