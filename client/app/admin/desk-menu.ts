import type { MessageKey } from '#domain/messages'
import type { DeskIconName } from '../../platform/admin/ui/desk-icon'
import type { AdminPath } from './paths'

/** The groups of the menu, in its order. */
export const DESK_GROUPS = [
  { id: 'today', title: 'desk.today' },
  { id: 'orders', title: 'desk.orders' },
  { id: 'products', title: 'desk.products' },
  { id: 'customers', title: 'desk.customers' },
  { id: 'money', title: 'desk.money' },
  { id: 'content', title: 'desk.content' },
  { id: 'settings', title: 'desk.settings' },
] as const satisfies readonly { id: string; title: MessageKey }[]

/** A page that the menu of the desk leads to. */
export interface DeskPage {
  readonly path: AdminPath
  readonly title: MessageKey
  readonly icon: DeskIconName
  readonly group: (typeof DESK_GROUPS)[number]['id']
  /** The text of its tab, for pages that phones have in reach at the bottom. */
  readonly tab?: MessageKey
}

/** The pages of the menu: a row for each, in the order of their groups. */
export const DESK_PAGES: readonly DeskPage[] = [
  {
    path: '/adminDashboard',
    title: 'admin.dashboard',
    icon: 'dashboard',
    group: 'today',
    tab: 'desk.today',
  },
  { path: '/adminHome', title: 'admin.home', icon: 'home', group: 'today' },
  {
    path: '/adminorder',
    title: 'admin.orders',
    icon: 'orders',
    group: 'orders',
    tab: 'admin.orders',
  },
  { path: '/adminneworder', title: 'newOrder.title', icon: 'newOrder', group: 'orders' },
  { path: '/adminconfirm', title: 'queue.title', icon: 'queue', group: 'orders' },
  { path: '/adminpack', title: 'pack.title', icon: 'pack', group: 'orders' },
  { path: '/adminreceive', title: 'receive.title', icon: 'receive', group: 'orders' },
  { path: '/adminhandovers', title: 'handovers.title', icon: 'handovers', group: 'orders' },
  {
    path: '/adminproducts',
    title: 'admin.products',
    icon: 'products',
    group: 'products',
    tab: 'admin.products',
  },
  { path: '/addproduct', title: 'admin.addProduct', icon: 'addProduct', group: 'products' },
  { path: '/adminstock', title: 'restock.title', icon: 'stock', group: 'products' },
  { path: '/adminexpiring', title: 'expiring.title', icon: 'expiring', group: 'products' },
  { path: '/adminimport', title: 'admin.import', icon: 'import', group: 'products' },
  { path: '/admincustomers', title: 'customers.title', icon: 'customers', group: 'customers' },
  { path: '/adminreviews', title: 'reviews.title', icon: 'reviews', group: 'customers' },
  { path: '/admincash', title: 'cash.title', icon: 'cash', group: 'money' },
  { path: '/adminexports', title: 'exports.title', icon: 'exports', group: 'money' },
  { path: '/admindiscounts', title: 'discounts.title', icon: 'discounts', group: 'money' },
  { path: '/adminbanners', title: 'homePage.title', icon: 'banners', group: 'content' },
  { path: '/adminpages', title: 'pages.title', icon: 'pages', group: 'content' },
  { path: '/adminsearchterms', title: 'searchTerms.title', icon: 'searchTerms', group: 'content' },
  { path: '/adminsettings', title: 'settings.title', icon: 'settings', group: 'settings' },
  {
    path: '/adminconfirmation',
    title: 'confirmation.title',
    icon: 'confirmation',
    group: 'settings',
  },
  { path: '/admindelivery', title: 'rates.title', icon: 'rates', group: 'settings' },
  { path: '/admincouriers', title: 'couriers.title', icon: 'couriers', group: 'settings' },
  { path: '/adminstaff', title: 'staff.title', icon: 'staff', group: 'settings' },
  { path: '/adminaccount', title: 'ownAccount.title', icon: 'account', group: 'settings' },
  { path: '/adminlog', title: 'changes.title', icon: 'log', group: 'settings' },
  { path: '/adminmails', title: 'mails.title', icon: 'mails', group: 'settings' },
  { path: '/adminkeys', title: 'apiKey.title', icon: 'keys', group: 'settings' },
  { path: '/adminwebhooks', title: 'webhook.title', icon: 'webhooks', group: 'settings' },
]

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
