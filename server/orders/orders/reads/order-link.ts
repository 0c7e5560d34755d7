import { type Locale, localizePath } from '#domain/messages/locale'
import { readId } from '#domain/validation/text.schema'
import { isSameToken, linkToken } from '../../../accounts/accounts/link-token'
import type { OrderView } from './order-view'

const TOKEN = /^(\d{1,10})\.([\w-]{1,100})$/

export type LinkedOrder = Pick<OrderView, 'id' | 'createdAt'>

/** What the link of an order is for, which is signed, and the page that it opens. */
interface LinkKind {
  readonly purpose: string
  readonly path: string
}

// With its time: a shop that is restored from a backup gives the numbers of later orders to others.
const tokenOf = (secret: string, { purpose }: LinkKind, { id, createdAt }: LinkedOrder) =>
  `${id}.${linkToken(secret, [purpose, id, createdAt.getTime()])}`

/** The page of an order that opens without an account, without a language's prefix. */
export function orderLinkPath(secret: string, kind: LinkKind, order: LinkedOrder): string {
  return `${kind.path}/${tokenOf(secret, kind, order)}`
}

/** Makes and checks links that open a page of an order without an account. */
export interface OrderLinks {
  urlOf(order: LinkedOrder, locale: Locale): string
  /** The number of the order that a token claims to be for; undefined if it is none. */
  orderOf(token: string): number | undefined
  isTokenOf(token: string, order: LinkedOrder): boolean
}

export function createOrderLinks(
  kind: LinkKind,
  secret: string,
  publicUrl: () => string,
): OrderLinks {
  return {
    urlOf: (order, locale) =>
      publicUrl() + localizePath(orderLinkPath(secret, kind, order), locale),
    orderOf(token) {
      const [, id] = TOKEN.exec(token) ?? []
      return readId(id)
    },
    isTokenOf: (token, order) => isSameToken(token, tokenOf(secret, kind, order)),
  }
}
