import type { FlavourName, WetFoodDrawing } from './drawing'
import { face } from './faces'
import { flavour } from './flavours'
import { SCHEMES, type Scheme, STEEL, STEEL_DARK, STEEL_LIGHT } from './palettes'
import type { PetName } from './pets'
import { at, bar, circle, ellipse, groundShadow, path, shade, shine, stroke } from './shapes'

interface Content {
  readonly pet: PetName
  readonly flavours: readonly FlavourName[]
  readonly scheme: Scheme
}

/** The ingredients on the floor next to the package. */
function ingredients(
  flavours: readonly FlavourName[],
  spots: readonly (readonly [number, number, number])[],
) {
  return flavours.map((name, index) => {
    const [x, y, scale] = spots[index] ?? [0, 0, 0]
    return (
      ellipse(x, y + 40 * scale, 52 * scale, 8 * scale, '#1f2a2e', 'opacity=".12"') +
      at(x, y, scale, flavour(name))
    )
  })
}

function canLid(y: number, rx: number, ry: number): string {
  return [
    ellipse(240, y, rx, ry, STEEL_DARK),
    ellipse(240, y - 5, rx, ry, STEEL),
    ellipse(240, y - 5, rx - 13, ry - 6, STEEL_LIGHT),
    ellipse(240, y - 4, rx - 26, ry - 12, STEEL),
    `<ellipse cx="240" cy="${y + 1}" rx="24" ry="8" fill="none" stroke="${STEEL_DARK}" stroke-width="5"/>`,
    circle(240, y - 10, 6, STEEL_DARK),
  ].join('')
}

function can({ pet, flavours, scheme }: Content): string {
  return [
    groundShadow(240, 398, 140, 18),
    path('M132 140V372C132 392 180 404 240 404S348 392 348 372V140Z', STEEL),
    path(
      'M132 164V360C132 380 180 392 240 392S348 380 348 360V164C348 180 300 190 240 190S132 180 132 164Z',
      scheme.main,
    ),
    path(
      'M132 318C160 300 196 340 240 326S318 300 348 320V360C348 380 300 392 240 392S132 380 132 360Z',
      scheme.dark,
    ),
    circle(240, 272, 78, scheme.light),
    at(240, 276, 0.68, face(pet)),
    shade('M312 180C326 176 348 172 348 164V372C348 384 330 392 312 397Z', 0.1),
    shine('M146 182C152 186 158 187 164 188V384C156 382 150 379 146 376Z', 0.25),
    canLid(144, 108, 27),
    ...ingredients(flavours, [
      [368, 386, 0.94],
      [112, 396, 0.72],
    ]),
  ].join('')
}

function flatCan({ pet, flavours, scheme }: Content): string {
  return [
    groundShadow(240, 382, 170, 20),
    path('M92 268V346C92 374 158 392 240 392S388 374 388 346V268Z', STEEL),
    path(
      'M92 284V338C92 366 158 384 240 384S388 366 388 338V284C388 312 322 330 240 330S92 312 92 284Z',
      scheme.main,
    ),
    shade('M338 319C366 310 388 298 388 284V346C388 358 370 370 338 379Z', 0.12),
    shine('M106 306C112 312 120 316 130 319V376C120 372 112 367 106 362Z', 0.25),
    ellipse(240, 266, 148, 64, STEEL_DARK),
    ellipse(240, 260, 148, 64, STEEL),
    ellipse(240, 258, 132, 54, scheme.dark),
    ellipse(240, 258, 122, 48, scheme.light),
    // The open lid with the animal.
    circle(240, 160, 112, STEEL),
    circle(240, 160, 102, scheme.main),
    circle(240, 160, 84, scheme.light),
    at(240, 166, 0.72, face(pet)),
    path(
      'M108 258C120 236 172 224 240 224S360 236 372 258C360 286 304 302 240 302S120 286 108 258Z',
      scheme.dark,
    ),
    path(
      'M124 262C134 240 178 232 240 232S346 240 356 262C340 284 300 294 240 294S140 284 124 262Z',
      '#d99a6c',
    ),
    ...[166, 214, 262, 308].map((x, index) =>
      bar(x, index % 2 ? 252 : 242, 44, 24, 9, index % 2 ? '#c9804f' : '#e8b186'),
    ),
    stroke('M196 280q12 -8 24 0M268 284q14 -6 26 -4', '#b96d3f', 5),
    ...ingredients(flavours, [
      [392, 386, 0.86],
      [96, 396, 0.72],
    ]),
  ].join('')
}

const POUCH =
  'M140 78H340C336 110 346 150 350 200C354 270 358 340 352 388C351 398 346 402 338 402H142C134 402 129 398 128 388C122 340 126 270 130 200C134 150 144 110 140 78Z'

