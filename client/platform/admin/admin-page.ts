import type { Permission } from '#domain/accounts/permissions'
import type { MessageKey } from '#domain/messages'
import type { Page } from '../routing/page'
import type { DeskIconName } from './ui/desk-icon'

/** A page of the desk, as its feature declares it in `admin-pages.ts`. */
export interface AdminPage extends Page {
  readonly permission: Permission
  /** For pages that the menu leads to. */
  readonly menu?: MenuEntry
}

export interface MenuEntry {
  readonly group: 'today' | 'orders' | 'products' | 'customers' | 'money' | 'content' | 'settings'
  readonly title: MessageKey
  readonly icon: DeskIconName
  /** The text of its tab, for pages that phones have in reach at the bottom. */
  readonly tab?: MessageKey
}
