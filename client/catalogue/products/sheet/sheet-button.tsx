import { use } from 'react'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { SheetContext } from './sheet-context'
import './product-sheet.css'

/** Shows the list as a spreadsheet, or as the list again. */
export function SheetButton() {
  const t = useText()
  const { isOpen, setIsOpen } = use(SheetContext)
  return (
    <Button variant="secondary" className="sheet-button" onClick={() => setIsOpen(!isOpen)}>
      {t(isOpen ? 'sheet.done' : 'sheet.open')}
    </Button>
  )
}
