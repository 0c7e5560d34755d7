import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import type { PictureProblem } from '#domain/products/picture-fetch'
import {
  agentFor,
  isNotPublic,
  NotPublicError,
  namesPublicHost,
  type OutboundSettings,
} from '../../platform/outbound/public-host'

/** For all redirects and the whole body, so that neither a slow nor an endless one takes longer. */
const TIMEOUT_MILLISECONDS = 30_000
const MAX_REDIRECTS = 3
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308]
const GONE: readonly (number | undefined)[] = [404, 410]

export interface FetchSettings extends OutboundSettings {
  /** Servers that may be connected to nonetheless, as `host:port`; tests have theirs here. */
  readonly allowedHosts?: ReadonlySet<string>
}

/** The picture cannot be had, or not now. */
export class FetchError extends Error {
  override readonly name = 'FetchError'

  constructor(
    readonly problem: PictureProblem,
    readonly statusCode: number | null = null,
  ) {
    super(statusCode === null ? problem : `${problem} ${statusCode}`)
  }
}

/** The settings for a URL. Throws a NotPublicError for one that must not be connected to. */
function settingsFor(url: URL, { allowsPrivate, allowedHosts }: FetchSettings): OutboundSettings {
  if (!/^https?:$/.test(url.protocol)) throw new NotPublicError('Not an address of a web site')
  if (allowsPrivate || allowedHosts?.has(url.host)) return { allowsPrivate: true }
  // Other ports have services that are no web sites.
  if (url.port !== '' || !namesPublicHost(url)) throw new NotPublicError('Not a public web site')
  return { allowsPrivate: false }
}

function get(url: URL, settings: FetchSettings, signal: AbortSignal): Promise<IncomingMessage> {
  const agent = agentFor(url, settingsFor(url, settings))
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        agent,
        signal,
        // Credentials in an address are not passed on.
        auth: null,
        headers: {
          accept: 'image/avif,image/webp,image/*,*/*;q=0.5',
          // A compressed body could unpack to any size: pictures are compressed as they are.
          'accept-encoding': 'identity',
          'user-agent': 'Mishmish',
        },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

/** Reads a body up to the size of an upload. */
async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length']) > MAX_PICTURE_BYTES) {
    throw new FetchError('tooLarge')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_PICTURE_BYTES) throw new FetchError('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function follow(address: URL, settings: FetchSettings, signal: AbortSignal): Promise<Buffer> {
  let url = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await get(url, settings, signal)
    try {
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return await readBody(response)
      if (GONE.includes(statusCode)) throw new FetchError('notFound', statusCode)
      if (!REDIRECTS.includes(statusCode) || !headers.location) {
        throw new FetchError('status', statusCode)
      }
      // Checked like the first address before it is connected to.
      url = new URL(headers.location, url)
    } finally {
      response.destroy()
    }
  }
  throw new FetchError('redirects')
}

function toFetchError(error: unknown, { aborted }: AbortSignal): FetchError {
  if (error instanceof FetchError) return error
  if (error instanceof Error && isNotPublic(error)) return new FetchError('notPublic')
  return new FetchError(aborted ? 'timeout' : 'unreachable')
}

/**
 * Downloads a file of another site, of which nothing is known yet but its size. Throws a FetchError. Only hosts on
 * the internet are connected to, also by redirects.
 */
export async function fetchPicture(
  address: string,
  settings: FetchSettings,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  try {
    return await follow(new URL(address), settings, signal)
  } catch (error) {
    throw toFetchError(error, signal)
  }
}
