import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type MessageKey, type MessageParameters, translate } from '#domain/messages'
import { isolate } from '#domain/messages/format-message'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import { piastresColumn } from '#domain/money/money.schema'
import { asPiastres, type Piastres } from '#domain/money/units'
import type { ComposeMail, MailContent } from '../../platform/features/mail-content'
import { describeToShopper } from '../orders/events/order-mail-content'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { findReturn, type ReturnView } from './return-view'

const returnData = z.object({ returnId: z.int() })
const exchangeData = returnData.extend({ toRefundPiastres: piastresColumn })

const textIn =
  (locale: Locale) =>
  (key: MessageKey, parameters?: MessageParameters): string =>
    translate(key, parameters, locale)

function returnedItems({ items }: ReturnView, locale: Locale): readonly string[] {
  const text = textIn(locale)
  return items.map(({ name, nameAr, quantity, receivedQuantity }) => {
    const displayName = isolate((locale === 'ar' && nameAr) || name, locale)
    return text('mail.return.item', { name: displayName, quantity: receivedQuantity ?? quantity })
  })
}

/** The items and the reason of a return. */
function describe(view: ReturnView, locale: Locale): Pick<MailContent, 'facts'> {
  const text = textIn(locale)
  return {
    facts: [
      { name: text('mail.return.items'), value: returnedItems(view, locale).join('\n') },
      { name: text('mail.return.reason'), value: text(`return.reason.${view.reason}`) },
    ],
  }
}

interface Found {
  readonly view: ReturnView
  /** The number of the order. */
  readonly id: string
}

/** The return of a shopper's mail; null if its order no longer belongs to an account. */
async function find(
  db: EntityManager,
  data: unknown,
  userId: number | null,
): Promise<Found | null> {
  const view = userId === null ? null : await findReturn(db, returnData.parse(data).returnId)
  const order = view && (await findAdminOrder(db, view.orderId))
  return view && order?.customer ? { view, id: String(view.orderId) } : null
}

/** A mail to the shopper about a return, with what it says besides its subject. */
const toShopper =
  (
    subject: MessageKey,
    say: (view: ReturnView, text: ReturnType<typeof textIn>, locale: Locale) => readonly string[],
  ): ComposeMail =>
  async ({ data, userId, locale }, { db, pageUrl }) => {
    const text = textIn(locale)
    const found = await find(db, data, userId)
    if (!found) return null
    const { view, id } = found
    return {
      subject: text(subject, { id }),
      heading: text(subject, { id }),
      paragraphs: say(view, text, locale),
      ...describe(view, locale),
      button: { label: text('mail.seeOrder'), url: pageUrl(`/orders/${id}`) },
    }
  }

const answerOf = ({ answer }: ReturnView, locale: Locale) =>
  answer === null ? [] : [isolate(answer, locale)]

export const returnMails: Readonly<
  Record<
    | 'returnRequested'
    | 'returnAccepted'
    | 'returnDeclined'
    | 'returnReceived'
    | 'newReturn'
    | 'orderExchanged',
    ComposeMail
  >
> = {
  returnRequested: toShopper('mail.returnRequested.subject', (_view, text) => [
    text('mail.returnRequested.text'),
  ]),

  returnAccepted: toShopper('mail.returnAccepted.subject', (view, text, locale) => [
    text('mail.returnAccepted.text'),
    ...answerOf(view, locale),
  ]),

  returnDeclined: toShopper('mail.returnDeclined.subject', (view, text, locale) => [
    text('mail.returnDeclined.text'),
    ...answerOf(view, locale),
  ]),

  returnReceived: toShopper(
    'mail.returnReceived.subject',
    ({ refundPiastres, creditPiastres, refundNote }, text, locale) => [
      // The credit that has paid for an exchange is not refunded.
      refundPiastres !== null && refundPiastres > creditPiastres
        ? text('mail.returnReceived.text', {
            amount: formatPiastres(asPiastres(refundPiastres - creditPiastres), locale),
          })
        : text('mail.returnReceived.nothing'),
      ...(refundNote === null ? [] : [isolate(refundNote, locale)]),
    ],
  ),

  async orderExchanged(mail, context) {
    const { data, userId, locale } = mail
    const { db, pageUrl } = context
    const text = textIn(locale)
    const found = await find(db, data, userId)
    const exchange = found && (await findAdminOrder(db, found.view.exchangeOrderId))
    // Another mail has reported the outcome.
    if (!exchange || found.view.state !== 'accepted') return null
    const { toRefundPiastres } = exchangeData.parse(data)
    const { amountDuePiastres } = exchange
    const id = String(exchange.id)
    const amount = (piastres: Piastres) => ({ amount: formatPiastres(piastres, locale) })
    return {
      subject: text('mail.orderExchanged.subject', { id }),
      heading: text('mail.orderExchanged.subject', { id }),
      paragraphs: [
        text('mail.orderExchanged.text', {
          id: found.id,
          items: returnedItems(found.view, locale).join(`${LOCALE_SETTINGS[locale].comma} `),
        }),
        amountDuePiastres > 0
          ? text('mail.orderEdited.amount', amount(amountDuePiastres))
          : text('mail.orderHandedOver.paid'),
        ...(toRefundPiastres > 0
          ? [text('mail.orderExchanged.refund', amount(toRefundPiastres))]
          : []),
      ],
      ...(await describeToShopper(exchange, mail, context)),
      button: { label: text('mail.seeOrder'), url: pageUrl(`/orders/${id}`) },
    }
  },

  async newReturn({ data, userId, locale }, { db, pageUrl }) {
    const text = textIn(locale)
    const view = userId === null ? null : await findReturn(db, returnData.parse(data).returnId)
    // Answered in the meantime.
    if (view?.state !== 'requested') return null
    const id = String(view.orderId)
    const { facts = [] } = describe(view, locale)
    const note = view.note && { name: text('mail.return.note'), value: isolate(view.note, locale) }
    return {
      subject: text('mail.newReturn.subject', { id }),
      heading: text('mail.newReturn.subject', { id }),
      paragraphs: [text('mail.newReturn.text')],
      facts: note ? [...facts, note] : facts,
      button: { label: text('mail.newReturn.open'), url: pageUrl(`/adminorder?order=${id}`) },
    }
  },
}
