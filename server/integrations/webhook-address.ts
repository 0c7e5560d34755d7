import dns from 'node:dns'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { resource } from '../feature'
import { isPublicAddress } from './public-address'

/** Whether webhooks and notifications may target private addresses, such as localhost: only in development. */
export interface WebhookSettings {
  readonly allowsPrivate: boolean
}

export const webhookSettings = resource(
  ({ env }): WebhookSettings => ({ allowsPrivate: env.mode === 'development' }),
)

/**
 * Whether a URL uses https and does not name a private host. A public name that resolves to a
 * private address is blocked by {@link agentFor}.
 */
export function looksPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') return false
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(localhost|local|internal|test|home\.arpa)$/.test(host)
}

/** The host has no address that may be connected to. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError'
}

/**
 * Resolves a name to its public addresses only. The connection uses exactly these addresses, so that a second
 * DNS response cannot replace them.
 */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const allowed = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = allowed
    if (!first) return done(new NotPublicError(`${hostname} has no public address`), [])
    if (options.all) done(null, allowed)
    else done(null, first.address, first.family)
  })
}

const publicAgent = new HttpsAgent({ lookup: lookupPublic })
const anyHttpAgent = new HttpAgent()
const anyHttpsAgent = new HttpsAgent()

/**
 * The agent for a URL. Unless private addresses are allowed, it checks what a name resolves to; an IP
 * address in the URL is for {@link looksPublic} to check.
 */
export function agentFor({ protocol }: URL, { allowsPrivate }: WebhookSettings): HttpAgent {
  if (!allowsPrivate) return publicAgent
  return protocol === 'https:' ? anyHttpsAgent : anyHttpAgent
}

/** Whether a connection was not made because its address is private. */
export function isNotPublic(error: Error): boolean {
  return error instanceof NotPublicError
}
