import dns from 'node:dns'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/** Where the shop may connect to on behalf of somebody. */
export interface OutboundSettings {
  /** Whether private addresses, such as localhost, may be connected to: only in development. */
  readonly allowsPrivate: boolean
}

/** The host of a URL without the brackets of IPv6 addresses and the last dot of full names. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/**
 * Whether a URL names a host that may be on the internet. A public name that resolves to a private address is
 * blocked by {@link agentFor}.
 */
export function namesPublicHost(url: URL): boolean {
  const host = hostOf(url)
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(localhost|local|internal|test|home\.arpa)$/.test(host)
}

/** Whether a URL uses https and does not name a private host. */
export function looksPublic(address: string): boolean {
  const url = new URL(address)
  return url.protocol === 'https:' && namesPublicHost(url)
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

const publicHttpAgent = new HttpAgent({ lookup: lookupPublic })
const publicHttpsAgent = new HttpsAgent({ lookup: lookupPublic })
const anyHttpAgent = new HttpAgent()
const anyHttpsAgent = new HttpsAgent()

/**
 * The agent for a URL. Unless private addresses are allowed, it checks what a name resolves to; an IP
 * address in the URL is for {@link namesPublicHost} to check.
 */
export function agentFor({ protocol }: URL, { allowsPrivate }: OutboundSettings): HttpAgent {
  if (protocol === 'https:') return allowsPrivate ? anyHttpsAgent : publicHttpsAgent
  return allowsPrivate ? anyHttpAgent : publicHttpAgent
}

/** Whether a connection was not made because its address is private. */
export function isNotPublic(error: Error): boolean {
  return error instanceof NotPublicError
}
