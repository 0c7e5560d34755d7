import { useState } from 'react'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import { useProductChangesQuery } from '../../../platform/gql/products-bulk'
import { useText } from '../../../platform/texts/text'
import { useFormatDate } from '../../../platform/texts/use-format-date'
import { Button } from '../../../platform/ui/button'
import { KIND_TITLES } from './bulk-acts'
import { useUndoChange } from './use-undo-change'
import './recent-changes.css'

interface RecentChangesProps {
  /** Reads the list of products again, after a change was undone. */
  readonly onUndone: () => void
}

/** The last changes of several products, each of which can be undone for a day. */
export function RecentChanges({ onUndone }: RecentChangesProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="recent-changes"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('products.recentChanges')}</summary>
      {isOpen && <Changes onUndone={onUndone} />}
    </details>
  )
}

function Changes({ onUndone }: RecentChangesProps) {
  const t = useText()
  const formatTime = useFormatDate()
  const { data, error, refetch } = useProductChangesQuery({ fetchPolicy: 'network-only' })
  const undo = useUndoChange(() => {
    refetchSilently(refetch)
    onUndone()
  })
  if (!data)
    return <p role="status">{t(error ? 'products.change.failed' : 'products.change.loading')}</p>
  if (data.productChanges.length === 0) return <p>{t('products.noChanges')}</p>
  return (
    <ul>
      {data.productChanges.map(({ id, kind, count, undoneCount, by, createdAt, isUndoable }) => (
        <li key={id}>
          <b>{t(KIND_TITLES[kind])}</b>
          <span>{t('admin.productsFound', { count })}</span>
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
          {by && <bdi>{by}</bdi>}
          {undoneCount > 0 && <span>{t('products.undone', { count: undoneCount })}</span>}
          {isUndoable && (
            <Button
              variant="quiet"
              aria-label={t('products.undoChange', { change: t(KIND_TITLES[kind]), count })}
              onClick={() => void undo(id)}
            >
              {t('orders.undo')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
