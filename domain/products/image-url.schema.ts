import { MAX_MORE_PICTURES, MAX_URL_LENGTH } from '../limits'
import { encodeMessage, requiredText } from '../validation/text.schema'
import { parseUrl } from '../validation/url'
import { z } from '../validation/zod'

/** Any host will do: pictures without one belong to the shop itself. */
const SHOP = 'https://shop.invalid'

/** Browsers also read `/\` as the start of another host's URL. */
function isPictureUrl(text: string): boolean {
  const url = parseUrl(text, SHOP)
  return url !== undefined && (!text.startsWith('/') || url.origin === SHOP)
}

const urlRule = encodeMessage('invalid.url')

const PICTURE_URL = /^(?:(?:https?:\/\/[^\s/]|\/(?!\/))\S*)?$/

/** The URL of a picture: absolute, or root-relative. */
export const imageUrlSchema = requiredText(MAX_URL_LENGTH)
  .regex(PICTURE_URL, urlRule)
  // Reported once, without `abort`, which would skip the rules about several fields.
  .refine((text) => !PICTURE_URL.test(text) || isPictureUrl(text), urlRule)

/** The pictures of a product after its first one, in order. */
export const moreImageUrlsSchema = z
  .array(imageUrlSchema, { error: encodeMessage('invalid.list') })
  .refine(
    (urls) => urls.length <= MAX_MORE_PICTURES,
    encodeMessage('invalid.tooManyPictures', { max: MAX_MORE_PICTURES + 1 }),
  )

export function hasRepeated(urls: readonly string[]): boolean {
  return new Set(urls).size < urls.length
}
