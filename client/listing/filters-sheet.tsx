import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import './filters-sheet.css'

interface ShelfSheetProps {
  /** The number of filters that are chosen. */
  readonly chosen: number
  /** The number of products that they leave. */
  readonly count: number
  /** The id of the filters beside the list, which the link shows without scripts. */
  readonly filtersId: string
  /** Only rendered while the sheet is open. */
  readonly children: () => ReactNode
}

/** The filters on phones, in a modal dialog: focus stays inside, and returns when it closes. */
export function ShelfSheet({ chosen, count, filtersId, children }: ShelfSheetProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => dialog.current?.close()

  function open(): void {
    setOpen(true)
    dialog.current?.showModal()
  }

  return (
    <>
      <Button
        variant="secondary"
        className="shelf-sheet__open"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="filter" />
        {chosen > 0 ? t('shelf.filtersChosen', { count: chosen }) : t('shelf.filters')}
      </Button>
      <noscript>
        <a className="button button--secondary shelf-sheet__link" href={`#${filtersId}`}>
          {t('shelf.filters')}
        </a>
      </noscript>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape */}
      <dialog
        className="shelf-sheet"
        ref={dialog}
        aria-label={t('shelf.filters')}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className="shelf-sheet__panel">
          <div className="shelf-sheet__top">
            <h2>{t('shelf.filters')}</h2>
            <Button variant="icon" aria-label={t('shelf.close')} onClick={close}>
              <Icon name="close" />
            </Button>
          </div>
          <div className="shelf-sheet__filters">{isOpen && children()}</div>
          <div className="shelf-sheet__end">
            <Button onClick={close}>
              <span aria-live="polite">{t('shelf.show', { count })}</span>
            </Button>
          </div>
        </div>
      </dialog>
    </>
  )
}
