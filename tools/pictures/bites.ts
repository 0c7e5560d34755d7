import type { BiteName } from './drawing'
import { at, bar, circle, ellipse, path, shine, stroke } from './shapes'

interface Baked {
  readonly fill: string
  readonly dark: string
}

const BONE =
  'M-30 -10C-32 -24 -52 -26 -53 -12C-54 -6 -50 -2 -46 0C-50 2 -54 6 -53 12C-52 26 -32 24 -30 10H30C32 24 52 26 53 12C54 6 50 2 46 0C50 -2 54 -6 53 -12C52 -26 32 -24 30 -10Z'

const BITES: Record<BiteName, (baked: Baked) => string> = {
  bone: ({ fill, dark }) =>
    path(BONE, dark, 'transform="translate(0 5)"') +
    path(BONE, fill) +
    circle(-14, 0, 3, dark) +
    circle(14, 0, 3, dark),
  fish: ({ fill, dark }) =>
    path(
      'M-44 0C-34 -24 4 -28 22 -4L44 -20V20L22 6C4 28 -34 24 -44 0Z',
      dark,
      'transform="translate(0 5)"',
    ) +
    path('M-44 0C-34 -24 4 -28 22 -4L44 -20V20L22 6C4 28 -34 24 -44 0Z', fill) +
    circle(-24, -5, 4, dark) +
    stroke('M-8 -12q7 12 0 24', dark, 4),
  star: ({ fill, dark }) => {
    const star = 'M0 -34L10 -12L34 -10L16 7L22 31L0 18L-22 31L-16 7L-34 -10L-10 -12Z'
    const rounded = (colour: string) =>
      `stroke="${colour}" stroke-width="8" stroke-linejoin="round"`
    return (
      path(star, dark, `${rounded(dark)} transform="translate(0 5)"`) +
      path(star, fill, rounded(fill))
    )
  },
  strip: ({ fill, dark }) =>
    path(
      'M-56 -8C-36 -20 -16 2 6 -8C26 -17 42 -14 56 -10V12C38 4 26 8 8 16C-14 24 -36 6 -56 14Z',
      dark,
      'transform="translate(0 5)"',
    ) +
    path(
      'M-56 -8C-36 -20 -16 2 6 -8C26 -17 42 -14 56 -10V12C38 4 26 8 8 16C-14 24 -36 6 -56 14Z',
      fill,
    ) +
    stroke('M-44 2C-30 -4 -14 8 6 4C20 0 36 -4 46 0', dark, 3.5),
  cube: ({ fill, dark }) =>
    path('M-24 -12L2 -26L28 -12V16L2 30L-24 16Z', fill) +
    path('M2 2L28 -12V16L2 30Z', dark) +
    path('M-24 -12L2 -26L28 -12L2 2Z', '#fff', 'opacity=".35"'),
  ring: ({ fill, dark }) =>
    `<circle cy="5" r="22" fill="none" stroke="${dark}" stroke-width="17"/><circle r="22" fill="none" stroke="${fill}" stroke-width="17"/>` +
    stroke('M-17 -14A22 22 0 0 1 0 -22', '#fff', 5, 'opacity=".4"'),
  drop: ({ fill, dark }) =>
    ellipse(0, 6, 24, 20, dark) +
    path(
      'M-24 2C-24 -14 -8 -18 0 -30C6 -18 24 -14 24 2C24 16 12 21 0 21C-12 21 -24 16 -24 2Z',
      fill,
    ) +
    shine('M-14 -2C-12 -9 -6 -11 -2 -14C-2 -7 -10 -4 -11 3Z', 0.5),
  twist: ({ fill, dark }) =>
    bar(0, -14, 96, 28, 14, fill) +
    stroke('M-34 12L-22 -12M-14 12L-2 -12M6 12L18 -12M26 12L36 -10', dark, 6),
}

/** One treat, centred on 0,0 and at most 100 wide. */
export function bite(name: BiteName, baked: Baked): string {
  return BITES[name](baked)
}

/** Pieces of dry food on the floor around x,y. */
export function kibbles(x: number, y: number, fill = '#b9783f', dark = '#935a2c'): string {
  const piece =
    ellipse(0, 3, 12, 9, dark) +
    ellipse(0, 0, 12, 9, fill) +
    ellipse(-3, -3, 4, 2, '#fff', 'opacity=".35"')
  const spots: readonly (readonly [number, number])[] = [
    [-30, 4],
    [0, 8],
    [29, 2],
    [-15, -8],
    [15, -9],
  ]
  return spots.map(([dx, dy]) => at(x + dx, y + dy, 1, piece, dx)).join('')
}
