import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { isElsewhere, PICTURE_PROBLEMS, type PictureProblem } from '#domain/products/picture-fetch'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import type { Outbox } from '../../platform/database/events/outbox-dispatcher'
import { statement } from '../../platform/database/statements/statement'
import { announceProductChanges } from '../products/product-events'
import type { FetchError } from './fetch-picture'

// A row per address, however many products have the picture. It is waiting while it has a time of its next attempt,
// fetched once it has a picture, and has failed otherwise.

/** Problems that may pass. */
const PASSING: readonly PictureProblem[] = ['timeout', 'unreachable']
/** Statuses of a site that is busy or broken. */
const isPassingStatus = (status: number) => status === 408 || status === 429 || status >= 500
/** The delay after each failed attempt; after the last one, the picture cannot be fetched. */
const RETRY_DELAYS_SECONDS = [30, 5 * 60, 30 * 60] as const
/** Longer than fetching and storing some pictures takes. When a server crashes, another one fetches them after it. */
const LEASE_SECONDS = 5 * 60
/** Pictures that are listed with their problem. */
const MAX_PROBLEMS = 100

const IS_ELSEWHERE = `url ~* '^https?://'`

/** The pictures of all products that are on other sites; one has a row for each of its products. */
const ELSEWHERE = `SELECT id, name, url FROM products
     CROSS JOIN LATERAL unnest(image_url || more_image_urls) AS url WHERE ${IS_ELSEWHERE}`

// Repeated imports are one run as long as pictures are waiting: its progress is shown.
const queue = statement({
  name: 'pictureFetches.queue',
  sql: (urls: string) => `WITH latest AS (
       SELECT coalesce(max(run), 0) + (count(next_attempt_at) = 0)::int AS run FROM picture_fetches
     ), queued AS (
       INSERT INTO picture_fetches (url, host, run)
       SELECT url, lower(substring(url FROM '^[^/]*//([^/?#]*)')), run
       FROM (SELECT DISTINCT url FROM (${urls}) AS wanted WHERE ${IS_ELSEWHERE}) AS wanted, latest
       ORDER BY md5(url)
       ON CONFLICT (md5(url)) DO UPDATE SET run = excluded.run, attempts = 0, next_attempt_at = now(),
         image_url = NULL, problem = NULL, status_code = NULL
       WHERE picture_fetches.next_attempt_at IS NULL
       RETURNING 1
     )
     SELECT count(*)::int AS count, ${notify('picturesDue')} AS notified FROM queued`,
  row: z.object({ count: z.int(), notified: NOTIFIED }),
})

/** Has the pictures at these addresses fetched once the transaction commits. Addresses of the shop are ignored. */
export async function queuePictures(
  transaction: EntityManager,
  urls: readonly string[],
): Promise<void> {
  const elsewhere = urls.filter(isElsewhere)
  if (elsewhere.length > 0) {
    await queue(transaction, [elsewhere], 'SELECT unnest($1::text[]) AS url')
  }
}

/** Has all pictures of products fetched that are on other sites, also those that could not be fetched. */
export async function queueAllPictures(db: EntityManager): Promise<void> {
  await queue(db, [], ELSEWHERE)
}

const findFetched = statement({
  name: 'pictureFetches.findFetched',
  sql: `SELECT url, image_url AS "imageUrl" FROM picture_fetches
     WHERE md5(url) = ANY (ARRAY(SELECT md5(wanted) FROM unnest($1::text[]) AS wanted))
       AND image_url IS NOT NULL`,
  row: z.object({ url: z.string(), imageUrl: z.string() }),
})

/** The shop's own addresses of pictures that were fetched from these. */
export async function findFetchedPictures(
  db: EntityManager,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const elsewhere = urls.filter(isElsewhere)
  if (elsewhere.length === 0) return new Map()
  const rows = await findFetched(db, [elsewhere])
  return new Map(rows.map(({ url, imageUrl }) => [url, imageUrl]))
}

