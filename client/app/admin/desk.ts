import type { RouteModule } from '../../platform/routing/route'
import { ADMIN_PAGES } from './pages'

/** The frame around the pages of the desk. */
export const loadLayout = () => import('./admin-layout')

/** Imports the page of the desk with this path in the table of routes. */
export async function loadAdminPage(path: string): Promise<RouteModule> {
  const page = ADMIN_PAGES.find((one) => one.path === path)
  if (!page) throw new Error(`The desk has no page ${path}`)
  return page.load()
}
