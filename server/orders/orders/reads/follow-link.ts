import { type Locale, localizePath } from '#domain/messages/locale'
import { readId } from '#domain/validation/text.schema'
import { isSameToken, linkToken } from '../../../accounts/accounts/link-token'
import { resource } from '../../../platform/features/feature'
import type { OrderView } from './order-view'

const TOKEN = /^(\d{1,10})\.([\w-]{1,100})$/

type LinkedOrder = Pick<OrderView, 'id' | 'createdAt'>

// With its time: a shop that is restored from a backup gives the numbers of later orders to others.
const tokenOf = (secret: string, { id, createdAt }: LinkedOrder) =>
  `${id}.${linkToken(secret, ['followOrder', id, createdAt.getTime()])}`

/** The page on which an order is followed without an account, without a language's prefix. */
export function followPath(secret: string, order: LinkedOrder): string {
  return `/follow/${tokenOf(secret, order)}`
}

/** Makes and checks the links with which the family of a customer follows an order without an account. */
export interface FollowLinks {
  urlOf(order: LinkedOrder, locale: Locale): string
  /** The number of the order that a token claims to be for; undefined if it is none. */
  orderOf(token: string): number | undefined
  isTokenOf(token: string, order: LinkedOrder): boolean
}

export function createFollowLinks(secret: string, publicUrl: () => string): FollowLinks {
  return {
    urlOf: (order, locale) => publicUrl() + localizePath(followPath(secret, order), locale),
    orderOf(token) {
      const [, id] = TOKEN.exec(token) ?? []
      return readId(id)
    },
    isTokenOf: (token, order) => isSameToken(token, tokenOf(secret, order)),
  }
}

export const followLinks = resource(({ jwtSecret, publicUrl }) =>
  createFollowLinks(jwtSecret, publicUrl),
)
