import { defineList } from '../../platform/admin/list/define-list'
import { type ChangeKind, useChangesQuery } from '../../platform/gql/change-log'
import { useText } from '../../platform/texts/text'
import { ChangeList } from './change-list'

const PAGE_SIZE = 10

const History = defineList({
  title: 'changes.history',
  useQuery: useChangesQuery,
  given: ['kind', 'subject'],
  variables: () => ({ first: PAGE_SIZE }),
  rows: ({ changes }) => changes,
  Rows: ({ rows }) => <ChangeList changes={rows} isOfOne />,
  none: 'changes.noneYet',
  failed: 'changes.loadFailed',
  more: 'changes.more',
})

interface ChangeHistoryProps {
  readonly kind: ChangeKind
  readonly subject: string
  /** A price or stock was put back, or could not be. */
  readonly onRestored: () => void
}

/** Who changed something, on its own page. */
export function ChangeHistory({ kind, subject, onRestored }: ChangeHistoryProps) {
  const t = useText()
  return (
    <div className="card">
      <h2>{t('changes.history')}</h2>
      <History variables={{ kind, subject }} onReload={onRestored} />
    </div>
  )
}
