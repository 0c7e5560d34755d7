import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../platform/texts/text'
import { findDeskPage } from './desk-menu'
import { MenuLink } from './menu-link'
import { useDeskPages } from './use-desk-pages'
import './section-tabs.css'

/** The pages of the section that is open, on screens that are wider than a phone's. */
export function SectionTabs() {
  const t = useText()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // There may be more of them than the window is wide.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another tab
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current]')
    if (!list.current || !tab) return
    const [frame, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (box.right > frame.right) list.current.scrollLeft += box.right - frame.right
    else if (box.left < frame.left) list.current.scrollLeft += box.left - frame.left
  }, [pathname])
  const section = findDeskPage(pathname)?.section
  const pages = useDeskPages().filter((page) => page.section === section)
  if (!section || pages.length < 2) return null
  return (
    <nav className="section-tabs" aria-label={t(`desk.${section}`)}>
      <ul ref={list}>
        {pages.map((page) => (
          <li key={page.path}>
            <MenuLink className="section-tab" page={page}>
              {t(page.title)}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
