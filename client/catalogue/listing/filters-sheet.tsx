import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import './filters-sheet.css'

interface FiltersSheetProps {
  /** The number of filters that are chosen. */
  readonly chosen: number
  /** The number of products that match them. */
  readonly count: number
  /** The id of the filters beside the list, which the link shows without scripts. */
  readonly filtersId: string
  /** Only rendered while the sheet is open. */
  readonly children: () => ReactNode
}

/** The filters on phones, in a modal dialog: focus stays inside, and returns when it closes. */
export function FiltersSheet({ chosen, count, filtersId, children }: FiltersSheetProps) {
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
        className="filters-sheet__open"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="filter" />
        {chosen > 0 ? t('listing.filtersChosen', { count: chosen }) : t('listing.filters')}
      </Button>
      <noscript>
        <a className="button button--secondary filters-sheet__link" href={`#${filtersId}`}>
          {t('listing.filters')}
        </a>
      </noscript>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape */}
      <dialog
        className="filters-sheet"
        ref={dialog}
        aria-label={t('listing.filters')}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className="filters-sheet__panel">
          <div className="filters-sheet__top">
            <h2>{t('listing.filters')}</h2>
            <Button variant="icon" aria-label={t('listing.close')} onClick={close}>
              <Icon name="close" />
            </Button>
          </div>
          <div className="filters-sheet__filters">{isOpen && children()}</div>
          <div className="filters-sheet__end">
            <Button onClick={close}>
              <span aria-live="polite">{t('listing.show', { count })}</span>
            </Button>
          </div>
        </div>
      </dialog>
    </>
  )
}
