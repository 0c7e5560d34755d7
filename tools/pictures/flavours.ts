import type { FlavourName } from './drawing'
import { INK } from './palettes'
import { at, bothSides, circle, ellipse, path, shine, stroke } from './shapes'

function fish(body: string, belly: string): string {
  return [
    path('M26 0C40 -10 52 -22 58 -24C62 -12 58 -6 54 0C58 6 62 12 58 24C52 22 40 10 26 0Z', body),
    path('M-8 -24C0 -40 18 -38 22 -36L14 -16Z', body),
    path(
      'M-56 2C-44 -22 -16 -30 8 -22C24 -17 34 -8 40 0C32 10 22 18 8 22C-16 30 -44 24 -56 2Z',
      body,
    ),
    path('M-53 6C-30 14 10 12 36 5C28 13 20 18 8 22C-16 29 -42 24 -53 6Z', belly),
    stroke('M-24 -20C-16 -8 -16 6 -24 19', belly, 4),
    circle(-38, -5, 5.5, '#fff'),
    circle(-38, -5, 3, INK),
    stroke('M-4 -10q6 4 2 10M12 -8q6 4 2 9', belly, 3.5),
  ].join('')
}

function drumstick(meat: string, dark: string): string {
  return [
    stroke('M14 20L40 44', '#fbf1e0', 14),
    circle(46, 40, 9, '#fbf1e0'),
    circle(38, 50, 9, '#fbf1e0'),
    path(
      'M-44 -30C-30 -56 10 -50 24 -22C34 -2 30 24 22 32C8 34 -18 34 -36 16C-50 2 -54 -14 -44 -30Z',
      meat,
    ),
    path('M24 -22C34 -2 30 24 22 32C8 34 -18 34 -36 16C-10 22 18 14 24 -22Z', dark),
    shine('M-34 -24C-26 -38 -8 -40 2 -34C-10 -34 -24 -28 -30 -14C-36 -14 -37 -19 -34 -24Z', 0.45),
  ].join('')
}

function steak(meat: string, fat: string): string {
  return [
    path(
      'M-50 4C-52 -26 -26 -44 4 -40C34 -38 58 -22 54 2C50 26 30 24 14 32C-6 42 -48 38 -50 4Z',
      fat,
    ),
    path(
      'M-40 4C-42 -18 -22 -33 4 -30C28 -28 46 -18 44 0C41 16 24 16 10 23C-8 31 -38 28 -40 4Z',
      meat,
    ),
    circle(-18, 2, 9, fat),
    circle(-18, 2, 4, '#d8b79b'),
    stroke('M4 -16q12 -2 20 6M2 8q10 -2 16 -6', fat, 4),
  ].join('')
}

function bird(body: string, wing: string, beak: string): string {
  return [
    path(
      'M-46 -34C-42 -54 -14 -54 -12 -32C-11 -16 4 -14 22 -18C36 -20 48 -28 54 -34C58 -6 44 32 4 34C-34 34 -44 8 -40 -14C-42 -20 -48 -26 -46 -34Z',
      body,
    ),
    path('M-4 -2C12 -8 32 -6 40 -8C38 12 20 22 4 16C-4 12 -8 4 -4 -2Z', wing),
    path('M-45 -38L-64 -31L-44 -25Z', beak),
    circle(-31, -37, 4, INK),
  ].join('')
}

function pumpkin(): string {
  return [
    stroke('M0 -26C0 -40 8 -44 14 -46', '#5f8a66', 8),
    bothSides(ellipse(28, 6, 24, 31, '#e08a3c')),
    bothSides(ellipse(13, 6, 18, 33, '#ec9c4b')),
    ellipse(0, 6, 11, 34, '#f6b064'),
    stroke('M0 -26C-10 -34 -26 -30 -28 -40', '#86ae84', 4),
  ].join('')
}

function root(skin: string, line: string): string {
  return [
    path('M34 -34C26 -52 44 -58 46 -46C56 -58 66 -42 52 -34C60 -26 48 -20 40 -26Z', '#86ae84'),
    path(
      'M42 -32C50 -16 30 4 6 20C-14 34 -42 48 -48 44C-52 38 -36 12 -20 -8C-2 -30 30 -46 42 -32Z',
      skin,
    ),
    stroke('M10 -22l8 8M-10 -4l10 10M-22 16l8 7', line, 4),
  ].join('')
}

