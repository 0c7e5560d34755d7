import { translate } from '#domain/messages'
import { type Locale, localizePath } from '#domain/messages/locale'
import { formatPounds, toPounds } from '#domain/money/money'
import { linkState } from '#domain/orders/confirmation'
import { isSameToken, linkToken } from '../accounts/link-token'
import { resource } from '../feature'
import type { AdminOrderView } from '../orders/order-view'
import { publicShop, type ReadPublicShop } from '../shop/public-shop'

const HOUR_SECONDS = 3_600
const VALID_HOURS = 7 * 24

const TOKEN = /^(\d{1,10})\.(\d{1,12})\.([\w-]{1,100})$/

/** The language of those who never signed in, as when the shop took the order by phone. */
const LOCALE_OF_STRANGERS: Locale = 'ar'

/** Makes and reads the links by which customers confirm their orders without signing in. */
export interface ConfirmationLinks {
  /** The token of a link for one order, valid for a week. */
  tokenOf(orderId: number): string
  /** The order that a token is for; undefined if it is wrong or has expired. */
  readToken(token: string): number | undefined
  /** The page that confirms an order, in the language of its customer; null if there is nothing to confirm. */
  urlOf(order: AdminOrderView): string | null
  /** A message to the customer with that link, in the same language. */
  messageOf(order: AdminOrderView): Promise<string | null>
}

export function createConfirmationLinks(
  secret: string,
  publicUrl: () => string,
  shop: ReadPublicShop,
): ConfirmationLinks {
  const sign = (id: number, expires: number) => linkToken(secret, ['confirmOrder', id, expires])

  function tokenOf(orderId: number): string {
    // The same for an hour, so that a page which is read again does not change.
    const hour = Math.ceil(Date.now() / 1000 / HOUR_SECONDS)
    const expires = (hour + VALID_HOURS) * HOUR_SECONDS
    return `${orderId}.${expires}.${sign(orderId, expires)}`
  }

  function urlOf(order: AdminOrderView): string | null {
    if (linkState(order) !== 'toConfirm') return null
    return publicUrl() + localizePath(`/confirm/${tokenOf(order.id)}`, localeOf(order))
  }

  return {
    tokenOf,
    urlOf,
    readToken(token) {
      const [, id, expires, signature] = TOKEN.exec(token) ?? []
      if (!signature || Number(expires) * 1000 < Date.now()) return undefined
      const isSigned = isSameToken(signature, sign(Number(id), Number(expires)))
      return isSigned ? Number(id) : undefined
    },
    async messageOf(order) {
      const url = urlOf(order)
      if (url === null) return null
      const locale = localeOf(order)
      const parameters = {
        shop: (await shop(locale)).name,
        name: recipientFirstName(order),
        id: String(order.id),
        amount: formatPounds(toPounds(order.amountDuePiastres), locale),
      }
      // Beside the text, whose parameters end with an invisible mark that would be a part of the link.
      return `${translate('confirm.message', parameters, locale)} ${url}`
    },
  }
}

export const confirmationLinks = resource(({ jwtSecret, publicUrl, get }) =>
  createConfirmationLinks(jwtSecret, publicUrl, get(publicShop)),
)

function localeOf({ customer }: AdminOrderView): Locale {
  return customer?.locale ?? LOCALE_OF_STRANGERS
}

/** What to call the recipient: first names such as Abdel Rahman have a space, so the account knows best. */
export function recipientFirstName({ recipientName, customer }: AdminOrderView): string {
  if (customer && recipientName.startsWith(`${customer.firstName} `)) return customer.firstName
  return recipientName.split(' ')[0] ?? ''
}
