import type { MessageKey } from '#domain/messages'
import type { MenuEntry } from '../../platform/admin/admin-page'
import { ADMIN_PAGES } from './pages'

/** The groups of the menu, in its order. */
export const DESK_GROUPS = [
  { id: 'today', title: 'desk.today' },
  { id: 'orders', title: 'desk.orders' },
  { id: 'products', title: 'desk.products' },
  { id: 'customers', title: 'desk.customers' },
  { id: 'money', title: 'desk.money' },
  { id: 'content', title: 'desk.content' },
  { id: 'settings', title: 'desk.settings' },
] as const satisfies readonly { id: MenuEntry['group']; title: MessageKey }[]

/** A page that the menu of the desk leads to. */
export interface DeskPage extends MenuEntry {
  readonly path: string
}

/** The pages of the menu, in the order of their groups. */
export const DESK_PAGES: readonly DeskPage[] = DESK_GROUPS.flatMap(({ id }) =>
  ADMIN_PAGES.flatMap(({ path, menu }) => (menu?.group === id ? [{ path, ...menu }] : [])),
)

export interface DeskGroup {
  readonly title: MessageKey
  readonly pages: readonly DeskPage[]
}

/** The pages by their groups, without empty groups. */
export function groupPages(pages: readonly DeskPage[]): readonly DeskGroup[] {
  return DESK_GROUPS.map(({ id, title }) => ({
    title,
    pages: pages.filter(({ group }) => group === id),
  })).filter((group) => group.pages.length > 0)
}

/** The page of the menu that an address belongs to, such as the orders for one of them. */
export function findDeskPage(pathname: string): DeskPage | undefined {
  return DESK_PAGES.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
