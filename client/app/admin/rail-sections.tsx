import { useLocation } from 'react-router-dom'
import { useText } from '../../platform/texts/text'
import { type DeskSection, findDeskPage, toSections } from './desk-menu'
import { MenuLink } from './menu-link'
import { PageEntry } from './page-entry'
import { useDeskPages } from './use-desk-pages'
import './desk-links.css'
import './rail-sections.css'

/** The sections of the desk, and the pages that are one click away from everywhere. */
export function RailSections() {
  const t = useText()
  const pages = useDeskPages()
  const shortcuts = pages.filter(({ isShortcut }) => isShortcut)
  return (
    <>
      <ul className="rail-sections">
        {toSections(pages).map((section) => (
          <RailSection key={section.id} section={section} />
        ))}
      </ul>
      {shortcuts.length > 0 && (
        <ul className="rail-sections rail-sections--shortcuts" aria-label={t('desk.shortcuts')}>
          {shortcuts.map((page) => (
            <li key={page.path} data-title={t(page.title)}>
              <MenuLink className="desk-link" page={page}>
                <PageEntry page={page} />
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** An entry of the menu. A pointer over it sees its pages beside it; where it is open, they are the tabs of the page. */
function RailSection({ section }: { readonly section: DeskSection }) {
  const t = useText()
  const { pathname } = useLocation()
  const isCurrent = findDeskPage(pathname)?.section === section.id
  const pages = section.pages.filter(({ isShortcut }) => !isShortcut)
  return (
    <li data-title={t(section.title)}>
      <MenuLink className="desk-link" page={section.first} isCurrent={isCurrent}>
        <PageEntry page={section.first} icon={section.icon} text={t(section.title)} />
      </MenuLink>
      {!isCurrent && pages.length > 1 && (
        <div className="rail-section__pages">
          <p className="desk-links__title">{t(section.title)}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <MenuLink className="desk-link" page={page}>
                  {t(page.title)}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
