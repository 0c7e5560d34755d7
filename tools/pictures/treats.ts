import { bite } from './bites'
import type { FlavourName, TreatsDrawing } from './drawing'
import { face } from './faces'
import { flavour } from './flavours'
import { SCHEMES, type Scheme, WOOD, WOOD_DARK } from './palettes'
import { at, bar, circle, ellipse, groundShadow, path, shade, shine, stroke } from './shapes'

interface Baked {
  readonly fill: string
  readonly dark: string
}

const BAKED: Partial<Record<FlavourName, Baked>> = {
  salmon: { fill: '#ee9a7e', dark: '#cf7558' },
  shrimp: { fill: '#f2a286', dark: '#d27a5c' },
  tuna: { fill: '#d8a98c', dark: '#b48365' },
  sardine: { fill: '#b59f8a', dark: '#8f7a67' },
  beef: { fill: '#a9573f', dark: '#833d2a' },
  lamb: { fill: '#c28a63', dark: '#9c6844' },
  cheese: { fill: '#f6cf6a', dark: '#d9a83a' },
  milk: { fill: '#fbf0d9', dark: '#e2cda3' },
  mint: { fill: '#8fcbaa', dark: '#5f9f7e' },
  pumpkin: { fill: '#e6a055', dark: '#c27c34' },
  date: { fill: '#c99359', dark: '#a06c38' },
}
const GOLDEN: Baked = { fill: '#dda35c', dark: '#b67d3a' }

/** One treat of a flavour, as {@link bite}. */
export function treat({ bite: name, flavour }: Pick<TreatsDrawing, 'bite' | 'flavour'>): string {
  return bite(name, BAKED[flavour] ?? GOLDEN)
}

type Content = Omit<TreatsDrawing, 'scheme'> & { readonly scheme: Scheme; readonly baked: Baked }

function piece(
  { bite: name, baked }: Content,
  x: number,
  y: number,
  scale: number,
  degrees = 0,
): string {
  return at(x, y, scale, bite(name, baked), degrees)
}

function spilled(content: Content): string {
  return (
    ellipse(118, 414, 52, 8, '#1f2a2e', 'opacity=".12"') +
    piece(content, 94, 398, 0.62, -14) +
    piece(content, 146, 404, 0.62, 20)
  )
}

function pouch(content: Content): string {
  const { scheme, pet } = content
  return [
    groundShadow(240, 402, 142),
    path(
      'M138 84C138 78 142 74 148 74H332C338 74 342 78 342 84C338 120 350 170 352 220C354 290 358 350 350 388C348 398 342 402 334 402H146C138 402 132 398 130 388C122 350 126 290 128 220C130 170 142 120 138 84Z',
      scheme.main,
    ),
    path(
      'M138 84C138 78 142 74 148 74H332C338 74 342 78 342 84C341 96 341 106 342 116H138C139 106 139 96 138 84Z',
      scheme.dark,
    ),
    `<circle cx="240" cy="90" r="8" fill="${scheme.light}" opacity=".7"/>`,
    stroke('M140 122H340', scheme.light, 3, 'opacity=".6"'),
    bar(240, 132, 96, 11, 5.5, '#fff', 'opacity=".9"'),
    at(226, 212, 0.74, face(pet, 'happy')),
    circle(314, 176, 30, '#fff', 'opacity=".92"'),
    at(314, 176, 0.42, flavour(content.flavour)),
    // The window with the treats.
    path(
      'M156 378C150 344 152 318 158 300C200 278 280 278 322 300C328 318 330 344 324 378C300 388 180 388 156 378Z',
      scheme.light,
    ),
    piece(content, 196, 318, 0.58, -24),
    piece(content, 252, 312, 0.58, 14),
    piece(content, 292, 334, 0.54, -40),
    piece(content, 226, 346, 0.62, 6),
    piece(content, 184, 358, 0.5, 34),
    piece(content, 278, 364, 0.56, -8),
    shade('M312 124H342C350 200 360 310 346 396H318C334 300 328 200 312 124Z', 0.08),
    shine('M150 130H161C150 200 144 300 148 384H138C132 300 138 200 150 130Z', 0.25),
    spilled(content),
  ].join('')
}

