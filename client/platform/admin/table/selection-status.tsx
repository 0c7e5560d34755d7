import { useText } from '../../texts/text'
import { Button } from '../../ui/button'
import type { Selection } from './use-selection'

interface SelectionStatusProps {
  readonly selection: Selection
  /** How many rows match, over all pages. */
  readonly total: number
  /** How many can be selected at most. */
  readonly limit: number
  /** Such as "25 orders", as long as none is selected. */
  readonly found: string
  /** The IDs of the rows that match, up to the limit, if they can be loaded. */
  readonly loadAll: () => Promise<readonly string[]>
  readonly onFailed: () => void
}

/** How many rows there are, or are selected, and a button that selects all that match. */
export function SelectionStatus(props: SelectionStatusProps) {
  const { selection, total, limit, found, loadAll, onFailed } = props
  const t = useText()
  const isLimited = total > limit
  const selectable = isLimited ? limit : total
  const count = selection.ids.length

  return (
    <>
      <span role="status">{count > 0 ? t('orders.selected', { count }) : found}</span>
      {count > 0 && count < selectable && (
        <Button
          variant="quiet"
          busy={selection.isReading}
          onClick={() => void selection.selectRead(loadAll).catch(onFailed)}
        >
          {t(isLimited ? 'orders.selectFirst' : 'orders.selectMatching', { count: selectable })}
        </Button>
      )}
    </>
  )
}
