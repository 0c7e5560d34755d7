import { translate } from '#domain/messages'
import { LOCALE_SETTINGS, type Locale, localizePath } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import { addPiastres } from '#domain/money/units'
import { type CustomerMessageKind, linkState } from '#domain/orders/confirmation'
import { readId } from '#domain/validation/text.schema'
import { isSameToken, linkToken } from '../../accounts/accounts/link-token'
import { resource } from '../../platform/features/feature'
import { messageWriter, type WriteMessage } from '../../shop/shop/message-writer'
import { displayName } from '../orders/events/order-mail-content'
import type { AdminOrderView } from '../orders/reads/order-view'

const HOUR_SECONDS = 3_600
const VALID_HOURS = 7 * 24

/** So many lines of an order are in a message; the address of a chat has no room for hundreds. */
const MAX_ITEMS = 10

const TOKEN = /^(\d{1,10})\.(\d{1,12})\.([\w-]{1,100})$/

type LinkedOrder = Pick<AdminOrderView, 'id' | 'createdAt'>

/** The language of those who never signed in, as when the shop took the order by phone. */
const LOCALE_OF_STRANGERS: Locale = 'ar'

/** Makes and reads the links by which customers confirm their orders without signing in. */
export interface ConfirmationLinks {
  /** The token of a link for one order, valid for a week. */
  tokenOf(order: LinkedOrder): string
  /** The number of the order that a token claims to be for; undefined if it is none. */
  orderOf(token: string): number | undefined
  /** Whether a token is for an order, and has not expired. */
  isTokenOf(token: string, order: LinkedOrder): boolean
  /** The page that confirms an order, in the language of its customer; null if there is nothing to confirm. */
  urlOf(order: AdminOrderView): string | null
  /**
   * A message to the customer of these orders with the link of each, in the language of the first: the question, or a
   * reminder. Orders that need no confirmation are left out; null if all do.
   */
  messageOf(orders: readonly AdminOrderView[], kind?: CustomerMessageKind): Promise<string | null>
}

export function createConfirmationLinks(
  secret: string,
  publicUrl: () => string,
  write: WriteMessage,
): ConfirmationLinks {
  // With its time: whatever becomes of numbers, as in a shop that was restored, no other order has both.
  const sign = ({ id, createdAt }: LinkedOrder, expires: number) =>
    linkToken(secret, ['confirmOrder', id, createdAt.getTime(), expires])

  function tokenOf(order: LinkedOrder): string {
    // The same for an hour, so that a page which is read again does not change.
    const hour = Math.ceil(Date.now() / 1000 / HOUR_SECONDS)
    const expires = (hour + VALID_HOURS) * HOUR_SECONDS
    return `${order.id}.${expires}.${sign(order, expires)}`
  }

  /** Links that were sent before they had the time of their order, which was placed before they were made. */
  function isOlderTokenOf(signature: string, { id, createdAt }: LinkedOrder, expires: number) {
    const madeBefore = (expires - VALID_HOURS * HOUR_SECONDS) * 1000
    const isSigned = isSameToken(signature, linkToken(secret, ['confirmOrder', id, expires]))
    return isSigned && createdAt.getTime() <= madeBefore
  }

  function urlOf(order: AdminOrderView): string | null {
    if (linkState(order) !== 'toConfirm') return null
    return publicUrl() + localizePath(`/confirm/${tokenOf(order)}`, localeOf(order))
  }

  return {
    tokenOf,
    urlOf,
    orderOf(token) {
      const [, id] = TOKEN.exec(token) ?? []
      return readId(id)
    },
    isTokenOf(token, order) {
      const [, id, seconds, signature] = TOKEN.exec(token) ?? []
      const expires = Number(seconds)
      if (!signature || Number(id) !== order.id || expires * 1000 < Date.now()) return false
      return (
        isSameToken(signature, sign(order, expires)) || isOlderTokenOf(signature, order, expires)
      )
    },
    async messageOf(orders, kind = 'confirm') {
      const linked = orders.flatMap((order) => {
        const url = urlOf(order)
        return url === null ? [] : [{ order, url }]
      })
      const [first] = linked
      if (!first) return null
      const locale = localeOf(first.order)
      const asked = linked.map(({ order }) => order)
      return write(kind, { ...describe(asked, locale), link: linksText(linked) }, locale)
    },
  }
}

export const confirmationLinks = resource(({ jwtSecret, publicUrl, get }) =>
  createConfirmationLinks(jwtSecret, publicUrl, get(messageWriter)),
)

function localeOf({ customer }: AdminOrderView): Locale {
  return customer?.locale ?? LOCALE_OF_STRANGERS
}

/** Returns the recipient's first name, the account's if it matches: names such as Abdel Rahman contain a space. */
export function recipientFirstName({ recipientName, customer }: AdminOrderView): string {
  if (customer && recipientName.startsWith(`${customer.firstName} `)) return customer.firstName
  return recipientName.split(' ')[0] ?? ''
}

/** Each on a line of its own, so that none of them has a letter beside it. */
const linksText = (linked: readonly { readonly url: string }[]) =>
  linked.map(({ url }) => url).join('\n')

/** Returns the message parameters for orders of one customer. */
function describe(orders: readonly AdminOrderView[], locale: Locale) {
  const { intl } = LOCALE_SETTINGS[locale]
  const due = addPiastres(...orders.map(({ amountDuePiastres }) => amountDuePiastres))
  return {
    name: orders[0] ? recipientFirstName(orders[0]) : '',
    orderNumber: new Intl.ListFormat(intl).format(orders.map(({ id }) => String(id))),
    total: formatPiastres(due, locale),
    items: itemsText(
      orders.flatMap(({ items }) => items),
      locale,
    ),
  }
}

/** Items on one line, such as "2 × Cat toy, 1 × Dry food". */
function itemsText(items: AdminOrderView['items'], locale: Locale): string {
  const texts = items
    .slice(0, MAX_ITEMS)
    .map((item) => `${item.quantity} × ${displayName(item, locale)}`)
  const more = items.length - texts.length
  if (more > 0) texts.push(translate('confirm.moreItems', { count: more }, locale))
  return texts.join(`${LOCALE_SETTINGS[locale].comma} `)
}
