import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import ipaddr from 'ipaddr.js'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import type { Env } from '../env'

/** Whether webhooks may target private addresses, such as localhost: only in development. */
export interface WebhookSettings {
  readonly allowsPrivate: boolean
}

export function webhookSettings({ mode }: Pick<Env, 'mode'>): WebhookSettings {
  return { allowsPrivate: mode === 'development' }
}

/**
 * Whether a URL uses https and does not name a private host. A public name that resolves to a
 * private address is blocked by {@link agentFor}.
 */
export function looksPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') return false
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(host)) return ipaddr.parse(host).range() === 'unicast'
  return host.includes('.') && !/\.(localhost|local|internal|test)$/.test(host)
}

const publicAgent = new RequestFilteringHttpsAgent()
const anyHttpAgent = new HttpAgent()
const anyHttpsAgent = new HttpsAgent()

/** The agent for a URL. Unless private addresses are allowed, it checks the resolved address. */
export function agentFor({ protocol }: URL, { allowsPrivate }: WebhookSettings): HttpAgent {
  if (!allowsPrivate) return publicAgent
  return protocol === 'https:' ? anyHttpsAgent : anyHttpAgent
}

/** Whether the agent blocked a connection to a private address. */
export function isBlockedByAgent(error: Error): boolean {
  return / is not allowed\. Because/.test(error.message)
}