const readNextAttempts = statement({
  name: 'pictureFetches.readNextAttempts',
  sql: `SELECT host, (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::float8 AS wait
     FROM picture_fetches WHERE next_attempt_at IS NOT NULL GROUP BY host`,
  row: z.object({ host: z.string(), wait: z.number() }),
})

/** The pictures to be fetched, by host. */
export async function readPictureOutbox(db: EntityManager): Promise<Outbox<string>> {
  const rows = await readNextAttempts(db)
  const later = rows.filter(({ wait }) => wait > 0).map(({ wait }) => wait)
  return {
    queues: rows.filter(({ wait }) => wait <= 0).map(({ host }) => host),
    waitMilliseconds: later.length > 0 ? Math.min(...later) : null,
  }
}

/** A picture that this server fetches. */
export interface DuePicture {
  readonly id: number
  readonly url: string
  readonly host: string
  /** Including the current one. */
  readonly attempts: number
}

const claimDue = statement({
  name: 'pictureFetches.claimDue',
  // Locked ones are being claimed by another server.
  sql: `WITH due AS (
       SELECT id FROM picture_fetches WHERE host = $1 AND next_attempt_at <= now()
       ORDER BY next_attempt_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
     )
     UPDATE picture_fetches SET attempts = attempts + 1,
       next_attempt_at = now() + interval '${LEASE_SECONDS} seconds'
     FROM due WHERE picture_fetches.id = due.id
     RETURNING picture_fetches.id, url, host, attempts`,
  row: z.object({ id: z.int(), url: z.string(), host: z.string(), attempts: z.int() }),
})

/** Claims up to `limit` pictures of a host for this server. */
export const claimPictures = (
  db: EntityManager,
  host: string,
  limit: number,
): Promise<DuePicture[]> => claimDue(db, [host, limit])

const HAS_PICTURE = '(image_url = $1 OR more_image_urls @> ARRAY[$1])'

const forgetUnused = statement({
  name: 'pictureFetches.forgetUnused',
  sql: `DELETE FROM picture_fetches WHERE id = $2 AND url = $1
       AND NOT EXISTS (SELECT FROM products WHERE ${HAS_PICTURE}) RETURNING id`,
  row: z.object({ id: z.int() }),
})

/** Forgets the picture if no product has it any more: they were deleted, or have got others. */
export async function forgetUnusedPicture(
  db: EntityManager,
  { id, url }: DuePicture,
): Promise<boolean> {
  return (await forgetUnused(db, [url, id])).length > 0
}

const finish = statement({
  name: 'pictureFetches.finish',
  sql: `UPDATE picture_fetches SET image_url = $3, next_attempt_at = NULL, problem = NULL, status_code = NULL
     WHERE id = $1 AND attempts = $2 AND next_attempt_at IS NOT NULL RETURNING id`,
  row: z.object({ id: z.int() }),
})

const lockProducts = statement({
  name: 'pictureFetches.lockProducts',
  // In the order of their ids, like everywhere else.
  sql: `SELECT id FROM products WHERE ${HAS_PICTURE} ORDER BY id FOR NO KEY UPDATE`,
  row: z.object({ id: z.int() }),
})

// Two addresses can have had the same picture: a product has it once.
const replacePicture = statement({
  name: 'pictureFetches.replacePicture',
  sql: `UPDATE products SET version = version + 1,
       image_url = CASE WHEN image_url = $1 THEN $2 ELSE image_url END,
       more_image_urls = ARRAY(
         SELECT url FROM unnest(array_replace(more_image_urls, $1, $2)) WITH ORDINALITY AS more (url, place)
         WHERE url <> CASE WHEN image_url = $1 THEN $2 ELSE image_url END
         GROUP BY url ORDER BY min(place))
     WHERE id = ANY ($3::int[]) AND ${HAS_PICTURE}`,
})

/**
 * Gives the picture to all products that still have the address it was fetched from. Those whose owner has chosen
 * another picture meanwhile keep it.
 */
