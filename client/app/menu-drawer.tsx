import { useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { topCategories } from '#domain/products/categories'
import { useText } from '../texts/text'
import { Icon } from '../ui/icon'
import { CategoryLinks } from './category-menus'
import './menu-drawer.css'

/** The categories on phones, in a modal dialog: focus stays inside and Escape closes it. */
export function MenuDrawer() {
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
      <button
        type="button"
        className="header__action header__menu"
        aria-haspopup="dialog"
        aria-label={t('nav.menu')}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape */}
      <dialog
        className="drawer"
        ref={dialog}
        aria-label={t('nav.main')}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className="drawer__panel">
          <div className="drawer__top">
            <p className="drawer__title">{t('home.categories')}</p>
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
            {isOpen && (
              <>
                <CategoryLinks categories={topCategories()} onFollow={close} />
                <ul className="category-links">
                  <li>
                    <NavLink to="/shop" onClick={close}>
                      {t('nav.allProducts')}
                    </NavLink>
                  </li>
                </ul>
              </>
            )}
          </nav>
        </div>
      </dialog>
    </>
  )
}
