import { Webhook } from 'standardwebhooks'
import type { DeliveryProblem } from '#domain/integrations/webhooks.schema'
import { isNotPublic } from '../../platform/outbound/public-host'
import { postToPublicHost, TIMEOUT_MILLISECONDS } from './post'
import type { WebhookSettings } from './webhook-address'

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
  return isNotPublic(error) ? 'notPublic' : 'unreachable'
}

/** Attempts to deliver a message once. It never throws. */
export async function sendWebhook(
  message: WebhookMessage,
  settings: WebhookSettings,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<Attempt> {
  try {
    const { url, body } = message
    const headers = { 'content-type': 'application/json', ...signatureHeaders(message, new Date()) }
    const { statusCode } = await postToPublicHost(
      { url, headers, body },
      settings,
      timeoutMilliseconds,
    )
    const isDelivered = statusCode >= 200 && statusCode < 300
    return { problem: isDelivered ? null : 'status', statusCode }
  } catch (error) {
    return { problem: problemOf(error as Error), statusCode: null }
  }
}
