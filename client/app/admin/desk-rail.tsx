import { Link } from 'react-router-dom'
import { DeskIcon } from '../../platform/admin/ui/desk-icon'
import { Tooltip } from '../../platform/admin/ui/tooltip'
import { useShopName } from '../../platform/page/shop-name'
import { useText } from '../../platform/texts/text'
import { DeskExits } from './desk-exits'
import { usePalette } from './palette/palette-context'
import { RailSections } from './rail-sections'
import './desk-rail.css'

/** The names of the keys, as they are on keyboards in any language. */
const PALETTE_KEYS = 'Ctrl K'

interface DeskRailProps {
  /** Whether it shows icons only. */
  readonly isCollapsed: boolean
  readonly onToggle: () => void
}

/** The menu beside the pages, on screens that are wider than a phone's. */
export function DeskRail({ isCollapsed, onToggle }: DeskRailProps) {
  const t = useText()
  const openPalette = usePalette()
  return (
    <header className="rail">
      <div className="rail__top">
        <Link className="rail__logo" to="/adminDashboard">
          <img src="/favicon.svg" alt="" width={28} height={28} />
          <span className="desk-link__text">{useShopName()}</span>
        </Link>
        <Tooltip
          placement="end"
          isDisabled={!isCollapsed}
          text={t(isCollapsed ? 'desk.expandMenu' : 'desk.collapseMenu')}
        >
          <button
            type="button"
            className="rail__toggle"
            aria-label={t('desk.wideMenu')}
            aria-expanded={!isCollapsed}
            aria-controls="desk-rail"
            onClick={onToggle}
          >
            <DeskIcon name="rail" />
          </button>
        </Tooltip>
      </div>
      <Tooltip placement="end" isDisabled={!isCollapsed} text={t('desk.search')}>
        <button
          type="button"
          className="rail__search"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
        >
          <DeskIcon name="search" />
          <span className="desk-link__text">{t('desk.search')}</span>
          <kbd className="rail__keys">{PALETTE_KEYS}</kbd>
        </button>
      </Tooltip>
      <nav id="desk-rail" className="rail__pages" aria-label={t('admin.menu')}>
        <RailSections />
      </nav>
      <DeskExits isCollapsed={isCollapsed} />
    </header>
  )
}
