import { useText } from '../lib/text'

interface StockNoteProps {
  /** How many are left where that is few; 0: sold out; null: nothing to say. */
  readonly left: number | null
}

/** Says that a product is nearly or quite sold out. */
export function StockNote({ left }: StockNoteProps) {
  const t = useText()
  if (left === null) return null
  return (
    <span className="stock-note" data-out={left === 0 || undefined}>
      {left === 0 ? t('stock.none') : t('stock.left', { left })}
    </span>
  )
}
