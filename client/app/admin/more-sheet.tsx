import { Sheet } from '../../platform/admin/ui/sheet'
import { useText } from '../../platform/texts/text'
import { DeskExits } from './desk-exits'
import { DeskLinks } from './desk-links'
import './more-sheet.css'

interface MoreSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All pages of the desk and what leads out of it, on phones. */
export function MoreSheet({ isOpen, onClose }: MoreSheetProps) {
  const t = useText()
  return (
    <Sheet title={t('admin.menu')} side="bottom" isOpen={isOpen} onClose={onClose}>
      <nav className="more-sheet" aria-label={t('admin.menu')}>
        <DeskLinks onFollow={onClose} />
      </nav>
      <DeskExits />
    </Sheet>
  )
}
