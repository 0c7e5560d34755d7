import type { CatToyDrawing, DogToyDrawing } from './drawing'
import { face } from './faces'
import { INK, SCHEMES, type Scheme, WOOD, WOOD_DARK } from './palettes'
import { at, bar, circle, ellipse, groundShadow, path, shade, shine, stroke } from './shapes'

function ball(scheme: Scheme, x: number, y: number, r: number): string {
  return [
    groundShadow(x, y + r, r * 0.9),
    circle(x, y, r, scheme.main),
    stroke(
      `M${x - r * 0.8} ${y - r * 0.5}Q${x} ${y + r * 0.1} ${x - r * 0.5} ${y + r * 0.85}`,
      scheme.light,
      r * 0.13,
    ),
    stroke(
      `M${x + r * 0.8} ${y - r * 0.5}Q${x} ${y - r * 0.1} ${x + r * 0.5} ${y + r * 0.85}`,
      scheme.light,
      r * 0.13,
    ),
    ellipse(x - r * 0.3, y - r * 0.5, r * 0.24, r * 0.14, '#fff', 'opacity=".35"'),
  ].join('')
}

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

function rope({ main, light, accent }: Scheme): string {
  return [
    groundShadow(240, 372, 170),
    stroke('M108 316Q240 190 372 316', main, 44),
    stroke('M108 304Q240 178 372 304', light, 10, 'stroke-dasharray="2 24"') +
      stroke('M108 328Q240 202 372 328', accent, 10, 'stroke-dasharray="2 24"'),
    circle(112, 312, 38, accent),
    circle(368, 312, 38, accent),
    stroke('M84 338L62 372M104 350L94 386M396 338L418 372M376 350L386 386', main, 13),
  ].join('')
}

function bone({ main, dark }: Scheme): string {
  return [
    groundShadow(240, 366, 160),
    [
      circle(118, 214, 48, main),
      circle(118, 300, 48, main),
      circle(362, 214, 48, main),
      circle(362, 300, 48, main),
    ].join(''),
    bar(240, 212, 250, 90, 26, main),
    stroke('M180 240V276M214 240V276M248 240V276M282 240V276M312 240V276', dark, 9),
    shine('M130 226H350V236H130Z', 0.3),
  ].join('')
}

function disc({ main, dark, light }: Scheme): string {
  return [
    groundShadow(240, 384, 150),
    ellipse(240, 262, 168, 112, dark),
    ellipse(240, 246, 168, 108, main),
    ellipse(240, 244, 118, 74, light),
    ellipse(240, 244, 66, 40, main),
  ].join('')
}

function ring({ main, dark, light }: Scheme): string {
  return [
    groundShadow(240, 394, 130),
    `<circle cx="240" cy="256" r="98" fill="none" stroke="${main}" stroke-width="58"/>`,
    `<circle cx="240" cy="256" r="98" fill="none" stroke="${dark}" stroke-width="8" stroke-dasharray="4 24"/>`,
    stroke('M156 190Q196 142 250 140', light, 12),
  ].join('')
}

function stuffer({ main, dark, accent }: Scheme): string {
  return [
    groundShadow(240, 404, 110),
    ellipse(240, 140, 66, 58, main),
    ellipse(240, 226, 92, 76, main),
    ellipse(240, 326, 112, 84, main),
    stroke('M186 178Q240 204 294 178M162 272Q240 306 318 272', dark, 8),
    ellipse(240, 98, 30, 13, dark),
    circle(228, 92, 11, accent),
    circle(252, 94, 10, accent),
  ].join('')
}

function duck({ main, dark, accent }: Scheme): string {
  return [
    groundShadow(240, 386, 140),
    path(
      'M92 282Q82 232 128 248Q180 284 250 254Q392 240 378 322Q364 382 250 382Q112 386 92 282Z',
      main,
    ),
    circle(310, 190, 76, main),
    path('M374 176Q436 172 432 202Q412 222 368 212Z', accent),
    circle(326, 172, 12, INK),
    path('M160 296Q230 262 270 316Q214 356 160 296Z', dark),
  ].join('')
}

function dumbbell({ main, dark, light }: Scheme): string {
  return [
    groundShadow(240, 372, 170),
    bar(240, 240, 220, 46, 20, dark),
    circle(118, 263, 74, main),
    circle(362, 263, 74, main),
    circle(118, 263, 40, light),
    circle(362, 263, 40, light),
  ].join('')
}

function crocodile({ main, dark, light }: Scheme): string {
  return [
    groundShadow(240, 366, 176),
    path(
      'M56 330Q110 230 236 236Q330 226 352 248L430 262Q446 284 420 300L330 316Q220 372 120 340Q82 352 56 330Z',
      main,
    ),
    path('M120 262L146 226L170 250L198 218L222 240L250 212L270 238Z', dark),
    path('M352 286L430 284L420 300L346 308Z', light),
    circle(352, 242, 22, main),
    circle(354, 240, 13, '#fff'),
    circle(356, 240, 7, INK),
    stroke('M150 342V372M274 344V372', dark, 24),
  ].join('')
}

/** A dog's toy, by its form. */
export function drawDogToy({ form, scheme: name }: DogToyDrawing): string {
  const scheme = SCHEMES[name]
  switch (form) {
    case 'rope':
      return rope(scheme)
    case 'bone':
      return bone(scheme)
    case 'tennis':
      return ball(scheme, 168, 300, 76) + ball(scheme, 322, 306, 70) + ball(scheme, 244, 190, 72)
    case 'crocodile':
      return crocodile(scheme)
    case 'disc':
      return disc(scheme)
    case 'stuffer':
      return stuffer(scheme)
    case 'ring':
      return ring(scheme)
    case 'duck':
      return duck(scheme)
    case 'dumbbell':
      return dumbbell(scheme)
  }
}
