import { accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'

/** The modes of libpq that pg can follow, and pg's own `no-verify`. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

const SSL_FILES = ['sslrootcert', 'sslcert', 'sslkey'] as const

/** Value of `sslrootcert` for the certificate authorities of the system. */
const SYSTEM_AUTHORITIES = 'system'

const SERVER_URL = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)((?:[/?#].*)?)$/s

/** The URL of each host that a URL of PostgreSQL lists, such as `postgres://user@one:5432,two:5432/shop`. */
export function splitHosts(url: string): readonly string[] {
  const [, start = '', hosts = '', rest = ''] = SERVER_URL.exec(url) ?? []
  return start ? hosts.split(',').map((host) => `${start}${host}${rest}`) : [url]
}

/** Splits a comma-separated list of URLs, each of which may contain commas itself. */
export function splitUrls(list: string): readonly string[] {
  return list
    .split(/,\s*(?=postgres(?:ql)?:\/\/)/)
    .map((url) => url.trim())
    .filter(Boolean)
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the problem of the parameters of a valid URL, or undefined. */
export function parameterProblem(url: string): string | undefined {
  const { searchParams: parameters } = new URL(splitHosts(url)[0] ?? url)
  const mode = parameters.get('sslmode')
  const authorities = parameters.get('sslrootcert')
  const session = parameters.get('target_session_attrs')
  if (mode && !SSL_MODES.includes(mode)) return `has an sslmode other than ${SSL_MODES.join(', ')}`
  if (mode === 'verify-ca' && (!authorities || authorities === SYSTEM_AUTHORITIES)) {
    return 'needs sslrootcert, the file of a certificate authority, for sslmode=verify-ca'
  }
  if (session && !['read-write', 'primary', 'any'].includes(session)) {
    return 'has a target_session_attrs other than read-write: the shop writes to this database'
  }
  const unreadable = SSL_FILES.find((name) => {
    const file = parameters.get(name)
    return file && file !== SYSTEM_AUTHORITIES && !isReadable(file)
  })
  return unreadable && `has an ${unreadable} that is not a readable file`
}

/**
 * The URL of a single host as pg reads it: with libpq's meaning of `sslmode`, which pg follows only on
 * request.
 */
export function toDriverUrl(url: string): string {
  const parsed = new URL(url)
  const { searchParams: parameters } = parsed
  const mode = parameters.get('sslmode')
  const isSystem = parameters.get('sslrootcert') === SYSTEM_AUTHORITIES
  if (!mode && !isSystem) return url
  if (isSystem) {
    parameters.delete('sslrootcert')
    parameters.set('sslmode', 'verify-full')
  }
  // libpq has no such mode.
  if (mode === 'no-verify') parameters.set('sslmode', 'require')
  parameters.set('uselibpqcompat', 'true')
  return parsed.href
}

/** Loopback, a socket, or a name without a domain, as containers on one machine have. */
function isOnThisMachine({ hostname, searchParams }: URL): boolean {
  const host = (searchParams.get('host') ?? decodeURIComponent(hostname)).replace(/^\[|\]$/g, '')
  if (isIP(host)) return /^127\.|^::1$/.test(host)
  return !host.includes('.')
}

type Encryption = 'none' | 'unverified' | 'verified'

function encryptionOf({ searchParams: parameters }: URL): Encryption {
  const mode = parameters.get('sslmode')
  const authorities = parameters.get('sslrootcert')
  if (authorities === SYSTEM_AUTHORITIES || mode === 'verify-ca' || mode === 'verify-full') {
    return 'verified'
  }
  if (mode === 'require' && authorities) return 'verified'
  if (mode) return mode === 'disable' ? 'none' : 'unverified'
  return ['true', '1'].includes(parameters.get('ssl') ?? '') ? 'verified' : 'none'
}

/** How connections of a setting can be read or taken over on their way to another machine; undefined if they cannot. */
export function encryptionNotice(setting: string, url: string): string | undefined {
  const remote = splitHosts(url)
    .map((one) => new URL(one))
    .filter((one) => !isOnThisMachine(one))
  const encryptions = remote.map(encryptionOf)
  if (encryptions.includes('none')) {
    return `${setting} leads to another machine without encryption: add sslmode=verify-full, and sslrootcert with the file of its certificate authority`
  }
  return encryptions.includes('unverified')
    ? `${setting} is encrypted, but anybody can pose as the database: use sslmode=verify-full, and sslrootcert with the file of its certificate authority`
    : undefined
}
