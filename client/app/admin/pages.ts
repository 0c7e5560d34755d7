import type { RouteModule } from '../../routing/route'
import { withTexts } from '../with-texts'
import type { AdminPath } from './paths'

/** The modules of the admin's pages, by path, and of the frame around them. */
export const ADMIN_MODULES = {
  layout: () => import('./admin-layout'),
  '/adminDashboard': () => import('../../sales/dashboard-page'),
  '/adminHome': () => import('../../catalogue/admin/admin-home-page'),
  '/addproduct': withTexts('product', () => import('../../catalogue/admin/add-product-page')),
  '/updateproduct/:id': withTexts(
    'product',
    () => import('../../catalogue/admin/update-product-page'),
  ),
  '/adminorder': () => import('../../orders/admin/orders-page'),
  '/adminorder/:id': () => import('../../orders/admin/order-sheet-page'),
  '/adminproducts': () => import('../../catalogue/admin/products-page'),
  '/adminimport': () => import('../../catalogue/admin/import-page'),
  '/adminsearchterms': () => import('../../catalogue/admin/search-terms-page'),
  '/admindiscounts': () => import('../../discounts/admin/discounts-page'),
  '/admindelivery': () => import('../../delivery/admin/delivery-page'),
  '/adminreviews': withTexts('product', () => import('../../reviews/admin/reviews-page')),
  '/adminkeys': () => import('../../integrations/api-keys-page'),
  '/adminwebhooks': () => import('../../integrations/webhooks-page'),
} satisfies Readonly<Record<AdminPath | 'layout', () => Promise<RouteModule>>>
