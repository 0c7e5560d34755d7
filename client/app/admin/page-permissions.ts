import { matchPath } from 'react-router-dom'
import { type Permission, roleMay } from '#domain/accounts/permissions'
import type { Role } from '#domain/accounts/roles'
import { ADMIN_PAGES } from './pages'

/** The permission that a page of the desk requires, such as `/adminorder/31`; undefined for other pages. */
export function permissionOfPage(pathname: string): Permission | undefined {
  return ADMIN_PAGES.find(({ path }) => matchPath(path, pathname))?.permission
}

/** Whether a role may open a page of the desk, such as `/adminorder/31`. */
export function mayOpen(role: Role, pathname: string): boolean {
  const permission = permissionOfPage(pathname)
  return permission === undefined || roleMay(role, permission)
}
