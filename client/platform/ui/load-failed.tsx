import { useIsOffline } from '../lib/use-is-offline'
import { useText } from '../texts/text'
import { Button } from './button'
import { EmptyState } from './empty-state'

interface LoadFailedProps {
  readonly title: string
  /** What is kept all the same. */
  readonly text?: string
  /** May reject: the query reports its error. */
  readonly onRetry: () => unknown
}

/** Replaces data that failed to load; has a retry button. */
export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const t = useText()
  const offline = useIsOffline() ? `${t('fault.offline')}.` : undefined

  async function retry(): Promise<void> {
    try {
      await onRetry()
    } catch {
      // See onRetry.
    }
  }

  return (
    <div role="alert">
      <EmptyState title={title} text={[offline, text].filter(Boolean).join(' ')}>
        <Button variant="secondary" onClick={() => void retry()}>
          {t('catalogue.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
