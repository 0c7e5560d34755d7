import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CurrentLink } from '../platform/routing/current-link'
import { useText } from '../platform/texts/text'
import { Icon } from '../platform/ui/icon'
import { type MenuEntry, useMenuEntries } from './menu-entries'
import { ALL_PRODUCTS, CATS, DOGS, type MenuTarget, OFFERS } from './menu-targets'
import { useMenuKeys } from './use-menu-keys'
import './category-menus.css'

interface OpenMenu {
  readonly path: string
  /** The first click after hovering pins the menu open, the next one closes it. */
  readonly byClick: boolean
}

/**
 * The menu bar on wide screens: what most visitors come for, the categories and the owner's collections, each a link with
 * a button that opens those below it.
 * Source: the disclosure navigation example of the ARIA Authoring Practices Guide.
 */
export function CategoryMenus() {
  const t = useText()
  const entries = useMenuEntries()
  const [openMenu, setOpenMenu] = useState<OpenMenu>()
  const close = () => setOpenMenu(undefined)
  const moveByArrowKeys = useMenuKeys()
  const barLink = ({ path, title }: MenuTarget) => (
    <li className="menus__item" key={path}>
      <CurrentLink className="menus__link" to={path}>
        {t(title)}
      </CurrentLink>
    </li>
  )
  return (
    <nav className="menus wrap" aria-label={t('nav.main')}>
      <ul className="menus__bar" onKeyDown={moveByArrowKeys}>
        {[CATS, DOGS, OFFERS].map(barLink)}
        {entries.map((entry) => (
          <CategoryMenu
            key={entry.path}
            entry={entry}
            isOpen={openMenu?.path === entry.path}
            onHover={() =>
              setOpenMenu((current) =>
                current?.path === entry.path ? current : { path: entry.path, byClick: false },
              )
            }
            onToggle={() =>
              setOpenMenu((current) =>
                current?.path === entry.path && current.byClick
                  ? undefined
                  : { path: entry.path, byClick: true },
              )
            }
            onOpen={() => setOpenMenu({ path: entry.path, byClick: true })}
            onClose={close}
          />
        ))}
        {barLink(ALL_PRODUCTS)}
      </ul>
    </nav>
  )
}

interface CategoryMenuProps {
  readonly entry: MenuEntry
  readonly isOpen: boolean
  readonly onHover: () => void
  readonly onToggle: () => void
  readonly onOpen: () => void
  readonly onClose: () => void
}

function CategoryMenu(props: CategoryMenuProps) {
  const { entry, isOpen, onHover, onToggle, onOpen, onClose } = props
  const t = useText()
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { path, title, children } = entry
  const panelId = useId()

  function onKeyDown(event: KeyboardEvent): void {
    const isInPanel = panel.current?.contains(event.target as HTMLElement)
    if (event.key === 'Escape' && isOpen) {
      onClose()
      toggle.current?.focus()
    } else if (event.key === 'ArrowDown' && !isInPanel) {
      event.preventDefault()
      flushSync(onOpen)
      panel.current?.querySelector('a')?.focus()
    }
  }

  if (children.length === 0) {
    return (
      <li className="menus__item">
        <CurrentLink className="menus__link" to={path}>
          {title}
        </CurrentLink>
      </li>
    )
  }
  return (
    <li
      className="menus__item"
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onClose()}
      onKeyDown={onKeyDown}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onClose()}
    >
      <CurrentLink className="menus__link" to={path} onClick={onClose}>
        {title}
      </CurrentLink>
      <button
        type="button"
        className="menus__toggle"
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('nav.openSubmenu', { title })}
        onClick={onToggle}
      >
        <Icon name="chevronDown" />
      </button>
      <div className="menus__panel" ref={panel} id={panelId} hidden={!isOpen}>
        {isOpen && <CategoryLinks entries={children} onFollow={onClose} />}
      </div>
    </li>
  )
}

interface CategoryLinksProps {
  readonly entries: readonly MenuEntry[]
  readonly onFollow: () => void
}

/** Links of the menu, each with those below it. */
export function CategoryLinks({ entries, onFollow }: CategoryLinksProps) {
  return (
    <ul className="category-links">
      {entries.map(({ path, title, children }) => (
        <li key={path}>
          <CurrentLink to={path} onClick={onFollow}>
            {title}
          </CurrentLink>
          {children.length > 0 && <CategoryLinks entries={children} onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  )
}
