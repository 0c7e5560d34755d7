import { encodeMessage } from '../validation/text.schema'

/** The shop's own accent: of buttons, links and prices (client/styles/tokens.css). */
export const DEFAULT_ACCENT = '#0f5c5c'

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5

/** Backgrounds behind text in the accent; text on the accent is white. */
const WHITE = '#ffffff'
const PAGE = '#fbf7f0'

/** How much of white or black a shade has. */
const TINT = 0.88
const DARK = 0.28

const COLOUR = /^#[0-9a-f]{6}$/i

/** Whether a text is a colour such as #0f5c5c. */
export function isColour(text: string): boolean {
  return COLOUR.test(text)
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function mix(colour: string, other: number, part: number): string {
  const mixed = channels(colour).map((channel) => Math.round(channel + (other - channel) * part))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Source: w3.org/TR/WCAG22, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export interface Accent {
  readonly base: string
  /** Under the pointer. */
  readonly dark: string
  /** A background for text in the accent's colour. */
  readonly tint: string
}

/** The shades of an accent. */
export function accentShades(colour: string): Accent {
  return { base: colour, dark: mix(colour, 0, DARK), tint: mix(colour, 255, TINT) }
}

/** The least contrast of an accent with what it is used on: white, the page and its own tint. */
export function accentContrast(colour: string): number {
  return Math.min(
    ...[WHITE, PAGE, accentShades(colour).tint].map((other) => contrast(colour, other)),
  )
}

/** A ratio as people write it, such as 4.5; never rounded up to a limit that it misses. */
export function formatContrast(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

/** Returns the problem of an accent as an encoded message; undefined if text in it, and white text on it, is readable. */
export function accentProblem(colour: string): string | undefined {
  const ratio = accentContrast(colour)
  if (ratio >= MIN_CONTRAST) return undefined
  return encodeMessage('invalid.contrast', {
    ratio: formatContrast(ratio),
    min: String(MIN_CONTRAST),
  })
}

/** The custom properties of a page with an accent; the doubled selector wins over the stylesheet's, in any order. */
export function accentCss(colour: string): string {
  const { base, dark, tint } = accentShades(colour)
  return `:root:root{--teal:${base};--teal-dark:${dark};--teal-tint:${tint}}`
}
