import type { LitterDrawing } from './drawing'
import { face } from './faces'
import { INK, SCHEMES, type Scheme } from './palettes'
import { at, bar, circle, ellipse, groundShadow, path, shade, shine, stroke } from './shapes'

const GRAINS: Record<LitterDrawing['grain'], readonly [string, string]> = {
  clay: ['#cfc4b4', '#b3a694'],
  lavender: ['#c9b8e0', '#a58cc8'],
  crystal: ['#cfe8f4', '#8cc8e0'],
  wood: ['#dfb987', '#b98a56'],
  tea: ['#b8cf9a', '#86a866'],
}

function heap(grain: LitterDrawing['grain'], x: number, y: number, width: number): string {
  const [light, dark] = GRAINS[grain]
  const grains = Array.from({ length: 14 }, (_, index) => {
    const offset = ((index * 37) % 100) / 100 - 0.5
    return circle(
      x + offset * width,
      y - 6 - ((index * 13) % 22) * (1 - Math.abs(offset) * 1.4),
      8,
      index % 2 ? light : dark,
    )
  })
  return ellipse(x, y, width / 2, 14, dark) + grains.join('')
}

function bag({ main, dark, light }: Scheme, { grain, pet }: LitterDrawing): string {
  return [
    groundShadow(240, 404, 150),
    path('M128 112Q240 90 352 112L368 392Q240 412 112 392Z', main),
    path('M128 112Q240 90 352 112L354 152Q240 132 126 152Z', dark),
    shine('M140 160H162L154 388Q142 386 136 384Z', 0.2),
    shade('M330 150L354 152L368 392Q348 398 334 400Z', 0.1),
    circle(240, 242, 84, light),
    at(240, 244, 0.76, face(pet)),
    heap(grain, 240, 372, 150),
    heap(grain, 386, 404, 90),
  ].join('')
}

function carton({ main, dark, light }: Scheme, { grain, pet }: LitterDrawing): string {
  return [
    groundShadow(240, 402, 160),
    path('M120 150H320V396H120Z', main),
    path('M320 150L374 126V374L320 396Z', dark),
    path('M120 150L174 126H374L320 150Z', light),
    stroke('M186 138Q220 84 262 138', dark, 12),
    circle(220, 256, 74, light),
    at(220, 258, 0.66, face(pet)),
    heap(grain, 220, 380, 130),
  ].join('')
}

function hooded({ main, dark, light }: Scheme, { pet }: LitterDrawing): string {
  return [
    groundShadow(240, 402, 176),
    path('M84 288C84 140 170 104 240 104C310 104 396 140 396 288Z', light),
    path('M164 288C164 206 200 176 240 176C280 176 316 206 316 288Z', INK, 'opacity=".72"'),
    at(240, 262, 0.56, face(pet)),
    path('M72 288H408L388 388Q240 404 92 388Z', main),
    bar(240, 278, 352, 26, 13, dark),
    bar(240, 86, 90, 20, 10, dark),
  ].join('')
}

function tray({ main, dark }: Scheme, { grain }: LitterDrawing): string {
  return [
    groundShadow(240, 382, 190),
    path('M70 250H410L382 372Q240 390 98 372Z', main),
    ellipse(240, 250, 172, 44, dark),
    heap(grain, 240, 268, 290),
    shade('M340 290L410 250L382 372Q360 376 330 378Z', 0.08),
  ].join('')
}

function scoop({ main, dark, light }: Scheme, { grain }: LitterDrawing): string {
  return [
    groundShadow(240, 404, 130),
    stroke('M330 108L262 232', dark, 34),
    stroke('M330 108L296 170', light, 12),
    path('M170 220Q264 196 312 262Q316 344 226 384Q142 372 132 300Q138 244 170 220Z', main),
    stroke('M176 268L206 344M212 252L240 352M250 252L270 338', dark, 11),
    heap(grain, 346, 398, 110),
  ].join('')
}

function mat({ main, dark, light }: Scheme, { grain, pet }: LitterDrawing): string {
  const dots = Array.from({ length: 18 }, (_, index) =>
    circle(130 + (index % 6) * 44, 278 + Math.floor(index / 6) * 34, 9, dark),
  ).join('')
  return [
    groundShadow(240, 384, 190),
    path('M100 240H380L428 366Q240 392 52 366Z', main),
    dots,
    at(240, 190, 0.7, face(pet, 'happy')),
    heap(grain, 352, 366, 90),
    stroke('M110 256H370', light, 6),
  ].join('')
}

/** Litter and its accessories, by form. */
export function drawLitter(drawing: LitterDrawing): string {
  const scheme = SCHEMES[drawing.scheme]
  switch (drawing.form) {
    case 'bag':
      return bag(scheme, drawing)
    case 'carton':
      return carton(scheme, drawing)
    case 'hooded':
      return hooded(scheme, drawing)
    case 'tray':
      return tray(scheme, drawing)
    case 'scoop':
      return scoop(scheme, drawing)
    case 'mat':
      return mat(scheme, drawing)
  }
}
