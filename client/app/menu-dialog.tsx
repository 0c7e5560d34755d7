import { useEffect, useRef } from 'react'
import { useText } from '../platform/texts/text'
import { Icon } from '../platform/ui/icon'
import { MenuLinks } from './menu-links'
import './menu-drawer.css'

interface MenuDialogProps {
  readonly onClose: () => void
}

/** The menu on phones, in a modal dialog: focus stays inside and Escape closes it. */
export function MenuDialog({ onClose }: MenuDialogProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      className="drawer"
      ref={dialog}
      aria-label={t('nav.main')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="drawer__panel">
        <div className="drawer__top">
          <p className="drawer__title">{t('nav.menu')}</p>
          <button
            type="button"
            className="header__action"
            aria-label={t('nav.closeMenu')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('nav.main')}>
          <MenuLinks onFollow={close} />
        </nav>
      </div>
    </dialog>
  )
}
