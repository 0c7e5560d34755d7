import type { RouteModule } from '../../platform/routing/route'
import { withTexts } from '../with-texts'
import type { AdminPath } from './paths'

/** The modules of the admin's pages, by path, and of the frame around them. */
export const ADMIN_MODULES = {
  layout: () => import('./admin-layout'),
  // Not at the desk, but only for staff: shoppers do not load where it is.
  joinStaff: () => import('../../office/staff/join/join-staff-page'),
  '/adminDashboard': () => import('../../office/sales/dashboard-page'),
  '/adminHome': () => import('../../catalogue/products/admin/admin-home-page'),
  '/addproduct': withTexts(
    'product',
    () => import('../../catalogue/products/admin/add-product-page'),
  ),
  '/updateproduct/:id': withTexts(
    'product',
    () => import('../../catalogue/products/admin/update-product-page'),
  ),
  '/adminorder': () => import('../../orders/orders/admin/list/orders-page'),
  '/adminneworder': () => import('../../orders/orders/admin/new-order/new-order-page'),
  '/adminconfirm': () => import('../../orders/orders/admin/queue/queue-page'),
  '/adminpack': () => import('../../orders/orders/admin/pack/pack-page'),
  '/adminreceive': () => import('../../orders/orders/admin/receive/receive-page'),
  '/adminorder/print': () => import('../../orders/orders/admin/paper/paper-page'),
  '/adminorder/:id': () => import('../../orders/orders/admin/order-sheet-page'),
  '/adminproducts': () => import('../../catalogue/products/admin/products-page'),
  '/adminstock': () => import('../../catalogue/stock/restock-page'),
  '/adminexpiring': () => import('../../catalogue/stock/expiring-page'),
  '/adminimport': withTexts('product', () => import('../../catalogue/product-files/import-page')),
  '/adminsearchterms': () => import('../../catalogue/search/admin/search-terms-page'),
  '/admindiscounts': () => import('../../orders/discounts/admin/discounts-page'),
  '/adminhandovers': () => import('../../orders/drivers/admin/handovers-page'),
  '/adminhandovers/:id': () => import('../../orders/drivers/admin/handover-sheet-page'),
  '/admincash': () => import('../../office/cash/cash-page'),
  '/adminexports': () => import('../../office/cash/exports-page'),
  '/admincouriers': () => import('../../orders/couriers/couriers-page'),
  '/adminconfirmation': () => import('../../orders/confirmation/admin/confirmation-page'),
  '/admindelivery': () => import('../../shop/delivery/admin/delivery-page'),
  '/admincustomers': () => import('../../orders/customers/customers-page'),
  '/admincustomers/:id': () => import('../../orders/customers/customer-page'),
  '/adminreviews': withTexts('product', () => import('../../catalogue/reviews/admin/reviews-page')),
  '/adminbanners': () => import('../../office/home/admin/home-content-page'),
  '/adminpages': () => import('../../office/pages/admin/pages-page'),
  '/adminpages/:page': () => import('../../office/pages/admin/edit-page-page'),
  '/adminsettings': () => import('../../shop/settings/admin/settings-page'),
  '/adminkeys': () => import('../../office/integrations/api-keys-page'),
  '/adminwebhooks': () => import('../../office/integrations/webhooks-page'),
  '/adminmails': () => import('../../shop/mails/failed-mails-page'),
  '/adminlog': () => import('../../catalogue/change-log/change-log-page'),
  '/adminstaff': () => import('../../office/staff/staff-page'),
  '/adminaccount': () => import('../../office/own-account/own-account-page'),
} satisfies Readonly<Record<AdminPath | 'layout' | 'joinStaff', () => Promise<RouteModule>>>
