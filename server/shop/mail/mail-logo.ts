import { pictureAddress, pictureHash, pictureName } from '#domain/products/pictures'
import type { PublicShop } from '#domain/settings/public-shop'
import { parseUrl } from '#domain/validation/url'

const RASTER = /\.(?:jpe?g|png|gif|webp)$/i

/** In pixels; without a width the logo keeps its proportions. */
interface MailLogo {
  readonly url: string
  readonly width?: number
  readonly height: number
}

/** The owner's logo, or else the shop's own picture; undefined for one that mail clients do not show, such as an SVG. */
export function mailLogo({ logoUrl }: PublicShop, publicUrl: string): MailLogo | undefined {
  if (!logoUrl) return { url: `${publicUrl}/art/apple-touch-icon.png`, width: 40, height: 40 }
  const hash = pictureHash(logoUrl)
  if (hash) return { url: publicUrl + pictureAddress(pictureName(hash, 480)), height: 40 }
  const url = parseUrl(logoUrl, publicUrl)
  return url && RASTER.test(url.pathname) ? { url: url.href, height: 40 } : undefined
}
