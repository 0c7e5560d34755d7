import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Webhook } from 'standardwebhooks'
import type { DeliveryProblem } from '#domain/webhooks.schema'
import { agentFor, isRefusedByAgent, looksPublic, type WebhookSettings } from './webhook-address'

const TIMEOUT_MILLISECONDS = 10_000

export interface WebhookMessage {
  readonly url: string
  readonly secret: string
  readonly messageId: string
  /** JSON. */
  readonly body: string
}

/** What became of an attempt: without a problem the message has arrived. */
export interface Attempt {
  readonly problem: DeliveryProblem | null
  readonly statusCode: number | null
}

/** The headers that say whose the message is and when it was sent. Source: standardwebhooks.com. */
function signed({ secret, messageId, body }: WebhookMessage, now: Date): Record<string, string> {
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(messageId, now, body),
  }
}

function problemOf(error: Error): DeliveryProblem {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  return isRefusedByAgent(error) ? 'notPublic' : 'unreachable'
}

/** Posts the message and returns the answer's status. It follows no redirection and reads no body. */
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
          ...signed(message, new Date()),
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

/** Tries once to deliver the message. It never throws. */
export async function sendWebhook(
  message: WebhookMessage,
  settings: WebhookSettings,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<Attempt> {
  if (!settings.mayBePrivate && !looksPublic(message.url)) {
    return { problem: 'notPublic', statusCode: null }
  }
  try {
    const statusCode = await post(message, settings, timeoutMilliseconds)
    const hasArrived = statusCode >= 200 && statusCode < 300
    return { problem: hasArrived ? null : 'status', statusCode }
  } catch (error) {
    return { problem: problemOf(error as Error), statusCode: null }
  }
}
