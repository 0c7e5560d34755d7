import { useEffect, useState } from 'react'

const MINUTE_MILLISECONDS = 60_000

/** The current time in milliseconds, which advances every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return now
}
