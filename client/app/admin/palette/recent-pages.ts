import { storedRecentPages } from '../../../platform/admin/desk-state'
import { type DeskPage, findDeskPage } from '../desk-menu'

const MAX_RECENT = 6

/** Remembers that a page of the menu, or one that belongs to it, was open. */
export function rememberPage(pathname: string): void {
  const page = findDeskPage(pathname)
  if (!page) return
  const recent = storedRecentPages.read() ?? []
  if (recent[0] === page.path) return
  const others = recent.filter((path) => path !== page.path)
  storedRecentPages.write([page.path, ...others].slice(0, MAX_RECENT))
}

/** Those of the pages that were open before this one, the last one first. */
export function recentPages(pages: readonly DeskPage[], pathname: string): readonly DeskPage[] {
  const current = findDeskPage(pathname)
  return (storedRecentPages.read() ?? []).flatMap((path) => {
    const page = pages.find((one) => one.path === path)
    return page && page !== current ? [page] : []
  })
}
