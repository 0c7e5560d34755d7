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

/** The entries of the menu. Their pages are tabs of each other. */
export const DESK_SECTION_IDS = [
  'today',
  'orders',
  'products',
  'customers',
  'money',
  'marketing',
  'content',
  'reports',
  'settings',
] as const

export type DeskSectionId = (typeof DESK_SECTION_IDS)[number]

export interface MenuEntry {
  readonly section: DeskSectionId
  readonly title: MessageKey
  readonly icon: DeskIconName
  /** The text of its tab, for pages that phones have in reach at the bottom. */
  readonly tab?: MessageKey
  /** Whether the menu leads to it from every page. */
  readonly isShortcut?: true
}
