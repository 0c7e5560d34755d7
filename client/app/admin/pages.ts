import type { RouteModule } from '../../routing/route'
import { withTexts } from '../with-texts'
import type { AdminPath } from './paths'

/** The modules of the admin's pages, by path, and of the frame around them. */
export const ADMIN_MODULES = {
  layout: () => import('./admin-layout'),
  // Not at the desk, but only for staff: shoppers do not load where it is.
  joinStaff: () => import('../../staff/join/join-staff-page'),
  '/adminDashboard': () => import('../../sales/dashboard-page'),
  '/adminHome': () => import('../../products/admin/admin-home-page'),
  '/addproduct': withTexts('product', () => import('../../products/admin/add-product-page')),
  '/updateproduct/:id': withTexts(
    'product',
    () => import('../../products/admin/update-product-page'),
  ),
  '/adminorder': () => import('../../orders/admin/orders-page'),
  '/adminneworder': () => import('../../orders/admin/new-order/new-order-page'),
  '/adminpack': () => import('../../orders/admin/pack/pack-page'),
  '/adminreceive': () => import('../../orders/admin/receive/receive-page'),
  '/adminorder/print': () => import('../../orders/admin/paper/paper-page'),
  '/adminorder/:id': () => import('../../orders/admin/order-sheet-page'),
  '/adminproducts': () => import('../../products/admin/products-page'),
  '/adminstock': () => import('../../stock/restock-page'),
  '/adminexpiring': () => import('../../stock/expiring-page'),
  '/adminimport': withTexts('product', () => import('../../product-files/import-page')),
  '/adminsearchterms': () => import('../../search/admin/search-terms-page'),
  '/admindiscounts': () => import('../../discounts/admin/discounts-page'),
  '/adminhandovers': () => import('../../drivers/admin/handovers-page'),
  '/adminhandovers/:id': () => import('../../drivers/admin/handover-sheet-page'),
  '/admincash': () => import('../../cash/cash-page'),
  '/adminexports': () => import('../../cash/exports-page'),
  '/admincouriers': () => import('../../couriers/couriers-page'),
  '/adminconfirmation': () => import('../../confirmation/admin/confirmation-page'),
  '/admindelivery': () => import('../../delivery/admin/delivery-page'),
  '/admincustomers': () => import('../../customers/customers-page'),
  '/admincustomers/:id': () => import('../../customers/customer-page'),
  '/adminreviews': withTexts('product', () => import('../../reviews/admin/reviews-page')),
  '/adminbanners': () => import('../../home/admin/home-content-page'),
  '/adminpages': () => import('../../pages/admin/pages-page'),
  '/adminpages/:page': () => import('../../pages/admin/edit-page-page'),
  '/adminsettings': () => import('../../settings/admin/settings-page'),
  '/adminkeys': () => import('../../integrations/api-keys-page'),
  '/adminwebhooks': () => import('../../integrations/webhooks-page'),
  '/adminmails': () => import('../../mails/failed-mails-page'),
  '/adminlog': () => import('../../change-log/change-log-page'),
  '/adminstaff': () => import('../../staff/staff-page'),
  '/adminaccount': () => import('../../staff/own/own-account-page'),
} satisfies Readonly<Record<AdminPath | 'layout' | 'joinStaff', () => Promise<RouteModule>>>
