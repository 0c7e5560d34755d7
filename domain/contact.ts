/** How to reach the shop, in one language. Unknown details are omitted. */
export interface Contact {
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly address?: string | undefined
  readonly hours?: string | undefined
  /** With its country code, in digits alone. */
  readonly whatsAppNumber?: string | undefined
}
