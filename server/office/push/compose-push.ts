import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { roleMay } from '#domain/accounts/permissions'
import type { Role } from '#domain/accounts/roles'
import { type MessageKey, type MessageParameters, translate } from '#domain/messages'
import { isolate } from '#domain/messages/format-message'
import { LOCALE_SETTINGS, type Locale, localizePath } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import { piastresColumn } from '#domain/money/money.schema'
import { PUSH_KINDS, type PushKind, pushKindsOf } from '#domain/push/push'
import { statement } from '../../platform/database/statements/statement'
import type { DuePush } from './push-outbox.service'

/** A notification, as the service worker of the device shows it. */
export interface PushContent {
  readonly title: string
  readonly body?: string
  readonly lang: Locale
  readonly dir: 'ltr' | 'rtl'
  /** One with the same tag is replaced. */
  readonly tag: string
  /** The path that is opened. */
  readonly data: string
}

interface Reader {
  readonly role: Role
  readonly locale: Locale
}

type Notification = Pick<PushContent, 'title' | 'body' | 'data'>

const readTotal = statement({
  name: 'push.readTotal',
  sql: 'SELECT total_piastres::float8 AS "totalPiastres" FROM orders WHERE id = $1',
  row: z.object({ totalPiastres: piastresColumn }),
})

const readStock = statement({
  name: 'push.readStock',
  sql: 'SELECT name, name_ar AS "nameAr", stock FROM products WHERE id = $1',
  row: z.object({ name: z.string(), nameAr: z.string().nullable(), stock: z.int().nullable() }),
})

/** The list that several messages of a kind lead to. */
const LIST_OF_KIND: Readonly<Record<PushKind, string>> = {
  newOrder: '/adminorder',
  orderCancelled: '/adminorder',
  returnRequested: '/adminorder',
  lowStock: '/adminproducts',
}

/** Shows the total to roles that may see it. A locked screen shows the notification, so it says nothing else about the order. */
async function composeOrder(
  db: EntityManager,
  title: MessageKey,
  orderId: number,
  { role, locale }: Reader,
): Promise<Notification> {
  const [order] = roleMay(role, 'revenue.read') ? await readTotal(db, [orderId]) : []
  return {
    title: translate(title, { id: String(orderId) }, locale),
    ...(order && { body: formatPiastres(order.totalPiastres, locale) }),
    data: `/adminorder/${orderId}`,
  }
}

/** Null if it was restocked or deleted meanwhile. */
async function composeStock(
  db: EntityManager,
  productId: number,
  { role, locale }: Reader,
): Promise<Notification | null> {
  const [product] = await readStock(db, [productId])
  if (!product || product.stock === null) return null
  const name = isolate((locale === 'ar' && product.nameAr) || product.name, locale)
  return {
    title:
      product.stock === 0
        ? translate('push.soldOut', {}, locale)
        : translate('push.lowStock', { count: product.stock }, locale),
    body: name,
    data: roleMay(role, 'products.edit') ? `/updateproduct/${productId}` : LIST_OF_KIND.lowStock,
  }
}

function compose(
  db: EntityManager,
  { kind, subjectId }: Pick<DuePush, 'kind' | 'subjectId'>,
  reader: Reader,
): Promise<Notification | null> {
  if (kind === 'test' || subjectId === null) {
    const { locale } = reader
    return Promise.resolve({
      title: translate('push.test', {}, locale),
      body: translate('push.testText', {}, locale),
      data: '/adminaccount',
    })
  }
  if (kind === 'lowStock') return composeStock(db, subjectId, reader)
  return composeOrder(db, `push.${kind}`, subjectId, reader)
}

/** Several messages in one: how many there are of each kind. */
function summarize(messages: readonly Pick<DuePush, 'kind'>[], { locale }: Reader): Notification {
  const text = (key: MessageKey, parameters: MessageParameters) =>
    translate(key, parameters, locale)
  const kinds = PUSH_KINDS.filter((kind) => messages.some((message) => message.kind === kind))
  const counts = kinds.map((kind) =>
    text(`push.count.${kind}`, { count: messages.filter((one) => one.kind === kind).length }),
  )
  const [only] = kinds
  return {
    title: counts.join(`${LOCALE_SETTINGS[locale].comma} `),
    data: kinds.length === 1 && only ? LIST_OF_KIND[only] : '/adminDashboard',
  }
}

/**
 * Composes the notification of messages that are due together: one in full, several as a summary. Returns null if its
 * account may see none of them.
 */
export async function composePush(
  db: EntityManager,
  messages: readonly Pick<DuePush, 'kind' | 'subjectId'>[],
  reader: Reader,
): Promise<PushContent | null> {
  const allowed: readonly string[] = pushKindsOf(reader.role)
  const shown = messages.filter(({ kind }) => kind === 'test' || allowed.includes(kind))
  const tests = shown.filter(({ kind }) => kind === 'test')
  const others = shown.filter(({ kind }) => kind !== 'test')
  const [first] = others.length > 0 ? others : tests
  if (!first) return null
  const notification =
    others.length > 1 ? summarize(others, reader) : await compose(db, first, reader)
  if (!notification) return null
  const { locale } = reader
  return {
    ...notification,
    lang: locale,
    dir: LOCALE_SETTINGS[locale].direction,
    tag: others.length > 1 ? 'summary' : `${first.kind}-${first.subjectId}`,
    data: localizePath(notification.data, locale),
  }
}
