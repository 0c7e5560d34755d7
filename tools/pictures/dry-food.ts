import { kibbles } from './bites'
import type { DryFoodDrawing } from './drawing'
import { face } from './faces'
import { flavour } from './flavours'
import { SCHEMES, type Scheme } from './palettes'
import { at, bar, circle, groundShadow, path, shade, shine, stroke } from './shapes'

export interface Pack {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly outline: string
  readonly seal: string
}

export const PACKS: Record<DryFoodDrawing['form'], Pack> = {
  pouch: {
    left: 128,
    right: 352,
    top: 100,
    bottom: 398,
    outline:
      'M136 74H344C340 100 350 130 352 180C354 260 356 330 348 388C347 396 342 400 334 400H146C138 400 133 396 132 388C124 330 126 260 128 180C130 130 140 100 136 74Z',
    seal: 'M136 74H344C342 84 343 94 344 104H136C137 94 138 84 136 74Z',
  },
  sack: {
    left: 112,
    right: 368,
    top: 92,
    bottom: 400,
    outline:
      'M124 62L140 56L158 62L178 56L198 62L218 56L240 62L262 56L282 62L302 56L322 62L340 56L356 62C352 96 366 140 368 200C370 280 374 350 362 394C360 400 354 402 346 402H134C126 402 120 400 118 394C106 350 110 280 112 200C114 140 128 96 124 62Z',
    seal: 'M124 62L140 56L158 62L178 56L198 62L218 56L240 62L262 56L282 62L302 56L322 62L340 56L356 62C354 74 356 86 358 96H122C124 86 126 74 124 62Z',
  },
  box: {
    left: 128,
    right: 352,
    top: 96,
    bottom: 400,
    outline:
      'M128 90C128 82 134 78 140 78H340C346 78 352 82 352 90V392C352 398 348 402 342 402H138C132 402 128 398 128 392Z',
    seal: 'M128 90C128 82 134 78 140 78H340C346 78 352 82 352 90V108H128Z',
  },
}

function label(drawing: DryFoodDrawing, { left, right, bottom }: Pack, scheme: Scheme): string {
  const inset = 5
  const l = left + inset
  const r = right - inset
  const b = bottom
  switch (drawing.label) {
    case 'circle':
      return circle(240, 226, 92, scheme.light) + circle(240, 226, 81, '#fff', 'opacity=".45"')
    case 'arch':
      return path(
        `M${l + 22} ${b - 2}V234C${l + 22} 168 180 132 240 132S${r - 22} 168 ${r - 22} 234V${b - 2}Z`,
        scheme.light,
      )
    case 'wave':
      return path(
        `M${l} 268C${l + 46} 232 ${l + 78} 296 240 268C${r - 78} 240 ${r - 40} 296 ${r} 262C${r + 2} 310 ${r + 2} 350 ${r - 4} ${b - 8}H${l + 4}C${l - 2} 350 ${l - 2} 310 ${l} 268Z`,
        scheme.light,
      )
    case 'slant':
      return path(
        `M${l} 190L${r} 138C${r + 3} 220 ${r + 4} 310 ${r - 4} 318L${l} 354C${l - 3} 300 ${l - 3} 240 ${l} 190Z`,
        scheme.light,
      )
  }
}

export function seal(form: DryFoodDrawing['form'], scheme: Scheme, pack: Pack): string {
  if (form === 'sack') {
    return (
      path(pack.seal, scheme.dark) +
      stroke('M134 84H346', scheme.light, 3, 'stroke-dasharray="9 8"')
    )
  }
  if (form === 'pouch') {
    return path(pack.seal, scheme.dark) + stroke('M150 89H330', '#fff', 3, 'opacity=".35"')
  }
  return path(pack.seal, scheme.dark) + bar(240, 78, 64, 14, 7, scheme.light, 'opacity=".6"')
}

/** Draws bars in place of text, so that pictures need no translation. */
function placeholderText(scheme: Scheme, y: number): string {
  return bar(240, y, 92, 11, 5.5, '#fff', 'opacity=".9"') + circle(180, y + 5.5, 5.5, scheme.accent)
}

export function drawDryFood(drawing: DryFoodDrawing): string {
  const scheme = SCHEMES[drawing.scheme]
  const pack = PACKS[drawing.form]
  const [first, second] = drawing.flavours
  const plain = drawing.label === 'circle' || drawing.label === 'slant'
  const faceY = drawing.label === 'wave' ? 214 : drawing.label === 'slant' ? 248 : 230
  return [
    groundShadow(240, 402, 156),
    path(pack.outline, scheme.main),
    label(drawing, pack, scheme),
    seal(drawing.form, scheme, pack),
    placeholderText(scheme, 114),
    at(240, faceY, drawing.label === 'wave' ? 0.86 : 0.8, face(drawing.pet)),
    plain
      ? bar(240, 338, 150, 46, 23, scheme.dark, 'opacity=".28"')
      : bar(240, 338, 140, 46, 23, '#fff', 'opacity=".6"'),
    first ? at(second ? 208 : 240, 352, second ? 0.62 : 0.74, flavour(first), second ? -6 : 0) : '',
    second ? at(276, 354, 0.58, flavour(second), 6) : '',
    shade(
      `M${pack.right - 40} ${pack.top + 4}H${pack.right - 8}C${pack.right + 4} 200 ${pack.right + 4} 330 ${pack.right - 8} 396H${pack.right - 34}C${pack.right - 22} 320 ${pack.right - 24} 200 ${pack.right - 40} ${pack.top + 4}Z`,
      0.09,
    ),
    shine(
      `M${pack.left + 16} ${pack.top + 20}H${pack.left + 28}C${pack.left + 22} 200 ${pack.left + 20} 310 ${pack.left + 24} 380H${pack.left + 14}C${pack.left + 8} 300 ${pack.left + 8} 200 ${pack.left + 16} ${pack.top + 20}Z`,
      0.22,
    ),
    kibbles(drawing.label === 'slant' ? 120 : 362, 404),
  ].join('')
}
