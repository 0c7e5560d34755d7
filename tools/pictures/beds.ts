import type { BedDrawing } from './drawing'
import { face } from './faces'
import { INK, SCHEMES, type Scheme, WOOD, WOOD_DARK } from './palettes'
import { at, bar, circle, ellipse, groundShadow, path, shade, stroke } from './shapes'

type Pet = BedDrawing['pet']

function donut({ main, dark, light }: Scheme, pet: Pet): string {
  const tufts = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 13) * Math.PI * 2
    return circle(
      240 + Math.cos(angle) * 146,
      300 + Math.sin(angle) * 68,
      44,
      index % 2 ? main : light,
    )
  })
  return [
    groundShadow(240, 398, 190),
    ellipse(240, 306, 186, 96, main),
    tufts.join(''),
    ellipse(240, 298, 124, 52, dark),
    at(240, 262, 0.78, face(pet, 'asleep')),
    path('M96 318Q240 400 384 318Q396 372 330 394Q240 412 150 394Q84 372 96 318Z', main),
    stroke('M128 354Q240 404 352 354', light, 7),
  ].join('')
}

function sofa({ main, dark, light }: Scheme, pet: Pet): string {
  return [
    groundShadow(240, 398, 196),
    path('M72 170Q240 118 408 170Q424 240 408 320H72Q56 240 72 170Z', dark),
    at(240, 246, 0.8, face(pet, 'asleep')),
    bar(240, 298, 330, 62, 26, light),
    path('M50 220Q102 206 108 262V376Q60 388 44 366Z', main),
    path('M430 220Q378 206 372 262V376Q420 388 436 366Z', main),
    bar(240, 340, 372, 50, 22, main),
  ].join('')
}

function cave({ main, dark, light, accent }: Scheme, pet: Pet): string {
  return [
    groundShadow(240, 398, 176),
    path('M70 384C52 200 150 96 240 96C330 96 428 200 410 384Q240 412 70 384Z', main),
    shade('M300 110C380 150 424 250 410 384Q360 398 320 400C390 320 370 180 300 110Z', 0.08),
    ellipse(240, 296, 108, 92, dark),
    ellipse(240, 300, 94, 80, INK, 'opacity=".45"'),
    at(240, 304, 0.74, face(pet)),
    ellipse(240, 384, 112, 20, light),
    circle(240, 92, 18, accent),
    stroke('M120 220Q240 150 360 220', light, 6, 'stroke-dasharray="4 16"'),
  ].join('')
}

function mat({ main, dark, light }: Scheme, pet: Pet): string {
  return [
    groundShadow(240, 386, 196),
    path('M104 236H376L434 366Q240 396 46 366Z', main),
    path('M124 252H356L400 348Q240 370 80 348Z', light),
    stroke('M150 262L120 350M210 260L200 358M270 260L280 358M330 262L360 350', main, 5),
    at(240, 232, 0.82, face(pet, 'asleep')),
    ellipse(240, 300, 92, 26, dark, 'opacity=".25"'),
  ].join('')
}

function hammock({ main, dark, light }: Scheme, pet: Pet): string {
  return [
    groundShadow(240, 404, 180),
    stroke('M92 150V398M388 150V398M60 398H124M356 398H420', WOOD_DARK, 16),
    stroke('M92 150H388', WOOD, 14),
    at(240, 236, 0.76, face(pet, 'asleep')),
    path('M92 190Q110 356 240 356Q370 356 388 190Q368 296 240 296Q112 296 92 190Z', main),
    stroke('M118 262Q150 330 240 330Q330 330 362 262', light, 6),
    circle(92, 190, 12, dark),
    circle(388, 190, 12, dark),
  ].join('')
}

function basket({ main, light }: Scheme, pet: Pet): string {
  const weave = Array.from({ length: 8 }, (_, index) =>
    stroke(`M${96 + index * 41} 304L${84 + index * 44} 384`, WOOD_DARK, 8),
  ).join('')
  return [
    groundShadow(240, 400, 180),
    ellipse(240, 288, 178, 62, WOOD_DARK),
    ellipse(240, 284, 156, 50, main),
    at(240, 238, 0.8, face(pet, 'asleep')),
    ellipse(240, 296, 138, 30, light),
    path(
      'M62 288Q70 372 96 390Q240 412 384 390Q410 372 418 288Q400 344 240 344Q80 344 62 288Z',
      WOOD,
    ),
    weave,
    stroke('M70 330Q240 386 410 330M82 366Q240 412 398 366', WOOD_DARK, 6),
  ].join('')
}

function camp({ main, dark, light }: Scheme, pet: Pet): string {
  return [
    groundShadow(240, 406, 190),
    stroke('M84 316V400M396 316V400M150 330V396M330 330V396', dark, 14),
    at(240, 214, 0.86, face(pet, 'happy')),
    path('M52 286H428L408 344H72Z', main),
    bar(240, 280, 384, 26, 13, light),
    stroke('M120 312H360', dark, 6, 'stroke-dasharray="4 16"'),
  ].join('')
}

/** A bed with a sleeping pet, by its form. */
export function drawBed({ form, pet, scheme: name }: BedDrawing): string {
  const scheme = SCHEMES[name]
  switch (form) {
    case 'donut':
      return donut(scheme, pet)
    case 'sofa':
      return sofa(scheme, pet)
    case 'cave':
      return cave(scheme, pet)
    case 'mat':
      return mat(scheme, pet)
    case 'hammock':
      return hammock(scheme, pet)
    case 'basket':
      return basket(scheme, pet)
    case 'camp':
      return camp(scheme, pet)
  }
}
