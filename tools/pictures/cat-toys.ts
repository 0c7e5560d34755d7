import { ball } from './ball'
import type { CatToyDrawing } from './drawing'
import { face } from './faces'
import { INK, SCHEMES, type Scheme, WOOD, WOOD_DARK } from './palettes'
import { at, bar, circle, ellipse, groundShadow, path, shade, stroke } from './shapes'

function mouse(x: number, y: number, scale: number, fill: string, ear: string): string {
  return at(
    x,
    y,
    scale,
    [
      ellipse(0, 40, 92, 10, INK, 'opacity=".13"'),
      stroke('M76 22C120 34 132 -10 108 -22', ear, 8),
      path('M-96 28C-80 -36 40 -64 84 24Q88 40 72 40H-84Q-100 40 -96 28Z', fill),
      circle(-26, -26, 24, ear),
      circle(-26, -26, 13, fill),
      circle(-64, 8, 6, INK),
      circle(-97, 26, 7, ear),
    ].join(''),
  )
}

function wand({ main, accent, light }: Scheme): string {
  const feather = (degrees: number, fill: string) =>
    at(
      334,
      258,
      1,
      path('M0 0C-26 40 -20 92 0 124C20 92 26 40 0 0Z', fill) +
        stroke('M0 8V116', '#fff', 3, 'opacity=".5"'),
      degrees,
    )
  return [
    groundShadow(240, 408, 130),
    stroke('M104 398L300 108', WOOD_DARK, 16),
    stroke('M104 398L158 318', main, 22),
    stroke('M300 108Q372 140 334 258', INK, 4),
    feather(32, light),
    feather(-30, accent),
    feather(0, main),
    circle(334, 258, 14, accent),
  ].join('')
}

function fishToy({ main, dark, light }: Scheme): string {
  return [
    groundShadow(240, 376, 150),
    path('M330 250L424 176Q412 250 424 324Z', dark),
    path('M66 250C110 150 270 130 352 250C270 370 110 350 66 250Z', main),
    shade('M66 250C110 350 270 370 352 250C260 300 150 304 66 250Z'),
    stroke('M190 190Q222 250 190 312M240 182Q276 250 240 318', light, 9, 'stroke-dasharray="4 18"'),
    circle(126, 232, 20, '#fff'),
    circle(126, 232, 10, INK),
  ].join('')
}

function tower({ main, light, accent }: Scheme): string {
  const level = (y: number, width: number) =>
    bar(240, y, width, 46, 23, main) +
    bar(240, y + 10, width - 40, 18, 9, light) +
    circle(240 + (y % 3) * 36 - 40, y + 19, 18, accent)
  return [
    groundShadow(240, 398, 150),
    bar(240, 110, 40, 260, 16, WOOD),
    level(342, 300),
    level(250, 236),
    level(158, 172),
  ].join('')
}

function tunnel({ main, dark, light }: Scheme, pet: CatToyDrawing['pet']): string {
  return [
    groundShadow(240, 388, 170),
    path('M170 150H400Q440 268 400 386H170Z', main),
    stroke('M250 150Q286 268 250 386M320 150Q356 268 320 386M388 152Q424 268 388 384', dark, 8),
    ellipse(170, 268, 92, 118, light),
    ellipse(170, 268, 74, 98, INK, 'opacity=".78"'),
    at(170, 286, 0.72, face(pet)),
  ].join('')
}

function yarn({ main, dark, light }: Scheme): string {
  return [
    groundShadow(230, 386, 132),
    stroke('M330 366Q410 400 432 342', main, 10),
    circle(230, 264, 124, main),
    stroke('M128 214Q230 160 334 212M112 262Q230 214 350 262M126 316Q230 270 336 314', dark, 7),
    stroke('M176 156Q138 264 182 374M232 142Q204 264 236 386M290 158Q330 264 284 372', light, 7),
  ].join('')
}

function post({ main, dark, accent }: Scheme, pet: CatToyDrawing['pet']): string {
  const rope = Array.from({ length: 9 }, (_, index) =>
    stroke(`M196 ${186 + index * 22}L284 ${178 + index * 22}`, WOOD_DARK, 5),
  ).join('')
  return [
    groundShadow(240, 412, 150),
    bar(240, 384, 260, 26, 13, dark),
    bar(240, 160, 92, 228, 18, WOOD),
    rope,
    bar(240, 132, 150, 36, 18, main),
    stroke('M316 160V214', INK, 4),
    circle(316, 228, 16, accent),
    at(240, 92, 0.5, face(pet, 'happy')),
  ].join('')
}

function bird({ main, dark, light, accent }: Scheme): string {
  return [
    groundShadow(240, 382, 120),
    path('M110 296C96 190 190 130 286 172C356 204 360 300 300 342C230 392 122 372 110 296Z', main),
    path('M112 290L48 252L66 322Z', dark),
    path('M330 204L392 226L336 250Z', accent),
    path('M150 262Q220 214 262 284Q206 336 150 262Z', light),
    circle(290, 216, 14, '#fff'),
    circle(292, 216, 8, INK),
    stroke('M214 370V400M254 366V400', accent, 9),
  ].join('')
}

/** A cat's toy, by its form. */
export function drawCatToy({ form, pet, scheme: name }: CatToyDrawing): string {
  const scheme = SCHEMES[name]
  switch (form) {
    case 'wand':
      return wand(scheme)
    case 'mice':
      return (
        mouse(250, 196, 0.9, scheme.light, scheme.dark) +
        mouse(176, 300, 0.95, scheme.main, scheme.dark) +
        mouse(304, 374, 0.95, scheme.accent, scheme.dark)
      )
    case 'bell-ball':
      return (
        ball(scheme, 240, 270, 116) +
        circle(240, 300, 34, '#f6cf6a') +
        bar(240, 304, 44, 8, 4, '#b98a2e') +
        circle(240, 320, 6, '#b98a2e')
      )
    case 'fish':
      return fishToy(scheme)
    case 'tower':
      return tower(scheme)
    case 'tunnel':
      return tunnel(scheme, pet)
    case 'yarn':
      return yarn(scheme)
    case 'bird':
      return bird(scheme)
    case 'post':
      return post(scheme, pet)
  }
}
