import type { ChangeKind } from '../../platform/gql/change-log'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { NextPageButton } from '../../platform/ui/next-page-button'
import { Skeleton } from '../../platform/ui/skeleton'
import { ChangeList } from './change-list'
import { useChanges } from './use-changes'

const PAGE_SIZE = 10

interface ChangeHistoryProps {
  readonly kind: ChangeKind
  readonly subject: string
  /** A price or stock was put back, or could not be. */
  readonly onRestored: () => void
}

/** Who changed something, on its own page. */
export function ChangeHistory({ kind, subject, onRestored }: ChangeHistoryProps) {
  const t = useText()
  const { changes, error, refetch, nextPage } = useChanges({ first: PAGE_SIZE, kind, subject })
  return (
    <section className="card" aria-labelledby="change-history">
      <h2 id="change-history">{t('changes.history')}</h2>
      {!changes && error && <LoadFailed title={t('changes.loadFailed')} onRetry={refetch} />}
      {!changes && !error && <Skeleton blockSize="6rem" />}
      {changes?.length === 0 && <EmptyState title={t('changes.noneYet')} />}
      {changes && changes.length > 0 && (
        <ChangeList
          changes={changes}
          isOfOne
          onRestored={() => {
            refetch()
            onRestored()
          }}
        />
      )}
      <NextPageButton nextPage={nextPage}>{t('changes.more')}</NextPageButton>
    </section>
  )
}
