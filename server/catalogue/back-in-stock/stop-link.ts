import { isSameToken, linkToken } from '../../accounts/accounts/link-token'

const sign = (secret: string, email: string) => linkToken(secret, ['stopBackInStock', email])

/** The token of the link that stops the mails to an address. It names the address, which the shop may have forgotten. */
export function stopToken(secret: string, email: string): string {
  return `${Buffer.from(email).toString('base64url')}.${sign(secret, email)}`
}

/** The address that a token stops the mails to; undefined if this shop has not signed it. */
export function readStopToken(secret: string, token: string): string | undefined {
  const [encoded = '', signature = ''] = token.split('.')
  const email = Buffer.from(encoded, 'base64url').toString()
  return isSameToken(signature, sign(secret, email)) ? email : undefined
}
