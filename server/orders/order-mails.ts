import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { localPhone } from '#domain/addresses/local-phone'
import { arrivalFormat } from '#domain/delivery/arrival-dates'
import { type MessageKey, type MessageParameters, translate } from '#domain/messages'
import { isolate } from '#domain/messages/format-message'
import { formatTime } from '#domain/messages/format-time'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import { linesTotal, lineTotal } from '#domain/money/pricing'
import { FAILED_SHIPMENT_STATES } from '#domain/orders/order-life'
import {
  DELIVERED_ORDER_STATUS,
  isOpenStatus,
  ORDER_STATUS_TABLE,
  ORDER_STATUSES,
  statusesWhere,
} from '#domain/orders/order-status'
import { previewPath } from '#domain/products/pictures'
import type { ComposeMail, DueMail, MailContent } from '../mail/mail-content'
import { findProducts } from '../products/catalogue.service'
import { ProductEntity } from '../products/product.entity'
import { adjustmentLabel } from './adjustment-label'
import { findAdminOrder } from './admin-orders.service'
import { followPath } from './follow-link'
import type { AdminOrderView } from './order-view'

const orderData = z.object({ orderId: z.int() })
const statusData = orderData.extend({
  status: z.enum(ORDER_STATUSES),
  failed: z.enum(FAILED_SHIPMENT_STATES).optional(),
  isUnpaid: z.boolean().optional(),
})
const productData = z.object({ productId: z.int() })

const textIn =
  (locale: Locale) =>
  (key: MessageKey, parameters?: MessageParameters): string =>
    translate(key, parameters, locale)

const displayName = (
  { name, nameAr }: { readonly name: string; readonly nameAr: string | null },
  locale: Locale,
) => (locale === 'ar' && nameAr) || name

type OrderDescription = Required<Pick<MailContent, 'items' | 'totals' | 'facts'>>

