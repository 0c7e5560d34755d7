import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { inSpan } from '../../platform/database/connection/spans'
import {
  agentFor,
  looksPublic,
  NotPublicError,
  type OutboundSettings,
} from '../../platform/outbound/public-host'

export const TIMEOUT_MILLISECONDS = 10_000

interface Posted {
  readonly statusCode: number
  /** The header Retry-After, if there is one. */
  readonly retryAfter: string | undefined
}

interface PostOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

/**
 * Posts to an address that somebody has typed or a browser has named. Redirects are not followed and bodies not read.
 * Rejects if there is no response in time, and with a NotPublicError for a host that is not on the internet.
 */
export async function postToPublicHost(
  { url: address, headers, body }: PostOptions,
  settings: OutboundSettings,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<Posted> {
  if (!settings.allowsPrivate && !looksPublic(address)) {
    throw new NotPublicError('The address does not name a public host')
  }
  const url = new URL(address)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const post = () =>
    new Promise<Posted>((resolve, reject) => {
      request(
        url,
        {
          method: 'POST',
          agent: agentFor(url, settings),
          signal: AbortSignal.timeout(timeoutMilliseconds),
          headers: {
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Mishmish',
            ...headers,
          },
        },
        (response) => {
          resolve({
            statusCode: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
          })
          response.destroy()
        },
      )
        .on('error', reject)
        .end(body)
    })
  return inSpan('post', url.hostname, post)
}
