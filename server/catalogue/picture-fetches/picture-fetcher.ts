import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import type { PictureProblem } from '#domain/products/picture-fetch'
import { OutboxDispatcher } from '../../platform/database/events/outbox-dispatcher'
import type { PictureStorage } from '../pictures/picture-storage'
import { FetchError, type FetchSettings, fetchPicture } from './fetch-picture'
import {
  claimPictures,
  type DuePicture,
  failPicture,
  finishPicture,
  forgetUnusedPicture,
  readPictureOutbox,
} from './picture-fetches.service'

/** Pictures of one host that a server fetches at once: other sites are not to notice. */
const PER_HOST = 2
/** Hosts that a server fetches from at once: each download may take the size of an upload in memory. */
const limitHosts = pLimit(2)

/** Maps errors of the picture storage to problems of a fetch. */
const PROBLEMS: Readonly<Record<string, PictureProblem>> = {
  'invalid.pictureFile': 'tooLarge',
  'invalid.pictureTooLarge': 'tooManyPixels',
  'invalid.heicTooLarge': 'tooManyPixels',
  'invalid.pictureDamaged': 'damaged',
}

/** The problem of a picture that was refused; undefined for any other error. */
function problemOf(error: unknown): PictureProblem | undefined {
  if (!(error instanceof AppError) || error.code !== 'INVALID') return undefined
  const key = error.details.problems?.[0]?.key ?? ''
  return PROBLEMS[key] ?? 'notAPicture'
}

interface FetcherOptions {
  readonly db: EntityManager
  readonly storage: PictureStorage
  readonly settings: FetchSettings
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  readonly timeoutMilliseconds?: number
}

async function storeFrom(
  url: string,
  { storage, settings, timeoutMilliseconds }: FetcherOptions,
): Promise<string> {
  const bytes = await fetchPicture(url, settings, timeoutMilliseconds)
  // Imported on demand: sharp takes memory that most servers never need.
  const { storePicture } = await import('../pictures/pictures.service')
  try {
    return (await storePicture(storage, bytes)).imageUrl
  } catch (error) {
    const problem = problemOf(error)
    throw problem ? new FetchError(problem) : error
  }
}

async function fetchDue(picture: DuePicture, options: FetcherOptions): Promise<void> {
  const { db, log } = options
  if (await forgetUnusedPicture(db, picture)) return
  try {
    await finishPicture(db, picture, await storeFrom(picture.url, options))
  } catch (error) {
    // Anything else is of this server, such as a full disk: the lease ends, and the picture is fetched again.
    if (!(error instanceof FetchError)) throw error
    const { id, host } = picture
    const { problem, statusCode } = error
    log.warn({ picture: { id, host }, problem, statusCode }, 'A picture was not fetched')
    await failPicture(db, picture, error)
  }
}

/** Fetches the pictures that imported products have on other sites; each host has a queue of its own. */
export function createPictureFetcher(options: FetcherOptions): OutboxDispatcher<string> {
  const { db, log } = options
  return new OutboxDispatcher({
    name: 'picture',
    notifications: ['picturesDue'],
    log,
    read: () => readPictureOutbox(db),
    sendDue: (host) =>
      limitHosts(async () => {
        const due = await claimPictures(db, host, PER_HOST)
        const results = await Promise.allSettled(due.map((one) => fetchDue(one, options)))
        for (const result of results) if (result.status === 'rejected') throw result.reason
        return due.length
      }),
  })
}
