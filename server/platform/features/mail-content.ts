import type { EntityManager } from 'typeorm'
import type { Locale } from '#domain/messages/locale'
import type { PublicShop } from '#domain/settings/public-shop'
import type { RecipientsSetting } from '#domain/settings/settings'

/** A mail of the outbox that is about to be sent. */
export interface DueMail {
  readonly id: number
  /** The name of its definition, by which its feature composes it. */
  readonly kind: string
  /** Including the current one. */
  readonly attempts: number
  readonly data: unknown
  /** Of the request that caused it; null if none did. */
  readonly requestId: string | null
  readonly createdAt: Date
  /** When it was claimed for this attempt: the present time of the database, whose clock `createdAt` is from. */
  readonly claimedAt: Date
  /** The account that it is for; null if there is none, or if it was deleted. */
  readonly userId: number | null
  readonly firstName: string | null
  /** Whether the account has confirmed the address. Until then, a mail contains no text from the account. */
  readonly isConfirmed: boolean
  /** The address that it is sent to; null if there is no such account. */
  readonly to: string | null
  /** The language of the account. */
  readonly locale: Locale
}

interface Row {
  readonly name: string
  readonly amount: string
}

interface MailLink {
  readonly label: string
  readonly url: string
}

interface MailItem extends Row {
  readonly detail: string
  readonly link?: MailLink
  /** The absolute address of a JPEG for link previews: mail clients show neither SVG nor, everywhere, WebP. */
  readonly picture?: string | undefined
}

/** The content of a mail: plain text, which the template escapes. */
export interface MailContent {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly items?: readonly MailItem[]
  /** Below the items; the last one is the amount due. */
  readonly totals?: readonly Row[]
  readonly facts?: readonly { readonly name: string; readonly value: string }[]
  readonly button?: MailLink
  /** A link for others, below the button, and what it is for. */
  readonly share?: MailLink & { readonly text: string }
  /** Further links below the button, such as how to reach the shop. */
  readonly links?: readonly MailLink[]
  readonly note?: string
  /** Ends mails of this kind. */
  readonly stop?: MailLink
}

interface MailContext {
  readonly db: EntityManager
  /** For the tokens of links. */
  readonly secret: string
  /** The base of links, without a slash at the end. */
  readonly publicUrl: string
  /** Who the shop is, and when it delivers, in the mail's language. */
  readonly shop: PublicShop
  /** The address of a page in the mail's language. */
  pageUrl(path: string): string
}

/** Composes a mail; null if it is obsolete, such as after the account of its order was deleted. */
export type ComposeMail = (mail: DueMail, context: MailContext) => Promise<MailContent | null>

/** Purposes of mails. Each has its own limit, so that mails about orders cannot block a password reset. */
export type MailPurpose = 'account' | 'order' | 'product' | 'shop'

/** A kind of mail, declared by the feature that it is about. */
export interface MailDefinition {
  readonly purpose: MailPurpose
  readonly compose: ComposeMail
  /**
   * Somebody has asked for this one mail, perhaps without an account: too many at once wait instead of being dropped, and
   * the outbox forgets the address once the mail is sent.
   */
  readonly isOneTime?: true
  /** Of a mail to the owner: the setting that lists who gets it instead of the owner's account. */
  readonly recipients?: RecipientsSetting
}
