import { resource } from '../../../platform/features/feature'
import { createOrderLinks, type LinkedOrder, type OrderLinks, orderLinkPath } from './order-link'

const PAY = { purpose: 'payOrder', path: '/pay' } as const

/** The page on which an order is paid without an account, without a language's prefix. */
export const payPath = (secret: string, order: LinkedOrder): string =>
  orderLinkPath(secret, PAY, order)

export const createPayLinks = (secret: string, publicUrl: () => string): OrderLinks =>
  createOrderLinks(PAY, secret, publicUrl)

/** The links with which an order is paid, and to which providers send its customer back. */
export const payLinks = resource(({ jwtSecret, publicUrl }) => createPayLinks(jwtSecret, publicUrl))