function jar(content: Content): string {
  const { scheme, pet } = content
  const rows: readonly (readonly [number, number, number])[] = [
    [172, 196, 24],
    [226, 188, -30],
    [284, 198, 40],
    [318, 222, -16],
    [160, 236, -40],
    [206, 226, 12],
    [262, 232, -8],
    [320, 262, 30],
    [158, 282, 18],
    [322, 306, -30],
    [160, 330, -20],
    [318, 350, 14],
    [170, 372, 10],
    [226, 376, -24],
    [282, 374, 22],
  ]
  return [
    groundShadow(240, 400, 130),
    path(
      'M140 156H340C356 164 362 180 362 196V372C362 392 350 402 332 402H148C130 402 118 392 118 372V196C118 180 124 164 140 156Z',
      '#fffdf8',
      'opacity=".78"',
    ),
    ...rows.map(([x, y, degrees]) => piece(content, x, y, 0.56, degrees)),
    path(
      'M140 156H340C356 164 362 180 362 196V372C362 392 350 402 332 402H148C130 402 118 392 118 372V196C118 180 124 164 140 156Z',
      '#bcd9dd',
      'opacity=".22"',
    ),
    bar(240, 104, 220, 54, 14, WOOD),
    bar(240, 146, 220, 12, 6, WOOD_DARK),
    stroke('M150 122H262M286 122H318', WOOD_DARK, 3, 'opacity=".5"'),
    bar(240, 88, 60, 22, 11, WOOD_DARK),
    circle(240, 292, 76, scheme.main),
    circle(240, 292, 66, scheme.light),
    at(240, 296, 0.58, face(pet, 'happy')),
    shine('M134 188C134 178 138 172 144 172H152V380H148C138 380 134 374 134 364Z', 0.6),
    spilled(content),
  ].join('')
}

function box(content: Content): string {
  const { scheme, pet } = content
  return [
    groundShadow(240, 402, 150),
    path('M330 112L372 96V380L330 402Z', scheme.dark),
    path('M128 112L172 96H372L330 112Z', scheme.light),
    path('M128 112H330V402H138C132 402 128 398 128 392Z', scheme.main),
    path(
      'M128 292C166 266 206 306 240 292S302 270 330 288V402H138C132 402 128 398 128 392Z',
      scheme.light,
    ),
    bar(229, 128, 96, 11, 5.5, '#fff', 'opacity=".9"'),
    at(229, 212, 0.76, face(pet, 'happy')),
    at(276, 340, 0.62, flavour(content.flavour)),
    piece(content, 184, 336, 0.66, -16),
    piece(content, 206, 372, 0.56, 18),
    shine('M138 124H148V388H138Z', 0.25),
    spilled(content),
  ].join('')
}

function tubes(content: Content): string {
  const { scheme, pet } = content
  const tube = (fill: string) =>
    [
      path('M-26 -146H26V-122H-26Z', scheme.dark),
      path('M-26 -122H26C28 -40 24 70 14 130H-14C-24 70 -28 -40 -26 -122Z', fill),
      path('M-14 130H14L8 146H-8Z', scheme.dark),
      path(
        'M-25 0C-10 -10 10 12 26 0C25 50 20 96 14 130H-14C-20 96 -25 50 -25 0Z',
        '#fff',
        'opacity=".55"',
      ),
      at(0, -58, 0.24, face(pet, 'happy')),
      at(0, 44, 0.34, flavour(content.flavour)),
      shine('M-20 -116H-13C-13 -40 -12 60 -8 124H-11C-18 60 -22 -40 -20 -116Z', 0.35),
    ].join('')
  return [
    groundShadow(240, 392, 150),
    at(140, 246, 1, tube(scheme.main), -13),
    at(344, 246, 1, tube(scheme.accent), 13),
    at(206, 240, 1, tube(scheme.main), -4),
    at(274, 240, 1, tube('#f2bd4b'), 4),
    path(
      'M196 398C200 374 222 372 232 362C236 352 246 350 248 360C262 368 286 376 288 398C280 408 204 408 196 398Z',
      content.baked.fill,
    ),
    shine('M212 390C214 378 228 378 236 370C234 380 222 384 218 394Z', 0.5),
  ].join('')
}

const FORMS: Record<TreatsDrawing['form'], (content: Content) => string> = {
  pouch,
  jar,
  box,
  tubes,
}

export function drawTreats(drawing: TreatsDrawing): string {
  return FORMS[drawing.form]({
    ...drawing,
    scheme: SCHEMES[drawing.scheme],
    baked: BAKED[drawing.flavour] ?? GOLDEN,
  })
}
