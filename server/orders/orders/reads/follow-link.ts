import { resource } from '../../../platform/features/feature'
import { createOrderLinks, type LinkedOrder, type OrderLinks, orderLinkPath } from './order-link'

const FOLLOW = { purpose: 'followOrder', path: '/follow' } as const

/** The page on which an order is followed without an account, without a language's prefix. */
export const followPath = (secret: string, order: LinkedOrder): string =>
  orderLinkPath(secret, FOLLOW, order)

/** Makes and checks the links with which the family of a customer follows an order without an account. */
export type FollowLinks = OrderLinks

export const createFollowLinks = (secret: string, publicUrl: () => string): FollowLinks =>
  createOrderLinks(FOLLOW, secret, publicUrl)

export const followLinks = resource(({ jwtSecret, publicUrl }) =>
  createFollowLinks(jwtSecret, publicUrl),
)