export async function finishPicture(
  db: EntityManager,
  { id, url, attempts }: DuePicture,
  imageUrl: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Products first, as imports lock them before they queue pictures.
    const ids = (await lockProducts(transaction, [url])).map((product) => product.id)
    if ((await finish(transaction, [id, attempts, imageUrl])).length === 0) return
    if (ids.length === 0) return
    await announceProductChanges(transaction, ids, () =>
      replacePicture(transaction, [url, imageUrl, ids]),
    )
  })
}

const fail = statement({
  name: 'pictureFetches.fail',
  sql: `UPDATE picture_fetches SET problem = $3, status_code = $4,
       next_attempt_at = now() + $5 * interval '1 second'
     WHERE id = $1 AND attempts = $2 AND next_attempt_at IS NOT NULL`,
})

const postponeHost = statement({
  name: 'pictureFetches.postponeHost',
  sql: `UPDATE picture_fetches SET next_attempt_at = now() + $2 * interval '1 second'
     WHERE id IN (SELECT id FROM picture_fetches
       WHERE host = $1 AND next_attempt_at <= now() ORDER BY id FOR UPDATE SKIP LOCKED)`,
})

/** Stores why a picture was not fetched, and when it is tried again. */
export async function failPicture(
  db: EntityManager,
  { id, host, attempts }: DuePicture,
  { problem, statusCode }: Pick<FetchError, 'problem' | 'statusCode'>,
): Promise<void> {
  const mayPass = PASSING.includes(problem) || (statusCode !== null && isPassingStatus(statusCode))
  const delay = mayPass ? RETRY_DELAYS_SECONDS[attempts - 1] : undefined
  await fail(db, [id, attempts, problem, statusCode, delay ?? null])
  // A site that asks for patience gets it for all of its pictures.
  if (statusCode === 429 || statusCode === 503) {
    await postponeHost(db, [host, RETRY_DELAYS_SECONDS[0]])
  }
}

const readCounts = statement({
  name: 'pictureFetches.readCounts',
  sql: `SELECT count(next_attempt_at)::int AS waiting,
       (count(image_url) FILTER (WHERE run = (SELECT max(run) FROM picture_fetches)))::int AS fetched
     FROM picture_fetches`,
  row: z.object({ waiting: z.int(), fetched: z.int() }),
})

const readElsewhere = statement({
  name: 'pictureFetches.readElsewhere',
  sql: `SELECT url, problem, status_code AS "statusCode", min(elsewhere.id) AS "productId",
       (array_agg(elsewhere.name ORDER BY elsewhere.id))[1] AS "productName"
     FROM (${ELSEWHERE}) AS elsewhere
     LEFT JOIN (SELECT url AS fetched_url, problem, status_code, next_attempt_at FROM picture_fetches) AS fetches
       ON md5(fetched_url) = md5(url)
     WHERE next_attempt_at IS NULL GROUP BY url, problem, status_code
     ORDER BY problem IS NULL, min(elsewhere.id), url`,
  row: z.object({
    url: z.string(),
    problem: z.enum(PICTURE_PROBLEMS).nullable(),
    statusCode: z.int().nullable(),
    productId: z.int(),
    productName: z.string(),
  }),
})

/** A picture that could not be fetched, and the first product that has it. */
export interface FailedPicture {
  readonly url: string
  readonly problem: PictureProblem
  readonly statusCode: number | null
  readonly productId: number
  readonly productName: string
}

export interface PictureFetchesView {
  /** Since pictures were last queued with none waiting. */
  readonly fetched: number
  readonly waiting: number
  readonly failed: number
  /** Of other sites that nobody has asked to fetch. */
  readonly elsewhere: number
  /** The first that have failed. */
  readonly problems: readonly FailedPicture[]
}

/** How far the fetching of pictures is. */
export async function readPictureFetches(db: EntityManager): Promise<PictureFetchesView> {
  const [counts] = await readCounts(db)
  const rows = await readElsewhere(db)
  const failed = rows.flatMap(({ problem, ...row }) => (problem ? [{ ...row, problem }] : []))
  return {
    fetched: counts?.fetched ?? 0,
    waiting: counts?.waiting ?? 0,
    failed: failed.length,
    elsewhere: rows.length - failed.length,
    problems: failed.slice(0, MAX_PROBLEMS),
  }
}
