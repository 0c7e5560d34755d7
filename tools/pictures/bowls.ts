import { kibbles } from './bites'
import type { BowlDrawing } from './drawing'
import { face } from './faces'
import {
  KIBBLE,
  KIBBLE_DARK,
  SCHEMES,
  type Scheme,
  STEEL,
  STEEL_DARK,
  STEEL_LIGHT,
  WOOD,
  WOOD_DARK,
} from './palettes'
import { at, bar, circle, ellipse, groundShadow, path, shade, shine, stroke } from './shapes'

export const FOOD =
  ellipse(240, 246, 118, 26, KIBBLE_DARK) +
  Array.from({ length: 11 }, (_, index) =>
    circle(140 + index * 20, 240 - (index % 3) * 9, 17, index % 2 ? KIBBLE : KIBBLE_DARK),
  ).join('')
const WATER =
  ellipse(240, 248, 122, 26, '#8cc8e0') + ellipse(214, 244, 52, 8, '#fff', 'opacity=".5"')

/** A paw print, centred on 0,0. */
export function paw(fill: string): string {
  return (
    ellipse(0, 10, 22, 18, fill) +
    circle(-24, -10, 9, fill) +
    circle(-9, -22, 9, fill) +
    circle(9, -22, 9, fill) +
    circle(24, -10, 9, fill)
  )
}

/** A filled bowl in the middle of the floor. */
export function bowl(rim: string, body: string, inside: string, content: string): string {
  return [
    groundShadow(240, 388, 150),
    ellipse(240, 244, 158, 42, rim),
    ellipse(240, 246, 138, 32, inside),
    content,
    path(
      'M82 246Q96 352 130 382Q240 402 350 382Q384 352 398 246Q392 288 240 288Q88 288 82 246Z',
      body,
    ),
    shade('M300 284Q384 276 398 246Q384 352 350 382Q320 390 290 392Q330 340 300 284Z', 0.08),
  ].join('')
}

function slow({ main, dark, light }: Scheme): string {
  return [
    groundShadow(240, 388, 170),
    ellipse(240, 300, 172, 88, dark),
    ellipse(240, 280, 172, 88, main),
    ellipse(240, 280, 142, 68, light),
    stroke(
      'M140 280Q170 226 240 228Q320 230 318 280Q314 318 250 316Q206 314 208 282Q214 262 244 264',
      main,
      17,
    ),
    kibbles(306, 318),
    kibbles(170, 322),
  ].join('')
}

function raised(scheme: Scheme, twin: boolean): string {
  const dish = (x: number, content: string) =>
    ellipse(x, 222, 78, 24, STEEL) + ellipse(x, 222, 64, 17, STEEL_DARK) + content
  const centres = twin ? [150, 330] : [240]
  return [
    groundShadow(240, 402, 180),
    path('M70 250L96 396H124L132 290H348L356 396H384L410 250Z', WOOD_DARK),
    bar(240, 216, twin ? 372 : 340, 46, 20, WOOD),
    centres
      .map((x, index) =>
        dish(
          x,
          index
            ? ellipse(x, 222, 56, 13, '#8cc8e0')
            : ellipse(x, 220, 54, 14, KIBBLE) +
                circle(x - 18, 214, 10, KIBBLE_DARK) +
                circle(x + 14, 212, 11, KIBBLE_DARK),
        ),
      )
      .join(''),
    at(240, 330, 0.9, paw(scheme.main)),
  ].join('')
}

function fountain({ main, dark, light }: Scheme): string {
  return [
    groundShadow(240, 400, 150),
    path('M96 264H384L362 384Q240 408 118 384Z', main),
    ellipse(240, 264, 144, 40, dark),
    ellipse(240, 262, 126, 31, '#8cc8e0'),
    stroke('M240 258V150Q240 118 274 122Q306 128 304 166L300 250', light, 22),
    stroke('M302 190Q306 230 296 256', '#8cc8e0', 12),
    ellipse(206, 262, 40, 8, '#fff', 'opacity=".5"'),
    at(240, 342, 0.9, paw(light)),
  ].join('')
}

function folding(scheme: Scheme): string {
  return (
    bowl(scheme.dark, scheme.main, scheme.light, WATER) +
    stroke('M92 296Q240 336 388 296M104 332Q240 368 376 332', scheme.dark, 7) +
    path('M384 240Q440 236 436 284Q426 300 404 286Q414 262 382 262Z', scheme.accent)
  )
}

function twin({ main, dark, light }: Scheme): string {
  const dish = (x: number, content: string) =>
    ellipse(x, 262, 88, 30, dark) + ellipse(x, 262, 74, 22, light) + content
  return [
    groundShadow(240, 372, 190),
    path('M52 262Q60 340 88 360Q240 384 392 360Q420 340 428 262Z', main),
    dish(146, ellipse(146, 260, 58, 15, KIBBLE)),
    dish(334, ellipse(334, 262, 60, 15, '#8cc8e0')),
    at(240, 332, 0.8, paw(light)),
  ].join('')
}

/** A bowl, by its form. */
export function drawBowl({ form, pet, scheme: name }: BowlDrawing): string {
  const scheme = SCHEMES[name]
  const label = at(240, 338, 1, paw(scheme.light))
  switch (form) {
    case 'steel':
      return (
        bowl(STEEL_LIGHT, STEEL, STEEL_DARK, FOOD) +
        shine('M120 300Q132 356 150 372L172 376Q146 340 140 296Z', 0.6) +
        bar(240, 380, 240, 16, 8, scheme.main)
      )
    case 'ceramic':
      return bowl(scheme.light, scheme.main, scheme.dark, FOOD) + label
    case 'slow':
      return slow(scheme)
    case 'raised':
      return raised(scheme, false)
    case 'fountain':
      return fountain(scheme)
    case 'folding':
      return folding(scheme)
    case 'twin':
      return twin(scheme)
    case 'shallow':
      return (
        at(240, 172, 0.66, face(pet, 'happy')) +
        bowl(scheme.light, scheme.main, scheme.dark, WATER) +
        label
      )
    case 'stand':
      return raised(scheme, true)
  }
}
