import { importPage } from '../../platform/routing/lazy-route'
import { ADMIN_PAGES } from './pages'

export const loadAdminPage = (path: string) => importPage(ADMIN_PAGES, path)

/** The frame around the pages of the desk. */
export const loadAdminLayout = () => import('./admin-layout')