/** Items, amounts, the customer and the address of an order. */
function describeOrder(order: AdminOrderView, locale: Locale): OrderDescription {
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
              value: isolate(`${customer.firstName} ${customer.secondName}`, locale),
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

type MailContext = Parameters<ComposeMail>[1]

/** What was paid of an order already, and what is still to be paid; nothing if that is the total. */
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

/** The pictures of products that are still sold, by product. Those of other sites would tell them who reads the mail. */
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
async function describeToShopper(
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
function shareOf(order: AdminOrderView, locale: Locale, { secret, pageUrl }: MailContext) {
  const text = textIn(locale)
  return {
    text: text('mail.follow.text'),
    label: text('mail.follow.open'),
    url: pageUrl(followPath(secret, order)),
  }
}

/** What a mail says about a status: a parcel that did not arrive is no cancellation that somebody asked for. */
function statusTexts({ status, failed, isUnpaid }: Omit<z.infer<typeof statusData>, 'orderId'>) {
  if (failed === 'lost') {
    return { subject: 'mail.orderLost.subject', body: 'mail.orderLost.text' } as const
  }
  if (failed) {
    return { subject: 'mail.orderRefused.subject', body: 'mail.orderRefused.text' } as const
  }
  if (isUnpaid) {
    return { subject: 'mail.orderStatus.Cancelled.subject', body: 'mail.orderUnpaid.text' } as const
  }
  return {
    subject: `mail.orderStatus.${status}.subject`,
    body: `mail.orderStatus.${status}.text`,
  } as const
}

/** The order of a shopper's mail; null if it no longer belongs to the account. */
async function findOrder(db: EntityManager, orderId: number, userId: number | null) {
  const order = userId === null ? null : await findAdminOrder(db, orderId)
  return order?.customer ? order : null
}

export const orderMails: Readonly<
  Record<
    | 'orderPlaced'
    | 'orderStatus'
    | 'orderHandedOver'
    | 'orderEdited'
    | 'newOrder'
    | 'orderCancelled'
    | 'soldOut',
    ComposeMail
  >
> = {
  async orderPlaced(mail, context) {
    const { db, pageUrl } = context
    const { data, userId, locale, firstName, isConfirmed } = mail
    const text = textIn(locale)
    const order = await findOrder(db, orderData.parse(data).orderId, userId)
    if (!order) return null
    const { id } = order
    const total = formatPiastres(order.totalPiastres, locale)
    const { prepayUntil } = order
    const until = prepayUntil && formatTime(prepayUntil, locale)
    return {
      subject: text('mail.orderPlaced.subject', { id: String(id) }),
      heading: isConfirmed
        ? text('mail.orderPlaced.heading', { name: firstName ?? '' })
        : text('mail.orderPlaced.plainHeading'),
      paragraphs: [
        until
          ? text('mail.orderPlaced.prepay', { id: String(id), total, until })
          : text('mail.orderPlaced.text', { id: String(id), total }),
      ],
      ...(await describeToShopper(order, mail, context)),
      button: { label: text('mail.seeOrder'), url: pageUrl(`/orders/${id}`) },
      share: shareOf(order, locale, context),
    }
  },

  async orderStatus(mail, context) {
    const { db, pageUrl } = context
    const { data, userId, locale } = mail
    const text = textIn(locale)
    const { orderId, ...change } = statusData.parse(data)
    const order = await findOrder(db, orderId, userId)
    if (!order) return null
    const id = String(orderId)
    const { subject, body } = statusTexts(change)
    const isDelivered = order.status === DELIVERED_ORDER_STATUS
    const description = await describeToShopper(order, mail, context)
    return {
      subject: text(subject, { id }),
      heading: text(subject, { id }),
      paragraphs: [text(body), ...(isDelivered ? [text('mail.orderStatus.Completed.review')] : [])],
      ...description,
      ...(isDelivered && {
        items: description.items.map((item, index) => {
          const productId = order.items[index]?.productId
          if (productId == null) return item
          const url = pageUrl(`/productdetails/${productId}#your-review`)
          return { ...item, link: { label: text('mail.reviewProduct'), url } }
        }),
      }),
      button: { label: text('mail.seeOrder'), url: pageUrl(`/orders/${id}`) },
    }
  },

  async orderHandedOver(mail, context) {
    const { db, pageUrl } = context
    const { data, userId, locale } = mail
    const text = textIn(locale)
    const order = await findOrder(db, orderData.parse(data).orderId, userId)
    // Back in the shop, or delivered, since.
    if (order?.shipmentState !== 'withCourier') return null
    const { shipment, amountDuePiastres } = order
    const id = String(order.id)
    const courier = isolate(shipment?.courierName ?? '', locale)
    const amount = formatPiastres(amountDuePiastres, locale)
    return {
      subject: text('mail.orderHandedOver.subject', { id }),
      heading: text('mail.orderHandedOver.subject', { id }),
      paragraphs: [
        text('mail.orderHandedOver.text', { courier }),
        amountDuePiastres > 0
          ? text('mail.orderHandedOver.amount', { amount })
          : text('mail.orderHandedOver.paid'),
      ],
      ...(await describeToShopper(order, mail, context)),
      button: shipment?.trackingUrl
        ? { label: text('mail.orderHandedOver.track'), url: shipment.trackingUrl }
        : { label: text('mail.seeOrder'), url: pageUrl(`/orders/${id}`) },
      share: shareOf(order, locale, context),
    }
  },

  async orderEdited(mail, context) {
    const { db, pageUrl } = context
    const { data, userId, locale } = mail
    const text = textIn(locale)
    const order = await findOrder(db, orderData.parse(data).orderId, userId)
    // Another mail has said what became of it.
    if (!order || !statusesWhere('isOpen').includes(order.status)) return null
    const id = String(order.id)
    const amount = formatPiastres(order.amountDuePiastres, locale)
    return {
      subject: text('mail.orderEdited.subject', { id }),
      heading: text('mail.orderEdited.subject', { id }),
      paragraphs: [
        text('mail.orderEdited.text'),
        order.amountDuePiastres > 0
          ? text('mail.orderEdited.amount', { amount })
          : text('mail.orderHandedOver.paid'),
      ],
      ...(await describeToShopper(order, mail, context)),
      button: { label: text('mail.seeOrder'), url: pageUrl(`/orders/${id}`) },
    }
  },

  async newOrder({ data, userId, locale }, { db, pageUrl }) {
    const text = textIn(locale)
    const order = userId === null ? null : await findAdminOrder(db, orderData.parse(data).orderId)
    if (!order) return null
    const id = String(order.id)
    return {
      subject: text('mail.newOrder.subject', {
        id,
        total: formatPiastres(order.totalPiastres, locale),
      }),
      heading: text('mail.newOrder.heading', { id }),
      paragraphs: [text('mail.newOrder.text')],
      ...describeOrder(order, locale),
      button: { label: text('mail.newOrder.open'), url: pageUrl('/adminorder') },
    }
  },

  async orderCancelled({ data, userId, locale }, { db, pageUrl }) {
    const text = textIn(locale)
    const order = userId === null ? null : await findAdminOrder(db, orderData.parse(data).orderId)
    // Deleted, or reopened in the meantime.
    if (order?.status !== ORDER_STATUS_TABLE.CANCELLED.value) return null
    const id = String(order.id)
    const { facts, ...rest } = describeOrder(order, locale)
    const reason = order.cancelReason && {
      name: text('order.reasonGiven'),
      value: isolate(order.cancelReason, locale),
    }
    return {
      subject: text('mail.orderCancelled.subject', { id }),
      heading: text('mail.orderCancelled.subject', { id }),
      paragraphs: [text('mail.orderCancelled.text')],
      ...rest,
      facts: reason ? [reason, ...facts] : facts,
      button: { label: text('mail.orderCancelled.open'), url: pageUrl(`/adminorder/${id}`) },
    }
  },

  async soldOut({ data, userId, locale }, { db, pageUrl }) {
    const text = textIn(locale)
    const { productId } = productData.parse(data)
    const product = await db.findOneBy(ProductEntity, { id: productId })
    // Restocked or deleted in the meantime.
    if (userId === null || product?.stock !== 0) return null
    const parameters = { product: displayName(product, locale) }
    return {
      subject: text('mail.soldOut.subject', parameters),
      heading: text('mail.soldOut.subject', parameters),
      paragraphs: [text('mail.soldOut.text')],
      button: { label: text('mail.soldOut.open'), url: pageUrl(`/updateproduct/${productId}`) },
    }
  },
}
