import { pages as accounts } from '../accounts/accounts/personal-pages'
import { pages as backInStock } from '../catalogue/back-in-stock/personal-pages'
import { pages as favourites } from '../catalogue/favourites/personal-pages'
import { pages as pets } from '../office/pets/personal-pages'
import { pages as profile } from '../office/profile/personal-pages'
import { pages as staff } from '../office/staff/personal-pages'
import { pages as confirmation } from '../orders/confirmation/personal-pages'
import { pages as drivers } from '../orders/drivers/personal-pages'
import { pages as follow } from '../orders/follow/personal-pages'
import { pages as orders } from '../orders/orders/personal-pages'
import { pages as payments } from '../orders/payments/personal-pages'
import { pages as visitors } from '../orders/visitors/personal-pages'
import { importPage } from '../platform/routing/lazy-route'
import type { PersonalPage } from '../platform/routing/page'

export const PERSONAL_PAGES: readonly PersonalPage[] = [
  ...accounts,
  ...backInStock,
  ...profile,
  ...favourites,
  ...pets,
  ...orders,
  ...staff,
  ...confirmation,
  ...follow,
  ...payments,
  ...visitors,
  ...drivers,
]

export const loadPersonalPage = (path: string) => importPage(PERSONAL_PAGES, path)

/** The frame of the pages that links in messages open. */
export const loadLinkLayout = () => import('./link-layout')

/** The menu that its button opens on phones. */
export const loadMenuDialog = () => import('./menu-dialog')
