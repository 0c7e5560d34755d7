import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'

/** Products could not be loaded; it can be tried again. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  return (
    <div role="alert">
      <EmptyState title={t('catalogue.loadFailed')}>
        <Button variant="secondary" onClick={onRetry}>
          {t('catalogue.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
