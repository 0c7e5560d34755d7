import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token of a link in a mail: 256 bits that only this shop can compute, from what the link is for. So it
 * is stored nowhere, and the same whenever the mail is sent.
 */
export function linkToken(secret: string, purpose: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(purpose)).digest('base64url')
}

export function isSameToken(token: string, expected: string): boolean {
  const [one, other] = [Buffer.from(token), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
