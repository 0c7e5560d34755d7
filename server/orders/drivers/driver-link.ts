import { type Locale, localizePath } from '#domain/messages/locale'
import { readId } from '#domain/validation/text.schema'
import { isSameToken, linkToken } from '../../accounts/accounts/link-token'
import { resource } from '../../platform/features/feature'
import { messageWriter, type WriteMessage } from '../../shop/shop/message-writer'
import type { DriverLinkEntity } from './driver-link.entity'

/** Drivers have no account, and so no language. */
const LOCALE_OF_DRIVERS: Locale = 'ar'

const TOKEN = /^(\d{1,10})\.([\w-]{1,100})$/

export type StoredDriverLink = Pick<DriverLinkEntity, 'courierId' | 'key'>

/** Makes and checks the links by which couriers see their parcels without an account. */
export interface DriverLinks {
  tokenOf(link: StoredDriverLink): string
  /** The courier that a token claims to be for; undefined if it is not a token. */
  courierOf(token: string): number | undefined
  /** Whether a token belongs to this link, and not to an earlier one. */
  isTokenOf(token: string, link: StoredDriverLink): boolean
  /** The page of a link. */
  urlOf(link: StoredDriverLink): string
  /** A message to the driver with the link. */
  messageOf(link: StoredDriverLink, name: string): Promise<string>
}

export function createDriverLinks(
  secret: string,
  publicUrl: () => string,
  write: WriteMessage,
): DriverLinks {
  const tokenOf = ({ courierId, key }: StoredDriverLink) =>
    `${courierId}.${linkToken(secret, ['drive', courierId, key])}`
  const urlOf = (link: StoredDriverLink) =>
    publicUrl() + localizePath(`/drive/${tokenOf(link)}`, LOCALE_OF_DRIVERS)
  return {
    tokenOf,
    urlOf,
    courierOf(token) {
      const [, courierId] = TOKEN.exec(token) ?? []
      return readId(courierId)
    },
    isTokenOf: (token, link) => isSameToken(token, tokenOf(link)),
    messageOf: (link, name) => write('drive', { name, link: urlOf(link) }, LOCALE_OF_DRIVERS),
  }
}

export const driverLinks = resource(({ jwtSecret, publicUrl, get }) =>
  createDriverLinks(jwtSecret, publicUrl, get(messageWriter)),
)
