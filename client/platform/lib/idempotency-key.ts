/** A key for an order, which is placed once however often it is sent. */
export function newIdempotencyKey(): string {
  // Not randomUUID: browsers offer that only on https and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
