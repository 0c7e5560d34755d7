import { useDeskRole } from '../../platform/admin/use-admin-token'
import { DESK_PAGES, type DeskPage } from './desk-menu'
import { mayOpen } from './page-permissions'

/**
 * The pages of the menu that the caller's role includes. The server renders all of them, because a page is the same for
 * everybody until it is hydrated.
 */
export function useDeskPages(): readonly DeskPage[] {
  const role = useDeskRole()
  return role === undefined ? DESK_PAGES : DESK_PAGES.filter(({ path }) => mayOpen(role, path))
}
