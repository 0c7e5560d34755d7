import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { cairoDay, shiftDay, startOfCairoDay } from '#domain/delivery/cairo-day'
import { readId } from '#domain/validation/text.schema'
import { invalid } from '#domain/validation/validate'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import { getActiveCourier } from '../couriers/couriers.service'
import type { DriverLinks, StoredDriverLink } from './driver-link'
import { DriverLinkEntity } from './driver-link.entity'

/** A link as the owner sends it. */
export interface DriverLinkView {
  readonly url: string
  readonly message: string
  readonly expiresAt: Date
}

/** The end of the next day in Cairo. */
function expiryFrom(now: Date): Date {
  return startOfCairoDay(shiftDay(cairoDay(now), 2))
}

async function toView(
  links: DriverLinks,
  link: StoredDriverLink & Pick<DriverLinkEntity, 'expiresAt'>,
  name: string,
): Promise<DriverLinkView> {
  return {
    url: links.urlOf(link),
    message: await links.messageOf(link, name),
    expiresAt: link.expiresAt,
  }
}

/**
 * Makes the link of a courier, which works until the end of the next day; the one before it no longer does. Throws
 * NOT_FOUND, or CONFLICT if the courier is not active.
 */
export async function createDriverLink(
  db: EntityManager,
  links: DriverLinks,
  courierId: unknown,
): Promise<DriverLinkView> {
  const courier = await getActiveCourier(db, courierId)
  const link = db.create(DriverLinkEntity, {
    courierId: courier.id,
    key: randomUUID(),
    expiresAt: expiryFrom(new Date()),
  })
  await db.upsert(DriverLinkEntity, link, ['courierId'])
  return toView(links, link, courier.name)
}

const findLink = statement({
  name: 'drivers.findLink',
  sql: `SELECT courier_id AS "courierId", name, key, expires_at AS "expiresAt"
     FROM driver_links JOIN couriers ON couriers.id = courier_id
     WHERE courier_id = $1 AND expires_at > clock_timestamp() AND is_active`,
  row: z.object({ courierId: z.int(), name: z.string(), key: z.string(), expiresAt: z.date() }),
})

/** The link of a courier that works now; null if there is none. */
export async function findDriverLink(
  db: EntityManager,
  links: DriverLinks,
  courierId: unknown,
): Promise<DriverLinkView | null> {
  const [link] = await findLink(db, [readId(courierId) ?? null])
  return link ? toView(links, link, link.name) : null
}

/** The courier whose link works now. */
export interface Driver {
  readonly courierId: number
  readonly name: string
}

/** Returns the courier of a token; undefined if it is wrong, has expired or was replaced. */
export async function findDriver(
  db: EntityManager,
  links: DriverLinks,
  token: string,
): Promise<Driver | undefined> {
  const courierId = links.courierOf(token)
  const [link] = courierId === undefined ? [] : await findLink(db, [courierId])
  return link && links.isTokenOf(token, link) ? link : undefined
}

/** Returns the courier of a token. Whatever is wrong with it, throws the same INVALID. */
export async function getDriver(
  db: EntityManager,
  links: DriverLinks,
  token: string,
): Promise<Driver> {
  const driver = await findDriver(db, links, token)
  if (!driver) throw invalid([{ field: 'token', key: 'drive.linkInvalid' }])
  return driver
}

/** Deletes the links of days that have passed. */
export const deleteExpiredLinks = deletesOld('drivers.deleteExpiredLinks', {
  table: 'driver_links',
  where: 'expires_at <= now()',
})
