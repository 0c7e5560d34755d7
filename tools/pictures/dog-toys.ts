import { ball } from './ball'
import type { DogToyDrawing } from './drawing'
import { INK, SCHEMES, type Scheme } from './palettes'
import { bar, circle, ellipse, groundShadow, path, shine, stroke } from './shapes'

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
