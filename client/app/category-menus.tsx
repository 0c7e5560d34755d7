import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Category,
  categoryPath,
  childCategories,
  topCategories,
} from '#domain/products/categories'
import { CurrentLink } from '../platform/routing/current-link'
import { useText } from '../platform/texts/text'
import { Icon } from '../platform/ui/icon'
import { ALL_PRODUCTS, CATS, DOGS, type MenuTarget, OFFERS } from './menu-targets'
import { useMenuKeys } from './use-menu-keys'
import './category-menus.css'

interface OpenMenu {
  readonly key: string
  /** The first click after hovering pins the menu open, the next one closes it. */
  readonly byClick: boolean
}

/**
 * The menu bar on wide screens: what most visitors come for, and the categories, each a link with a button that opens
 * its subcategories.
 * Source: the disclosure navigation example of the ARIA Authoring Practices Guide.
 */
export function CategoryMenus() {
  const t = useText()
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
        {topCategories().map((category) => (
          <CategoryMenu
            key={category.key}
            category={category}
            isOpen={openMenu?.key === category.key}
            onHover={() =>
              setOpenMenu((current) =>
                current?.key === category.key ? current : { key: category.key, byClick: false },
              )
            }
            onToggle={() =>
              setOpenMenu((current) =>
                current?.key === category.key && current.byClick
                  ? undefined
                  : { key: category.key, byClick: true },
              )
            }
            onOpen={() => setOpenMenu({ key: category.key, byClick: true })}
            onClose={close}
          />
        ))}
        {barLink(ALL_PRODUCTS)}
      </ul>
    </nav>
  )
}

interface CategoryMenuProps {
  readonly category: Category
  readonly isOpen: boolean
  readonly onHover: () => void
  readonly onToggle: () => void
  readonly onOpen: () => void
  readonly onClose: () => void
}

function CategoryMenu(props: CategoryMenuProps) {
  const { category, isOpen, onHover, onToggle, onOpen, onClose } = props
  const t = useText()
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const children = childCategories(category)
  const panelId = `menu-${category.key}`
  const title = t(category.title)

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
        <CurrentLink className="menus__link" to={categoryPath(category)}>
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
      <CurrentLink className="menus__link" to={categoryPath(category)} onClick={onClose}>
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
        {isOpen && <CategoryLinks categories={children} onFollow={onClose} />}
      </div>
    </li>
  )
}

interface CategoryLinksProps {
  readonly categories: readonly Category[]
  readonly onFollow: () => void
}

/** Links to categories, each with its subcategories. */
export function CategoryLinks({ categories, onFollow }: CategoryLinksProps) {
  const t = useText()
  return (
    <ul className="category-links">
      {categories.map((category) => {
        const children = childCategories(category)
        return (
          <li key={category.key}>
            <CurrentLink to={categoryPath(category)} onClick={onFollow}>
              {t(category.title)}
            </CurrentLink>
            {children.length > 0 && <CategoryLinks categories={children} onFollow={onFollow} />}
          </li>
        )
      })}
    </ul>
  )
}
