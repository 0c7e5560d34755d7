import { useText } from '../lib/text'
import './stock-note.css'

interface StockNoteProps {
  /** The remaining stock if it is low, 0 if sold out, null otherwise. */
  readonly left: number | null
}

/** Shows that a product is low in stock or sold out. */
export function StockNote({ left }: StockNoteProps) {
  const t = useText()
  if (left === null) return null
  return (
    <span className="stock-note" data-out={left === 0 || undefined}>
      {left === 0 ? t('stock.none') : t('stock.left', { left })}
    </span>
  )
}
