import type { ReactNode } from 'react'
import { useText } from '../../texts/text'
import { DeskIcon } from './desk-icon'
import { Modal } from './modal'
import './sheet.css'

interface SheetProps {
  readonly title: string
  /** The edge of the window that it comes from. On phones, one from the end covers the window. */
  readonly side: 'end' | 'bottom'
  readonly isOpen: boolean
  /** Called by Escape, by the button and by a click beside the sheet. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog at an edge of the window, with a title. */
export function Sheet({ title, side, isOpen, onClose, children }: SheetProps) {
  const t = useText()
  return (
    <Modal label={title} className={`sheet sheet--${side}`} isOpen={isOpen} onClose={onClose}>
      <header className="sheet__head">
        <h2 className="sheet__title">{title}</h2>
        <button
          type="button"
          className="sheet__close"
          aria-label={t('desk.close')}
          onClick={onClose}
        >
          <DeskIcon name="close" />
        </button>
      </header>
      <div className="sheet__content">{children}</div>
    </Modal>
  )
}