function pouch({ pet, flavours, scheme }: Content): string {
  return [
    groundShadow(240, 402, 140),
    path(POUCH, scheme.main),
    path(
      'M128 388C124 350 124 316 126 284C170 262 200 300 246 286C292 272 318 258 354 274C356 316 356 352 352 388C351 398 346 402 338 402H142C134 402 129 398 128 388Z',
      scheme.light,
    ),
    path('M140 78H340C339 90 340 100 341 110H139C140 100 141 90 140 78Z', scheme.dark),
    stroke('M152 94H328', '#fff', 3, 'opacity=".35"'),
    path('M341 110l-12 7l11 7Z', scheme.light),
    bar(240, 124, 86, 11, 5.5, '#fff', 'opacity=".9"'),
    at(240, 216, 0.86, face(pet, 'happy')),
    ellipse(240, 366, 92, 20, '#fff'),
    ellipse(240, 362, 80, 14, scheme.dark, 'opacity=".2"'),
    ...flavours.map((name, index) =>
      at(
        flavours.length > 1 ? 204 + index * 76 : 240,
        336,
        flavours.length > 1 ? 0.66 : 0.9,
        flavour(name),
      ),
    ),
    shade('M312 110H341C348 190 360 310 348 396H316C332 300 328 200 312 110Z', 0.08),
    shine('M152 118H164C152 200 146 300 150 384H140C134 300 140 200 152 118Z', 0.28),
  ].join('')
}

function tray({ pet, flavours, scheme }: Content): string {
  return [
    groundShadow(240, 398, 160),
    path('M96 268H384L358 388C356 396 350 400 342 400H138C130 400 124 396 122 388Z', STEEL),
    path('M104 306H376L362 370C330 384 150 384 118 370Z', scheme.main),
    stroke(
      'M150 324L156 364M182 328L186 370M298 328L294 370M330 324L324 364',
      '#fff',
      4,
      'opacity=".25"',
    ),
    shade('M340 272H383L358 388C356 396 350 400 342 400H312Z', 0.12),
    bar(240, 252, 312, 24, 12, STEEL_LIGHT),
    bar(240, 266, 312, 10, 5, STEEL_DARK, 'opacity=".5"'),
    path(
      'M104 252C96 190 120 124 150 104C200 84 320 88 352 106C372 130 384 196 376 252Z',
      scheme.main,
    ),
    path('M352 106C364 86 388 84 396 100C402 116 388 128 366 130Z', scheme.dark),
    circle(232, 180, 72, scheme.light),
    at(232, 184, 0.66, face(pet)),
    shine(
      'M122 240C118 196 132 144 158 118C166 114 172 113 178 112C150 140 136 196 138 240Z',
      0.25,
    ),
    ...ingredients(flavours, [
      [366, 386, 0.9],
      [110, 398, 0.7],
    ]),
  ].join('')
}

function multipack(content: Content): string {
  const { pet, flavours, scheme } = content
  const peeking = (x: number, degrees: number, fill: string) =>
    at(
      x,
      170,
      1,
      path('M-48 -96H48C46 -60 54 0 54 80H-54C-54 0 -46 -60 -48 -96Z', fill) +
        path('M-48 -96H48L48 -78H-48Z', '#1f2a2e', 'opacity=".18"') +
        circle(0, -40, 20, '#fff', 'opacity=".5"'),
      degrees,
    )
  return [
    groundShadow(240, 402, 164),
    peeking(158, -8, '#6aaccb'),
    peeking(322, 8, '#e38a90'),
    peeking(240, 0, '#86ae84'),
    path('M98 196H382V388C382 396 376 402 368 402H112C104 402 98 396 98 388Z', scheme.main),
    path('M98 196H382L366 222H114Z', scheme.dark),
    path(
      'M98 338C150 312 200 352 250 336S342 318 382 334V388C382 396 376 402 368 402H112C104 402 98 396 98 388Z',
      scheme.light,
    ),
    circle(200, 296, 74, scheme.light),
    at(200, 300, 0.66, face(pet)),
    ...flavours.map((name, index) => at(318, 272 + index * 76, 0.74, flavour(name))),
    shade('M350 222H366L382 196V388C382 396 376 402 368 402H350Z', 0.1),
  ].join('')
}

const FORMS: Record<WetFoodDrawing['form'], (content: Content) => string> = {
  can,
  'flat-can': flatCan,
  pouch,
  tray,
  multipack,
}

export function drawWetFood(drawing: WetFoodDrawing): string {
  return FORMS[drawing.form]({ ...drawing, scheme: SCHEMES[drawing.scheme] })
}
