import { useText } from '../texts/text'
import './stock-note.css'

interface StockNoteProps {
  /** The remaining stock if it is low, 0 if sold out, null otherwise. */
  readonly quantityAvailable: number | null
}

/** Shows that a product is low in stock or sold out. */
export function StockNote({ quantityAvailable }: StockNoteProps) {
  const t = useText()
  if (quantityAvailable === null) return null
  return (
    <span className="stock-note" data-out={quantityAvailable === 0 || undefined}>
      {quantityAvailable === 0 ? t('stock.none') : t('stock.left', { left: quantityAvailable })}
    </span>
  )
}
