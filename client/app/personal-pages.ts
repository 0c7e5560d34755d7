import type { RouteModule } from '../platform/routing/route'
import { withTexts } from './with-texts'

/** The modules of pages about one person's account or order. */
export const PERSONAL_MODULES = {
  forgotPassword: () => import('../accounts/accounts/forgot-password-page'),
  resetPassword: () => import('../accounts/accounts/reset-password-page'),
  confirmEmail: () => import('../accounts/accounts/confirm-email-page'),
  stopMails: () => import('../catalogue/back-in-stock/stop-mails-page'),
  profile: () => import('../office/profile/profile-page'),
  favourites: withTexts('kept', () => import('../catalogue/favourites/favourites-page')),
  pets: withTexts('pets', () => import('../office/pets/pets-page')),
  order: () => import('../orders/orders/order-page'),
  receipt: () => import('../orders/orders/receipt-page'),
  joinStaff: () => import('../office/staff/join/join-staff-page'),
  linkLayout: () => import('./link-layout'),
  follow: () => import('../orders/follow/follow-page'),
  confirmOrder: () => import('../orders/confirmation/confirm-order-page'),
  drive: withTexts('drive', () => import('../orders/drivers/drive-page')),
} satisfies Readonly<Record<string, () => Promise<RouteModule>>>

/** What the menu's button opens on phones. */
export const loadMenuDialog = () => import('./menu-dialog')
