import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type MessageKey, type MessageParameters, translate } from '#domain/messages'
import { isolate } from '#domain/messages/format-message'
import type { Locale } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import type { ComposeMail, MailContent } from '../mail/mail-content'
import { findAdminOrder } from '../orders/admin-orders.service'
import { findReturn, type ReturnView } from './return-view'

const returnData = z.object({ returnId: z.int() })

const textIn =
  (locale: Locale) =>
  (key: MessageKey, parameters?: MessageParameters): string =>
    translate(key, parameters, locale)

/** The items and the reason of a return. */
function describe({ items, reason }: ReturnView, locale: Locale): Pick<MailContent, 'facts'> {
  const text = textIn(locale)
  const lines = items.map(({ name, nameAr, quantity, receivedQuantity }) => {
    const displayName = isolate((locale === 'ar' && nameAr) || name, locale)
    return text('mail.return.item', { name: displayName, quantity: receivedQuantity ?? quantity })
  })
  return {
    facts: [
      { name: text('mail.return.items'), value: lines.join('\n') },
      { name: text('mail.return.reason'), value: text(`return.reason.${reason}`) },
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
    'returnRequested' | 'returnAccepted' | 'returnDeclined' | 'returnReceived' | 'newReturn',
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
    ({ refundPiastres, refundNote }, text, locale) => [
      refundPiastres
        ? text('mail.returnReceived.text', { amount: formatPiastres(refundPiastres, locale) })
        : text('mail.returnReceived.nothing'),
      ...(refundNote === null ? [] : [isolate(refundNote, locale)]),
    ],
  ),

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
