import type { BrushDrawing, CollarDrawing, CrateDrawing, LeashDrawing } from './drawing'
import { face } from './faces'
import { INK, SCHEMES, type Scheme, STEEL, STEEL_DARK } from './palettes'
import { at, bar, circle, ellipse, groundShadow, path, shine, stroke } from './shapes'

const GOLD = '#e3b04b'

function coiled({ main, dark }: Scheme, width: number, weave: string): string {
  const coil = 'M150 330C90 250 150 150 250 160C360 172 372 300 270 316C200 326 170 262 216 232'
  return [
    groundShadow(240, 394, 150),
    stroke(coil, main, width),
    stroke(coil, weave, width * 0.28, 'stroke-dasharray="6 20"'),
    stroke('M150 330Q170 376 230 372H330', main, width),
    bar(352, 360, 44, 24, 12, STEEL_DARK),
    circle(386, 372, 17, 'none', `stroke="${STEEL}" stroke-width="9"`),
    circle(150, 330, 8, dark),
  ].join('')
}

function retractable({ main, dark, light }: Scheme): string {
  return [
    groundShadow(240, 394, 150),
    stroke('M330 250Q420 300 404 372', dark, 12),
    circle(400, 384, 14, 'none', `stroke="${STEEL}" stroke-width="8"`),
    circle(250, 240, 112, main),
    circle(250, 240, 66, light),
    path('M150 206Q70 214 76 296Q96 372 200 346L186 312Q124 326 112 284Q108 246 156 244Z', dark),
    circle(250, 240, 26, main),
    shine('M190 160Q250 122 310 160Q250 146 190 160Z', 0.5),
  ].join('')
}

function harness({ main, dark, light, accent }: Scheme): string {
  return [
    groundShadow(240, 402, 140),
    stroke('M150 130Q120 250 176 372M330 130Q360 250 304 372', dark, 26),
    path('M156 150Q240 210 324 150L306 290Q240 330 174 290Z', main),
    stroke('M174 290Q240 330 306 290', light, 8),
    stroke('M176 372Q240 400 304 372', dark, 24),
    circle(240, 232, 20, 'none', `stroke="${GOLD}" stroke-width="9"`),
    bar(240, 262, 70, 20, 10, accent),
  ].join('')
}

/** A leash or harness, by its form. */
export function drawLeash({ form, scheme: name }: LeashDrawing): string {
  const scheme = SCHEMES[name]
  switch (form) {
    case 'nylon':
      return coiled(scheme, 26, scheme.light)
    case 'retractable':
      return retractable(scheme)
    case 'rope':
      return coiled(scheme, 36, scheme.accent)
    case 'hands-free':
      return (
        coiled(scheme, 22, scheme.accent) +
        bar(110, 210, 60, 46, 16, scheme.dark) +
        bar(110, 222, 34, 22, 8, scheme.light)
      )
    case 'harness':
      return harness(scheme)
  }
}

/** A collar, by its form. */
export function drawCollar({ form, scheme: name }: CollarDrawing): string {
  const { main, dark, light, accent } = SCHEMES[name]
  const band = `<ellipse cx="240" cy="250" rx="142" ry="106" fill="none" stroke="${main}" stroke-width="42"/><path d="M112 196Q240 96 368 196" fill="none" stroke="${dark}" stroke-width="42" opacity=".55"/>`
  const buckle = `<rect x="336" y="226" width="56" height="62" rx="12" fill="none" stroke="${GOLD}" stroke-width="11"/>`
  const extras: Record<CollarDrawing['form'], string> = {
    leather:
      stroke('M104 274Q150 356 240 356Q330 356 376 274', light, 4, 'stroke-dasharray="12 10"') +
      circle(240, 392, 30, GOLD) +
      circle(240, 366, 7, '#fff'),
    bell:
      circle(240, 390, 32, GOLD) +
      bar(240, 392, 40, 7, 3, '#9c7424') +
      circle(240, 408, 5, '#9c7424'),
    bow: path('M240 356L166 312V400ZM240 356L314 312V400Z', accent) + circle(240, 356, 20, dark),
    reflective: stroke('M106 276Q150 356 240 356Q330 356 374 276', '#f2f6d0', 12),
    patterned: [130, 168, 212, 268, 312, 350]
      .map((x, index) =>
        circle(x, [300, 332, 350, 350, 332, 300][index] ?? 340, 10, index % 2 ? accent : light),
      )
      .join(''),
    flea:
      stroke('M106 276Q150 356 240 356Q330 356 374 276', light, 5, 'stroke-dasharray="3 12"') +
      path('M240 352l34 14v24q0 28-34 42q-34-14-34-42v-24Z', accent) +
      stroke('M224 392l12 12l22-24', '#fff', 8),
  }
  return [groundShadow(240, 420, 120), band, buckle, extras[form]].join('')
}

