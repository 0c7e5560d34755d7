import { matchPath } from 'react-router-dom'
import { type Permission, roleMay } from '#domain/accounts/permissions'
import type { Role } from '#domain/accounts/roles'
import { ADMIN_PATHS, type AdminPath } from './paths'

/** What each page of the desk needs. */
const PAGE_PERMISSIONS: Readonly<Record<AdminPath, Permission>> = {
  '/adminDashboard': 'orders.read',
  '/adminHome': 'products.read',
  '/addproduct': 'products.edit',
  '/updateproduct/:id': 'products.edit',
  '/adminorder': 'orders.read',
  '/adminneworder': 'orders.create',
  '/adminconfirm': 'orders.confirm',
  '/adminreceive': 'orders.pack',
  '/adminpack': 'orders.pack',
  '/adminorder/print': 'orders.read',
  '/adminorder/:id': 'orders.read',
  '/adminproducts': 'products.read',
  '/adminstock': 'stock.receive',
  '/adminexpiring': 'stock.receive',
  '/adminimport': 'products.edit',
  '/adminsearchterms': 'products.edit',
  '/admindiscounts': 'discounts.edit',
  '/adminhandovers': 'orders.ship',
  '/adminhandovers/:id': 'orders.read',
  '/admincash': 'money.read',
  '/adminexports': 'money.read',
  '/admincouriers': 'couriers.edit',
  '/adminconfirmation': 'settings.edit',
  '/admindelivery': 'settings.edit',
  '/admincustomers': 'customers.read',
  '/admincustomers/:id': 'customers.read',
  '/adminreviews': 'reviews.moderate',
  '/adminbanners': 'content.edit',
  '/adminpages': 'content.edit',
  '/adminpages/:page': 'content.edit',
  '/adminkeys': 'integrations.edit',
  '/adminwebhooks': 'integrations.edit',
  '/adminsettings': 'settings.edit',
  '/adminlog': 'log.read',
  '/adminmails': 'settings.edit',
  '/adminstaff': 'staff.edit',
  '/adminaccount': 'account.secure',
}

/** What a page of the desk needs, such as `/adminorder/31`; undefined for other pages. */
export function permissionOfPage(pathname: string): Permission | undefined {
  const path = ADMIN_PATHS.find((pattern) => matchPath(pattern, pathname))
  return path && PAGE_PERMISSIONS[path]
}

/** Whether a role may open a page of the desk, such as `/adminorder/31`. */
export function mayOpen(role: Role, pathname: string): boolean {
  const permission = permissionOfPage(pathname)
  return permission === undefined || roleMay(role, permission)
}
