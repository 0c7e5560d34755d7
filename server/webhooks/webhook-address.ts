import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import ipaddr from 'ipaddr.js'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import type { Env } from '../env'

/** Whether webhooks may lead into this machine and its network: while developing they may. */
export interface WebhookSettings {
  readonly mayBePrivate: boolean
}

export function webhookSettings({ mode }: Pick<Env, 'mode'>): WebhookSettings {
  return { mayBePrivate: mode === 'development' }
}

/**
 * Whether the address, by its looks, leads through https out into the public internet. A name that
 * leads elsewhere is found out when it is looked up: see {@link agentFor}.
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

/** What connects to the address: without leave only to what the name service says is public. */
export function agentFor({ protocol }: URL, { mayBePrivate }: WebhookSettings): HttpAgent {
  if (!mayBePrivate) return publicAgent
  return protocol === 'https:' ? anyHttpsAgent : anyHttpAgent
}

/** Whether a connection failed because the agent did not let it out. */
export function isRefusedByAgent(error: Error): boolean {
  return / is not allowed\. Because/.test(error.message)
}
