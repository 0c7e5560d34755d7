import { useEffect } from 'react'
import { useLoadedApollo } from '../../platform/api/apollo-loader'
import { FollowedOrderDocument } from '../../platform/gql/follow'

/** Reads the order again whenever its page is shown again, such as on a phone that was in a pocket. */
export function useRefetchWhenShown(): void {
  const client = useLoadedApollo()
  useEffect(() => {
    if (!client) return
    const listener = () => {
      if (document.visibilityState === 'hidden') return
      // If it fails, the page keeps what it shows.
      client.refetchQueries({ include: [FollowedOrderDocument] }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [client])
}
