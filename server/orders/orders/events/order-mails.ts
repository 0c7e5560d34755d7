import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { isolate } from '#domain/messages/format-message'
import { formatTime } from '#domain/messages/format-time'
import { formatPiastres } from '#domain/money/money'
import { FAILED_SHIPMENT_STATES } from '#domain/orders/order-life'
import {
  DELIVERED_ORDER_STATUS,
  ORDER_STATUS_TABLE,
  ORDER_STATUSES,
  statusesWhere,
} from '#domain/orders/order-status'
import { keepOrdersPath } from '../../../accounts/accounts/visitor-accounts.service'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import type { ComposeMail } from '../../../platform/features/mail-content'
import { findAdminOrder } from '../reads/admin-orders.service'
import { payPath } from '../reads/pay-link'
import {
  describeDeliveries,
  describeOrder,
  describeToShopper,
  displayName,
  helpLinks,
  shareOf,
  textIn,
} from './order-mail-content'

const orderData = z.object({ orderId: z.int() })
const statusData = orderData.extend({
  status: z.enum(ORDER_STATUSES),
  failed: z.enum(FAILED_SHIPMENT_STATES).optional(),
  isUnpaid: z.boolean().optional(),
})
const editData = orderData.extend({
  otherOrder: z.object({ relation: z.enum(['rest', 'merged']), id: z.int() }).optional(),
})
const productData = z.object({ productId: z.int() })

/** Texts of the mail for a status: a failed delivery is not described as a cancellation. */
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

/** What a mail says of an order that was placed: how it is paid. */
function placedText(
  text: ReturnType<typeof textIn>,
  {
    id,
    total,
    until,
    payUrl,
    isPaid,
  }: {
    readonly id: string
    readonly total: string
    /** The deadline, if it is to be paid in advance. */
    readonly until: string | null
    /** Where it is paid, if that is online. */
    readonly payUrl: string | undefined
    /** Whether it was paid before the mail was written. */
    readonly isPaid: boolean
  },
): string {
  if (isPaid) return text('mail.orderPlaced.paid', { id })
  if (!until) return text('mail.orderPlaced.text', { id, total })
  return payUrl
    ? text('mail.orderPlaced.payOnline', { id, total, until, link: payUrl })
    : text('mail.orderPlaced.prepay', { id, total, until })
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
    const { db, secret, pageUrl } = context
    const { data, userId, locale, firstName, isConfirmed } = mail
    const text = textIn(locale)
    const order = await findOrder(db, orderData.parse(data).orderId, userId)
    if (!order) return null
    const { id } = order
    const total = formatPiastres(order.totalPiastres, locale)
    const { prepayUntil, prepayPiastres } = order
    const until = prepayUntil && formatTime(prepayUntil, locale)
    const payUrl = prepayPiastres === null ? undefined : pageUrl(payPath(secret, order))
    const keep = await keepOrdersPath(db, secret, userId ?? 0, mail.createdAt)
    return {
      subject: text('mail.orderPlaced.subject', { id: String(id) }),
      heading: isConfirmed
        ? text('mail.orderPlaced.heading', { name: firstName ?? '' })
        : text('mail.orderPlaced.plainHeading'),
      paragraphs: [
        placedText(text, {
          id: String(id),
          total,
          until,
          payUrl,
          isPaid: order.paymentState === 'prepaid',
        }),
        ...(keep ? [text('mail.keepOrders.text')] : []),
      ],
      ...(await describeToShopper(order, mail, context)),
      button: keep
        ? { label: text('mail.keepOrders.open'), url: pageUrl(keep) }
        : payUrl
          ? { label: text('mail.payOrder'), url: payUrl }
          : { label: text('mail.seeOrder'), url: pageUrl(`/orders/${id}`) },
      links: helpLinks(id, locale, context),
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
    const { orderId, otherOrder } = editData.parse(data)
    const order = await findOrder(db, orderId, userId)
    // Another mail has reported the outcome.
    if (!order || !statusesWhere('isOpen').includes(order.status)) return null
    const id = String(order.id)
    const amount = formatPiastres(order.amountDuePiastres, locale)
    const rest = otherOrder?.relation === 'rest' && (await findAdminOrder(db, otherOrder.id))
    const subject = rest ? 'mail.orderDivided.subject' : 'mail.orderEdited.subject'
    const merged = otherOrder?.relation === 'merged' && String(otherOrder.id)
    return {
      subject: text(subject, { id }),
      heading: text(subject, { id }),
      paragraphs: rest
        ? describeDeliveries([order, rest], locale)
        : [
            merged
              ? text('mail.orderEdited.merged', { id: merged })
              : text('mail.orderEdited.text'),
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
