import { classifyError } from '../api/request-failure'
import { readSavedCart } from '../session/saved-cart'
import { getSession } from '../session/session'
import { useText } from '../texts/text'
import { LoadFailed } from '../ui/load-failed'
import { OfflineCart } from './offline-cart'

interface CartFailedProps {
  readonly error: Error
  readonly onRetry: () => unknown
}

/** Replaces a cart that failed to load; without a connection, by the cart as it was last seen. */
export function CartFailed({ error, onRetry }: CartFailedProps) {
  const t = useText()
  const { token } = getSession()
  const isUnreachable = classifyError(error).kind === 'network'
  const saved = isUnreachable && token ? readSavedCart(token) : undefined
  return (
    <>
      {/* A browser that knows that it is offline need not try again. */}
      {(!saved || navigator.onLine) && (
        <LoadFailed title={t('cart.loadFailed')} onRetry={onRetry} />
      )}
      {saved && <OfflineCart cart={saved} />}
    </>
  )
}
