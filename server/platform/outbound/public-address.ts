import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The special-purpose ranges of IANA's registries, as of November 2026, and multicast. All of them are
 * excluded, even those that are globally reachable, such as AS112: no webhook is received there.
 * https://www.iana.org/assignments/iana-ipv4-special-registry
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** The only IPv6 addresses that are assigned for use on the internet. */
const GLOBAL_UNICAST_IPV6 = '2000::/3'

/** Exceptions inside the range above. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const specialIPv4 = SPECIAL_IPV4.map((range) => ipaddr.IPv4.parseCIDR(range))
const globalIPv6 = ipaddr.IPv6.parseCIDR(GLOBAL_UNICAST_IPV6)
const specialIPv6 = SPECIAL_IPV6.map((range) => ipaddr.IPv6.parseCIDR(range))

/** Whether an IP address belongs to a host on the internet: global unicast, outside the special ranges. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed instanceof ipaddr.IPv4
    ? !specialIPv4.some((range) => parsed.match(range))
    : parsed instanceof ipaddr.IPv6 &&
        parsed.match(globalIPv6) &&
        !specialIPv6.some((range) => parsed.match(range))
}
