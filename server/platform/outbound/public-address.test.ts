import ipaddr from 'ipaddr.js'
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address'

/** Every entry of IANA's special-purpose registries, and multicast. */
const SPECIAL = [
  '0.0.0.0/8',
  '0.0.0.0/32',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.0.0/29',
  '192.0.0.8/32',
  '192.0.0.9/32',
  '192.0.0.10/32',
  '192.0.0.170/32',
  '192.0.0.171/32',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.88.99.2/32',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
  '::1/128',
  '::/128',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001::/32',
  '2001:1::1/128',
  '2001:1::2/128',
  '2001:1::3/128',
  '2001:2::/48',
  '2001:3::/32',
  '2001:4:112::/48',
  '2001:10::/28',
  '2001:20::/28',
  '2001:30::/28',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

/** Ranges that no registry has assigned for use. */
const UNASSIGNED = ['::/3', '4000::/2', '8000::/1']

/** The first and the last address of a range. */
function endsOf(range: string): readonly string[] {
  const [address, bits] = ipaddr.parseCIDR(range)
  const first = address.toByteArray()
  const last = first.map((byte, index) => {
    const free = Math.min(Math.max(8 * (index + 1) - bits, 0), 8)
    return byte | (2 ** free - 1)
  })
  return [first, last].map((bytes) => ipaddr.fromByteArray(bytes).toString())
}

describe('An address is not public', () => {
  test.each([...SPECIAL, ...UNASSIGNED])('at both ends of %s', (range) => {
    for (const address of endsOf(range)) expect(isPublicAddress(address), address).toBe(false)
  })

  test.each([
    '::ffff:93.184.215.14',
    '::ffff:5db8:d70e',
    '::93.184.215.14',
    '64:ff9b::5db8:d70e',
    '2002:7f00:1::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    'fe80::1%eth0',
  ])('inside which another is embedded: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['', 'localhost', 'example.com', '1.2.3', '256.1.1.1', '2606:4700::1/128', 'x'])(
    'if it is not an address: %j',
    (text) => {
      expect(isPublicAddress(text)).toBe(false)
    },
  )
})

test.each([
  '1.0.0.0',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2000::',
  '2001:200::',
  '2001:db7:ffff:ffff::',
  '2001:db9::',
  '2003::',
  '2606:4700::1',
  '3fff:1000::',
])('%s, beside a special range, is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
