import ipaddr from 'ipaddr.js'

const MAX_LENGTH = 100
const SUBNET_GROUPS = 4

/** Some proxies append the port. */
function withoutPort(address: string): string {
  const [, host] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? []
  return host ?? address
}

/**
 * Returns the network by which a client is limited: its IPv4 address or, since providers assign whole
 * networks of IPv6 addresses to each customer, its /64. A text that is not an address, which only a proxy can
 * send, is used as it is.
 */
export function clientNetwork(address: string): string {
  const host = withoutPort(address)
  if (!ipaddr.isValid(host)) return host.slice(0, MAX_LENGTH)
  // Converts IPv4-mapped IPv6 addresses to IPv4.
  const parsed = ipaddr.process(host)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const prefix = parsed.parts.slice(0, SUBNET_GROUPS).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}
