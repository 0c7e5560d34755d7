import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Webhook } from 'standardwebhooks'
import type { DeliveryProblem } from '#domain/integrations/webhooks.schema'
import { agentFor, isBlockedByAgent, looksPublic, type WebhookSettings } from './webhook-address'

const TIMEOUT_MILLISECONDS = 10_000

export interface WebhookMessage {
  readonly url: string
  readonly secret: string
  readonly messageId: string
  /** JSON. */
  readonly body: string
}

/** The result of an attempt; without a problem the message was delivered. */
export interface Attempt {
  readonly problem: DeliveryProblem | null
  readonly statusCode: number | null
}

/** The headers that sign a message. Source: standardwebhooks.com. */
function signatureHeaders(
  { secret, messageId, body }: WebhookMessage,
  now: Date,
): Record<string, string> {
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(messageId, now, body),
  }
}

function problemOf(error: Error): DeliveryProblem {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  return isBlockedByAgent(error) ? 'notPublic' : 'unreachable'
}

/** Posts the message and returns the status. Redirects are not followed and bodies not read. */
function post(
  message: WebhookMessage,
  settings: WebhookSettings,
  timeoutMilliseconds: number,
): Promise<number> {
  const url = new URL(message.url)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        method: 'POST',
        agent: agentFor(url, settings),
        signal: AbortSignal.timeout(timeoutMilliseconds),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(message.body),
          'user-agent': 'Mishmish',
          ...signatureHeaders(message, new Date()),
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
      .on('error', reject)
      .end(message.body)
  })
}

/** Attempts to deliver a message once. It never throws. */
export async function sendWebhook(
  message: WebhookMessage,
  settings: WebhookSettings,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<Attempt> {
  if (!settings.allowsPrivate && !looksPublic(message.url)) {
    return { problem: 'notPublic', statusCode: null }
  }
  try {
    const statusCode = await post(message, settings, timeoutMilliseconds)
    const isDelivered = statusCode >= 200 && statusCode < 300
    return { problem: isDelivered ? null : 'status', statusCode }
  } catch (error) {
    return { problem: problemOf(error as Error), statusCode: null }
  }
}
