import type { MessageKey } from '#domain/messages'
import {
  DESK_SECTION_IDS,
  type DeskSectionId,
  type MenuEntry,
} from '../../platform/admin/admin-page'
import type { DeskIconName } from '../../platform/admin/ui/desk-icon'
import { ADMIN_PAGES } from './pages'

const ICONS: Readonly<Record<DeskSectionId, DeskIconName>> = {
  today: 'today',
  orders: 'orders',
  products: 'products',
  customers: 'customers',
  money: 'cash',
  marketing: 'discounts',
  content: 'pages',
  reports: 'dashboard',
  settings: 'settings',
}

/** A page that the menu of the desk leads to. */
export interface DeskPage extends MenuEntry {
  readonly path: string
}

/** The pages of the menu, in the order of their sections. */
export const DESK_PAGES: readonly DeskPage[] = DESK_SECTION_IDS.flatMap((id) =>
  ADMIN_PAGES.flatMap(({ path, menu }) => (menu?.section === id ? [{ path, ...menu }] : [])),
)

/** An entry of the menu, which leads to the first of its pages. */
export interface DeskSection {
  readonly id: DeskSectionId
  readonly title: MessageKey
  readonly icon: DeskIconName
  readonly first: DeskPage
  readonly pages: readonly DeskPage[]
}

/** The sections of these pages; those without any are left out. */
export function toSections(pages: readonly DeskPage[]): readonly DeskSection[] {
  return DESK_SECTION_IDS.flatMap((id) => {
    const own = pages.filter(({ section }) => section === id)
    const [first] = own
    return first ? [{ id, title: `desk.${id}` as const, icon: ICONS[id], first, pages: own }] : []
  })
}

/** The page of the menu that an address belongs to, such as the orders for one of them. */
export function findDeskPage(pathname: string): DeskPage | undefined {
  return DESK_PAGES.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
