import { BACKDROPS, type Backdrop, type Scheme } from './palettes'
import { bar, circle, ellipse, path, stroke } from './shapes'

const FLOOR_Y = 372

/** Hashes a text (FNV-1a), so that a picture is the same each time it is drawn. */
export function hashText(text: string): number {
  let seed = 2166136261
  for (const character of text) {
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return (seed ^ (seed >>> 15)) >>> 0
}

function floor(colour: string): string {
  return `<path d="M0 ${FLOOR_Y}H480V480H0Z" fill="${colour}"/>`
}

function sprig(x: number, y: number, colour: string, degrees: number): string {
  const leaf = 'M0 0C-13 -10 -13 -30 0 -42C13 -30 13 -10 0 0Z'
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${stroke('M0 0V-84', colour, 4)}${path(leaf, colour, 'transform="translate(0 -74)"')}${path(leaf, colour, 'transform="translate(0 -50) rotate(48)"')}${path(leaf, colour, 'transform="translate(0 -38) rotate(-48)"')}${path(leaf, colour, 'transform="translate(0 -20) rotate(56)"')}</g>`
}

function paw(x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) rotate(18) scale(${size})">${path('M0 -2C12 -2 20 10 18 18C16 25 7 22 0 22C-7 22 -16 25 -18 18C-20 10 -12 -2 0 -2Z', colour)}${ellipse(-20, -2, 6, 8, colour)}${ellipse(-8, -14, 6.5, 9, colour)}${ellipse(8, -14, 6.5, 9, colour)}${ellipse(20, -2, 6, 8, colour)}</g>`
}

const SETTINGS: readonly ((tint: Backdrop) => string)[] = [
  (tint) => floor(tint.floor) + circle(240, 226, 168, tint.shape),
  (tint) =>
    floor(tint.floor) + path('M92 372V206C92 118 158 60 240 60S388 118 388 206V372Z', tint.shape),
  (tint) =>
    path(
      'M244 54C332 44 424 100 430 204C436 306 392 420 262 428C140 434 52 366 50 256C48 142 140 66 244 54Z',
      tint.shape,
    ),
  (tint) =>
    floor(tint.floor) +
    circle(330, 160, 92, tint.shape) +
    path('M0 372V316C70 262 150 270 226 308C300 344 400 330 480 276V372Z', tint.shape),
  (tint) =>
    floor(tint.floor) +
    bar(240, 66, 300, 306, 36, tint.shape) +
    stroke('M240 66V372M90 214H390', tint.wall, 7),
  (tint) =>
    path(
      'M82 130C134 40 262 36 338 74C424 116 456 220 424 306C394 390 300 436 196 420C96 404 40 336 40 256C40 206 58 170 82 130Z',
      tint.shape,
    ),
]

const ORNAMENTS: readonly ((tint: Backdrop) => string)[] = [
  () => '',
  (tint) => sprig(66, 374, tint.floor, -8) + sprig(412, 374, tint.floor, 10),
  (tint) => paw(66, 92, 0.9, tint.shape) + paw(420, 84, 0.7, tint.shape),
  (tint) =>
    circle(62, 82, 13, tint.shape) +
    circle(424, 62, 19, tint.shape) +
    circle(434, 120, 8, tint.shape),
  (tint) => stroke('M44 70h30M59 55v30M416 92h22M427 81v22', tint.shape, 6),
]

/** The wall and floor behind a product of this scheme. */
export function backdrop(scheme: Scheme, seed: number): string {
  const tint = BACKDROPS[scheme.backdrops[seed % 3] ?? 'sand']
  const setting = SETTINGS[Math.floor(seed / 3) % SETTINGS.length]
  const ornament = ORNAMENTS[Math.floor(seed / 31) % ORNAMENTS.length]
  return `<path d="M0 0H480V480H0Z" fill="${tint.wall}"/>${setting?.(tint) ?? ''}${ornament?.(tint) ?? ''}`
}
