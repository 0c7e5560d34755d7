import { pages as changeLog } from '../../catalogue/change-log/admin-pages'
import { pages as collections } from '../../catalogue/collections/admin-pages'
import { pages as productFiles } from '../../catalogue/product-files/admin-pages'
import { pages as products } from '../../catalogue/products/admin-pages'
import { pages as questions } from '../../catalogue/questions/admin-pages'
import { pages as reviews } from '../../catalogue/reviews/admin-pages'
import { pages as search } from '../../catalogue/search/admin-pages'
import { pages as stock } from '../../catalogue/stock/admin-pages'
import { pages as cash } from '../../office/cash/admin-pages'
import { pages as home } from '../../office/home/admin-pages'
import { pages as integrations } from '../../office/integrations/admin-pages'
import { pages as ownAccount } from '../../office/own-account/admin-pages'
import { pages as helpPages } from '../../office/pages/admin-pages'
import { pages as sales } from '../../office/sales/admin-pages'
import { pages as staff } from '../../office/staff/admin-pages'
import { pages as confirmation } from '../../orders/confirmation/admin-pages'
import { pages as couriers } from '../../orders/couriers/admin-pages'
import { pages as customers } from '../../orders/customers/admin-pages'
import { pages as discounts } from '../../orders/discounts/admin-pages'
import { pages as drivers } from '../../orders/drivers/admin-pages'
import { pages as orders } from '../../orders/orders/admin-pages'
import type { AdminPage } from '../../platform/admin/admin-page'
import { pages as delivery } from '../../shop/delivery/admin-pages'
import { pages as mails } from '../../shop/mails/admin-pages'
import { pages as settings } from '../../shop/settings/admin-pages'

/** The pages of the desk that its features declare, in the order in which a group of the menu lists them. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  ...sales,
  ...orders,
  ...drivers,
  ...products,
  ...stock,
  ...collections,
  ...productFiles,
  ...customers,
  ...reviews,
  ...questions,
  ...cash,
  ...discounts,
  ...home,
  ...helpPages,
  ...search,
  ...settings,
  ...confirmation,
  ...delivery,
  ...couriers,
  ...staff,
  ...ownAccount,
  ...changeLog,
  ...mails,
  ...integrations,
]