function prawn(): string {
  return [
    path(
      'M30 -36C-6 -50 -44 -22 -40 12C-37 38 -8 48 12 40C10 32 4 28 -2 24C-16 22 -22 10 -14 -2C-4 -18 18 -18 34 -18C42 -22 40 -33 30 -36Z',
      '#f08f72',
    ),
    path('M10 40C24 34 36 40 42 50C30 54 16 54 10 40Z', '#d9704f'),
    stroke(
      'M2 -40C4 -30 4 -24 2 -17M-22 -28C-16 -22 -14 -16 -12 -8M-39 -4C-32 -2 -24 2 -17 6M-32 26C-26 24 -20 20 -14 17M-10 41C-8 35 -6 30 -4 24',
      '#fbd0bd',
      4,
    ),
    stroke('M36 -30C48 -44 56 -34 60 -26M36 -26C46 -30 52 -20 52 -12', '#d9704f', 3),
    circle(24, -29, 3.5, INK),
  ].join('')
}

function rice(): string {
  const grain = 'M0 0C-9 -6 -9 -18 0 -25C9 -18 9 -6 0 0Z'
  const stem = [0, 1, 2]
    .map((row) =>
      at(
        0,
        -8 - row * 20,
        1,
        path(grain, '#e3bd62', 'transform="rotate(42)"') +
          path(grain, '#eccb7c', 'transform="rotate(-42)"'),
      ),
    )
    .join('')
  const ear = stroke('M0 52V-50', '#b8933f', 4) + stem + at(0, -48, 1, path(grain, '#eccb7c'))
  return at(-14, 4, 0.86, ear, -12) + at(20, 8, 0.76, ear, 16)
}

function milk(): string {
  return [
    path(
      'M-22 -50H22V-34C22 -26 34 -16 34 0V46C34 52 30 54 26 54H-26C-30 54 -34 52 -34 46V0C-34 -16 -22 -26 -22 -34Z',
      '#e8f1f5',
    ),
    path('M-34 6C-14 -2 12 14 34 6V46C34 52 30 54 26 54H-26C-30 54 -34 52 -34 46Z', '#fff'),
    path('M-25 -58H25V-42H-25Z', '#6aaccb'),
    stroke('M-22 -8v40', '#cfe0e8', 5),
  ].join('')
}

function cheese(): string {
  return [
    path('M-52 8L22 -34C42 -32 54 -14 54 8Z', '#f9d774'),
    path('M-52 8H54V38H-52Z', '#efbd4a'),
    circle(-22, 22, 9, '#d9a233'),
    circle(22, 28, 7, '#d9a233'),
    ellipse(20, -10, 12, 7, '#e8b645'),
    path('M54 14A9 9 0 0 0 54 32Z', '#d9a233'),
  ].join('')
}

function mint(): string {
  const leaf = 'M0 50C-34 34 -38 -14 0 -50C38 -14 34 34 0 50Z'
  const veined =
    path(leaf, '#5aa887') +
    stroke('M0 40V-36M0 20L-16 6M0 20L16 6M0 -2L-14 -14M0 -2L14 -14', '#a9dcc4', 3.5)
  return at(-20, 8, 0.8, veined, -38) + at(24, 6, 0.8, veined, 36) + at(2, -4, 0.78, veined)
}

function date(): string {
  const fruit =
    ellipse(0, 0, 19, 34, '#8f4f31') +
    shine('M-10 -14C-10 -24 -2 -28 2 -27C-3 -20 -5 -6 -5 6C-10 2 -11 -6 -10 -14Z', 0.3) +
    ellipse(0, -31, 8, 5, '#d9a05b')
  return at(-22, 10, 1, fruit, -24) + at(24, 10, 1, fruit, 26)
}

function peanut(): string {
  return [
    path(
      'M-34 -40C-14 -56 14 -40 12 -18C10 -4 28 -6 38 8C52 28 34 52 10 46C-8 42 -6 22 -20 14C-46 4 -54 -24 -34 -40Z',
      '#d9a766',
    ),
    stroke('M-26 -28q8 -6 16 -2M-24 -8q10 4 20 -2M10 16q10 -2 16 4M10 34q10 4 16 -2', '#b98446', 4),
  ].join('')
}

const MOTIFS: Record<FlavourName, () => string> = {
  salmon: () => fish('#ef8e78', '#fbd3c4'),
  whitefish: () => fish('#7fb0c8', '#dcebf2'),
  tuna: () => fish('#4a7f9b', '#c4d9e3'),
  sardine: () => fish('#93a8b2', '#e6ecef'),
  shrimp: prawn,
  chicken: () => drumstick('#e0974f', '#c97d38'),
  turkey: () => drumstick('#c47a45', '#a66031'),
  duck: () => bird('#f3d9a4', '#dfb974', '#e58a3d'),
  beef: () => steak('#c9594f', '#fbe3d6'),
  lamb: () => steak('#d98078', '#fcefe3'),
  pumpkin,
  carrot: () => root('#ee8a44', '#cf6e2e'),
  'sweet-potato': () => root('#c56a56', '#9f4d3f'),
  rice,
  milk,
  cheese,
  mint,
  date,
  peanut,
}

/** The ingredient, centred on 0,0 and about 110 wide. */
export function flavour(name: FlavourName): string {
  return MOTIFS[name]()
}
