import { useText } from '../texts/text'
import { Button } from './button'
import { EmptyState } from './empty-state'

interface LoadFailedProps {
  readonly title: string
  /** May reject: the query reports its error. */
  readonly onRetry: () => unknown
}

/** Replaces data that failed to load; has a retry button. */
export function LoadFailed({ title, onRetry }: LoadFailedProps) {
  const t = useText()

  async function retry(): Promise<void> {
    try {
      await onRetry()
    } catch {
      // See onRetry.
    }
  }

  return (
    <div role="alert">
      <EmptyState title={title}>
        <Button variant="secondary" onClick={() => void retry()}>
          {t('catalogue.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
