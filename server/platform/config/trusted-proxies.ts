import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/**
 * The reverse proxies whose X-Forwarded-For is believed: how many stand in front of the shop, or
 * their networks. Without one, the header is ignored.
 */
export type TrustedProxies = false | number | readonly string[]

/** Names that Fastify knows for networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

const CHOICES =
  'the number of proxies in front of the shop, such as 1, or their networks, such as 10.0.0.0/8,loopback'

function trustsEveryone(network: string): boolean {
  return ipaddr.isValidCIDR(network) && ipaddr.parseCIDR(network)[1] === 0
}

function isNetwork(text: string): boolean {
  return (
    NAMED_NETWORKS.includes(text) ||
    ipaddr.IPv6.isValid(text) ||
    ipaddr.IPv4.isValidFourPartDecimal(text) ||
    ipaddr.IPv6.isValidCIDR(text) ||
    ipaddr.IPv4.isValidCIDRFourPartDecimal(text)
  )
}

/** The setting TRUST_PROXY. */
export const trustedProxiesSchema = z
  .string()
  .transform((text, context): TrustedProxies => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (text === 'false' || text === '0') return false
    if (/^[1-9]$/.test(text)) return Number(text)
    const networks = text.split(',').map((network) => network.trim())
    if (text === 'true' || networks.some(trustsEveryone)) {
      return refuse(
        `cannot be ${text}, because clients could then choose their own IP address: set ${CHOICES}`,
      )
    }
    return networks.every(isNetwork) ? networks : refuse(`must be ${CHOICES}`)
  })
  .default(false)

/**
 * The option `trustProxy` of Fastify, which would ignore a number. Counted from the shop, the client's
 * address is the first one behind the trusted proxies.
 */
export function trustProxyOption(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies]
}

/** Warns once, at the first request, of a proxy that is not trusted: its clients share one limit. */
export function warnOfUntrustedProxy(app: FastifyInstance, proxies: TrustedProxies): void {
  if (proxies !== false) return
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      app.log.warn('X-Forwarded-For is ignored: if a proxy sends it, set TRUST_PROXY (see README)')
    }
    done()
  })
}
