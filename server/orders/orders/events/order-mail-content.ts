import { callLink, localPhone } from '#domain/addresses/local-phone'
import { arrivalFormat } from '#domain/delivery/arrival-dates'
import { type MessageKey, type MessageParameters, translate } from '#domain/messages'
import { isolate } from '#domain/messages/format-message'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import { linesTotal, lineTotal } from '#domain/money/pricing'
import { isOpenStatus } from '#domain/orders/order-status'
import { previewPath } from '#domain/products/pictures'
import { findProducts } from '../../../catalogue/products/catalogue.service'
import type { ComposeMail, DueMail, MailContent } from '../../../platform/features/mail-content'
import { adjustmentLabel } from '../reads/adjustment-label'
import { followPath } from '../reads/follow-link'
import type { AdminOrderView } from '../reads/order-view'

// Content of mails about an order.

export const textIn =
  (locale: Locale) =>
  (key: MessageKey, parameters?: MessageParameters): string =>
    translate(key, parameters, locale)

export const displayName = (
  { name, nameAr }: { readonly name: string; readonly nameAr: string | null },
  locale: Locale,
) => (locale === 'ar' && nameAr) || name

type OrderDescription = Required<Pick<MailContent, 'items' | 'totals' | 'facts'>>

/** Items, amounts, the customer and the address of an order. */
export function describeOrder(order: AdminOrderView, locale: Locale): OrderDescription {
  const text = textIn(locale)
  const { customer } = order
  return {
    items: order.items.map((item) => ({
      name: displayName(item, locale),
      detail: text('order.quantityAt', {
        quantity: item.quantity,
        price: formatPiastres(item.pricePiastres, locale),
      }),
      amount: formatPiastres(lineTotal(item), locale),
    })),
    totals: [
      { name: text('fee.items'), amount: formatPiastres(linesTotal(order.items), locale) },
      ...order.adjustments.map((adjustment) => ({
        name: adjustmentLabel(adjustment, locale),
        amount:
          adjustment.piastres === 0
            ? text('fee.free')
            : formatPiastres(adjustment.piastres, locale),
      })),
      { name: text('order.total'), amount: formatPiastres(order.totalPiastres, locale) },
    ],
    facts: [
      ...(customer
        ? [
            {
              name: text('mail.customer'),
              value: isolate(`${customer.firstName} ${customer.secondName}`.trim(), locale),
            },
          ]
        : []),
      {
        name: text('order.address'),
        value: [order.address, order.city].map((line) => isolate(line, locale)).join('\n'),
      },
      // Left to right in Arabic, too.
      { name: text('mail.phone'), value: `\u2066${localPhone(order.phone)}\u2069` },
    ],
  }
}

/** Describes the items of each delivery of an order, and the amount to have ready. */
export function describeDeliveries(
  [first, rest]: readonly [AdminOrderView, AdminOrderView],
  locale: Locale,
): readonly string[] {
  const text = textIn(locale)
  const delivery = (key: MessageKey, { id, items, amountDuePiastres }: AdminOrderView) =>
    text(key, {
      id: String(id),
      amount: formatPiastres(amountDuePiastres, locale),
      items: items
        .map((item) => `${item.quantity} × ${isolate(displayName(item, locale), locale)}`)
        .join(`${LOCALE_SETTINGS[locale].comma} `),
    })
  return [
    text('mail.orderDivided.text'),
    delivery('mail.orderDivided.first', first),
    delivery('mail.orderDivided.rest', rest),
  ]
}

type MailContext = Parameters<ComposeMail>[1]

/** Describes the amounts paid and due of an order; empty if nothing was paid yet. */
function describePayment(
  { paidPiastres, amountDuePiastres, status }: AdminOrderView,
  locale: Locale,
) {
  if (paidPiastres === 0 || !isOpenStatus(status)) return []
  const text = textIn(locale)
  return [
    { name: text('order.paidAlready'), amount: formatPiastres(paidPiastres, locale) },
    { name: text('order.toPay'), amount: formatPiastres(amountDuePiastres, locale) },
  ]
}

/** When an order that is still to arrive was expected to, when it was placed. */
function describeArrival(order: AdminOrderView, locale: Locale, { shop }: MailContext) {
  const { deliveryDays, createdAt, status } = order
  if (!deliveryDays || !isOpenStatus(status)) return []
  const text = textIn(locale)
  const format = arrivalFormat(LOCALE_SETTINGS[locale].intl, shop, (days) =>
    text('fee.between', days),
  )
  const days = { minDays: deliveryDays.min, maxDays: deliveryDays.max }
  const value = format(days, createdAt)
  return value ? [{ name: text('order.arrives'), value }] : []
}

/** The pictures of products that are still sold, by product. Pictures on other sites would reveal to these who reads the mail. */
async function picturesOf({ items }: AdminOrderView, { db, publicUrl }: MailContext) {
  const ids = items.flatMap(({ productId }) => productId ?? [])
  const products = ids.length > 0 ? await findProducts(db, ids) : []
  return new Map(
    products.flatMap(({ id, imageUrl }) => {
      const path = previewPath(id, imageUrl)
      return path ? [[id, publicUrl + path] as const] : []
    }),
  )
}

/**
 * The same for the customer, with pictures and the days of arrival. Until the email address is confirmed, it may be
 * somebody else's, who must not receive text that the customer wrote. The mail therefore has only items, amounts and
 * days, whose texts are the shop's.
 */
export async function describeToShopper(
  order: AdminOrderView,
  { locale, isConfirmed }: Pick<DueMail, 'locale' | 'isConfirmed'>,
  context: MailContext,
): Promise<OrderDescription> {
  const { items, totals, facts } = describeOrder(order, locale)
  const pictures = await picturesOf(order, context)
  return {
    items: items.map((item, index) => ({
      ...item,
      picture: pictures.get(order.items[index]?.productId ?? 0),
    })),
    totals: [...totals, ...describePayment(order, locale)],
    facts: [...describeArrival(order, locale, context), ...(isConfirmed ? facts : [])],
  }
}

/** The link with which the family follows an order, to be forwarded. */
export function shareOf(
  order: AdminOrderView,
  locale: Locale,
  { secret, pageUrl }: MailContext,
): NonNullable<MailContent['share']> {
  const text = textIn(locale)
  return {
    text: text('mail.follow.text'),
    label: text('mail.follow.open'),
    url: pageUrl(followPath(secret, order)),
  }
}

/** Where a customer corrects or cancels a new order, and how to reach the shop. */
export function helpLinks(
  id: number,
  locale: Locale,
  { pageUrl, shop: { contact } }: MailContext,
): NonNullable<MailContent['links']> {
  const text = textIn(locale)
  const { phone, whatsAppNumber } = contact
  const about = encodeURIComponent(text('order.whatsAppText', { id: String(id) }))
  return [
    { label: text('mail.correctOrder'), url: pageUrl(`/orders/${id}`) },
    ...(whatsAppNumber
      ? [{ label: text('order.whatsApp'), url: `https://wa.me/${whatsAppNumber}?text=${about}` }]
      : []),
    ...(phone
      ? [{ label: text('mail.callUs', { phone: localPhone(phone) }), url: callLink(phone) }]
      : []),
  ]
}
