import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DeskIcon } from '../../platform/admin/ui/desk-icon'
import { useText } from '../../platform/texts/text'
import { findDeskPage } from './desk-menu'
import { MenuLink } from './menu-link'
import { PageEntry } from './page-entry'
import { usePalette } from './palette/palette-context'
import { useDeskPages } from './use-desk-pages'
import './desk-tabs.css'

const loadSheet = () => import('./more-sheet')
const MoreSheet = lazy(async () => ({ default: (await loadSheet()).MoreSheet }))

/** The menu of phones, at the bottom: the pages in reach, the search, and the others in a sheet. */
export function DeskTabs() {
  const t = useText()
  const pages = useDeskPages()
  const openPalette = usePalette()
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)
  const isElsewhere = !findDeskPage(pathname)?.tab

  function open(): void {
    setWasOpened(true)
    setOpenedAt(pathname)
  }

  return (
    <>
      <nav className="desk-tabs" aria-label={t('desk.tabs')}>
        {pages
          .filter(({ tab }) => tab)
          .map((page) => (
            <MenuLink key={page.path} className="desk-tab" page={page}>
              <PageEntry page={page} text={page.tab && t(page.tab)} />
            </MenuLink>
          ))}
        <button type="button" className="desk-tab" onClick={openPalette}>
          <DeskIcon name="search" />
          <span className="desk-link__text">{t('desk.searchTab')}</span>
        </button>
        <button
          type="button"
          className="desk-tab"
          aria-haspopup="dialog"
          data-current={isElsewhere || undefined}
          onPointerDown={() => void loadSheet()}
          onClick={open}
        >
          <DeskIcon name="more" />
          <span className="desk-link__text">{t('desk.more')}</span>
        </button>
      </nav>
      {wasOpened && (
        <Suspense>
          <MoreSheet isOpen={openedAt === pathname} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      )}
    </>
  )
}
