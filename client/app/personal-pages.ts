import type { RouteModule } from '../routing/route'
import { withTexts } from './with-texts'

/** The modules of pages about one person's account or order. */
export const PERSONAL_MODULES = {
  forgotPassword: () => import('../accounts/forgot-password-page'),
  resetPassword: () => import('../accounts/reset-password-page'),
  confirmEmail: () => import('../accounts/confirm-email-page'),
  stopMails: () => import('../back-in-stock/stop-mails-page'),
  profile: () => import('../accounts/profile-page'),
  favourites: withTexts('kept', () => import('../favourites/favourites-page')),
  pets: withTexts('pets', () => import('../pets/pets-page')),
  order: () => import('../orders/order-page'),
  receipt: () => import('../orders/receipt-page'),
  linkLayout: () => import('./link-layout'),
  follow: () => import('../follow/follow-page'),
  confirmOrder: () => import('../confirmation/confirm-order-page'),
  drive: withTexts('drive', () => import('../drivers/drive-page')),
} satisfies Readonly<Record<string, () => Promise<RouteModule>>>

/** What the menu's button opens on phones. */
export const loadMenuDialog = () => import('./menu-dialog')