/** A brush, by its form. */
export function drawBrush({ form, pet, scheme: name }: BrushDrawing): string {
  const { main, dark, light, accent } = SCHEMES[name]
  const pins = Array.from({ length: 24 }, (_, index) =>
    circle(170 + (index % 6) * 28, 150 + Math.floor(index / 6) * 26, 5, STEEL_DARK),
  ).join('')
  const handle = bar(240, 236, 54, 172, 27, main) + bar(240, 300, 26, 70, 13, dark)
  const head =
    bar(240, 124, 216, 132, form === 'double' ? 66 : 26, main) +
    bar(240, 138, 190, 104, form === 'double' ? 52 : 18, light) +
    pins
  const extra: Record<BrushDrawing['form'], string> = {
    slicker: '',
    'self-cleaning': circle(240, 288, 18, accent),
    deshedding:
      bar(240, 96, 210, 34, 8, STEEL) +
      stroke(
        Array.from({ length: 16 }, (_, index) => `M${146 + index * 12.5} 70V98`).join(''),
        STEEL_DARK,
        5,
      ),
    double: bar(240, 392, 120, 20, 10, dark),
  }
  return [
    groundShadow(240, 414, 100),
    handle,
    head,
    extra[form],
    at(372, 350, 0.5, face(pet, 'happy')),
  ].join('')
}

/** A crate with a pet in it, by its form. */
export function drawCrate({ form, pet, scheme: name }: CrateDrawing): string {
  const { main, dark, light } = SCHEMES[name]
  const resident = at(240, 282, 0.84, face(pet))
  const bars = (step: number, colour: string) =>
    stroke(
      Array.from(
        { length: Math.floor(300 / step) + 1 },
        (_, index) => `M${90 + index * step} 150V384`,
      ).join(''),
      colour,
      6,
    )
  const base = bar(240, 372, 330, 30, 14, dark)
  const carrier = form === 'airline'
  if (form === 'wire' || form === 'folding') {
    return [
      groundShadow(240, 404, 180),
      bar(240, 150, 304, 232, 12, light, 'opacity=".5"'),
      resident,
      bars(form === 'wire' ? 30 : 42, STEEL_DARK),
      stroke('M88 150H392M88 230H392M88 308H392', STEEL_DARK, 6),
      base,
      stroke('M200 140Q240 100 280 140', main, 14),
    ].join('')
  }
  return [
    groundShadow(240, 404, 180),
    carrier
      ? path('M84 384V210Q100 130 240 130Q380 130 396 210V384Z', light)
      : path('M78 384L116 150H364L402 384Z', main),
    carrier
      ? path('M76 278H404V360Q404 388 376 388H104Q76 388 76 360Z', main)
      : path('M104 360L134 176H346L376 360Z', light),
    bar(240, 198, 176, 168, 30, INK, 'opacity=".55"'),
    at(240, 290, 0.72, face(pet)),
    carrier
      ? stroke('M178 204V360M209 200V364M240 198V366M271 200V364M302 204V360', STEEL, 7)
      : stroke('M152 198H328V366H152Z', dark, 8, 'stroke-dasharray="3 12"'),
    bar(240, 106, 120, 22, 11, dark),
    ellipse(118, 250, 10, 10, dark),
    ellipse(362, 250, 10, 10, dark),
  ].join('')
}
