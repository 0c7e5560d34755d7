import type { Contact } from '../contact'
import type { DaysOff } from '../delivery/days-off'
import type { OnlineWay } from '../payments/ways-to-pay'
import type { MenuCollection } from '../products/collections'

/** Who the shop is and when it delivers, in one language, as its pages show it. */
export interface ShopIdentity extends DaysOff {
  readonly name: string
  readonly about: string
  /** The owner's logo, in place of the shop's drawing. */
  readonly logoUrl?: string | undefined
  /** Whether a visitor may order without an email address. */
  readonly isEmailOptional?: true | undefined
  /** The ways to pay online that it offers, if any. */
  readonly onlineWays?: readonly OnlineWay[] | undefined
  /** The owner's collections in the menu, if there are any. */
  readonly collections?: readonly MenuCollection[] | undefined
}

/** Public part of the settings, in one language. */
export interface PublicShop extends ShopIdentity {
  readonly contact: Contact
  /** The owner's accent, in place of the stylesheet's. */
  readonly accentColor?: string | undefined
}
