import type { CareDrawing } from './drawing'
import { face } from './faces'
import { INK, SCHEMES, type Scheme, STEEL, STEEL_DARK } from './palettes'
import { at, bar, circle, ellipse, groundShadow, path, shade, shine, stroke } from './shapes'

const CONCERNS: Record<CareDrawing['concern'], (colour: string) => string> = {
  ear: (colour) =>
    path('M-30 34C-44 -20 -16 -52 8 -50C34 -40 40 6 28 36C10 48 -16 48 -30 34Z', colour) +
    path('M-14 26C-20 -6 -6 -26 6 -28C18 -20 20 10 14 28Z', '#fff', 'opacity=".55"'),
  eye: (colour) =>
    path('M-48 0Q0 -44 48 0Q0 44 -48 0Z', colour) +
    circle(0, 0, 19, '#fff') +
    circle(0, 0, 11, INK),
  tooth: (colour) =>
    path(
      'M-34 -32Q0 -52 34 -32Q46 -4 26 44Q14 48 10 18Q0 4 -10 18Q-14 48 -26 44Q-46 -4 -34 -32Z',
      colour,
    ),
  coat: (colour) =>
    path('M0 -50C30 -12 42 6 42 20A42 34 0 0 1 -42 20C-42 6 -30 -12 0 -50Z', colour) +
    ellipse(-14, 22, 8, 14, '#fff', 'opacity=".6"'),
  flea: (colour) =>
    ellipse(0, 8, 26, 34, colour) +
    circle(0, -30, 14, colour) +
    stroke(
      'M-26 -6L-46 -20M-28 12L-50 14M-24 30L-42 46M26 -6L46 -20M28 12L50 14M24 30L42 46',
      colour,
      7,
    ),
}

type Label = (x: number, y: number, scale: number) => string

function vessel({ main, dark, light }: Scheme, label: Label, neck: string): string {
  return [
    groundShadow(240, 402, 110),
    neck,
    path('M166 186Q240 164 314 186V380Q314 402 292 402H188Q166 402 166 380Z', main),
    shine('M180 196H198V386H180Z', 0.25),
    shade('M290 182L314 186V380Q314 402 292 402H280Q298 300 290 182Z', 0.1),
    bar(240, 226, 148, 132, 0, light),
    label(240, 292, 1),
    stroke('M196 374H284', dark, 6),
  ].join('')
}

function box({ main, dark, light }: Scheme, label: Label, extra: string): string {
  return [
    groundShadow(240, 396, 150),
    path('M112 200H330V390H112Z', main),
    path('M330 200L380 172V360L330 390Z', dark),
    path('M112 200L162 172H380L330 200Z', light),
    circle(221, 294, 64, light),
    label(221, 294, 0.9),
    extra,
  ].join('')
}

function pads({ main, dark, light }: Scheme, label: Label): string {
  return [
    groundShadow(240, 396, 130),
    bar(240, 190, 250, 206, 28, main),
    bar(240, 150, 266, 60, 24, dark),
    circle(240, 300, 66, light),
    label(240, 300, 0.9),
    ellipse(388, 386, 46, 15, '#fff'),
    ellipse(388, 374, 46, 15, light),
  ].join('')
}

function tube({ main, dark, light }: Scheme, label: Label): string {
  return [
    groundShadow(240, 408, 90),
    path('M150 92H330L300 350H180Z', main),
    bar(240, 78, 196, 22, 8, dark),
    bar(240, 346, 84, 56, 12, dark),
    circle(240, 206, 62, light),
    label(240, 206, 0.86),
  ].join('')
}

function toothbrushes({ main, dark, accent }: Scheme, label: Label): string {
  const brush = (x: number, degrees: number, fill: string) =>
    at(
      x,
      250,
      1,
      bar(0, -60, 26, 210, 13, fill) +
        bar(0, -140, 34, 96, 14, fill) +
        bar(24, -132, 26, 80, 6, '#fff') +
        stroke('M16 -116H36M16 -96H36M16 -76H36', STEEL, 4),
      degrees,
    )
  return [
    groundShadow(240, 406, 140),
    brush(170, -12, main),
    brush(300, 12, accent),
    brush(236, 0, dark),
    at(240, 372, 1, circle(0, 0, 48, '#fff')),
    label(240, 372, 0.72),
  ].join('')
}

function glove({ main, dark, light }: Scheme, label: Label): string {
  const bristles = Array.from({ length: 12 }, (_, index) =>
    circle(196 + (index % 4) * 30, 210 + Math.floor(index / 4) * 32, 7, light),
  ).join('')
  return [
    groundShadow(240, 408, 110),
    path(
      'M164 392V250Q160 150 196 148Q206 92 232 100Q262 82 278 116Q310 108 314 160V250Q354 214 366 240Q372 268 316 330V392Z',
      main,
    ),
    bristles,
    bar(240, 372, 168, 40, 14, dark),
    label(240, 336, 0.4),
  ].join('')
}

function clipper({ main, dark }: Scheme): string {
  return [
    groundShadow(250, 396, 150),
    stroke('M150 128Q250 220 290 384', main, 34),
    stroke('M330 128Q230 220 190 384', dark, 34),
    path('M118 112Q150 76 190 150L166 168Q126 158 118 112Z', STEEL),
    path('M362 112Q330 76 290 150L314 168Q354 158 362 112Z', STEEL_DARK),
    circle(240, 226, 22, '#fff'),
  ].join('')
}

function pipettes({ main, dark, light, accent }: Scheme, label: Label): string {
  const pipette = (x: number, fill: string) =>
    bar(x, 150, 56, 160, 26, fill) +
    path(`M${x - 12} 150L${x} 96L${x + 12} 150Z`, light) +
    bar(x, 306, 76, 24, 10, dark) +
    shine(`M${x - 16} 170H${x - 6}V290H${x - 16}Z`, 0.4)
  return [
    groundShadow(240, 404, 150),
    pipette(150, main),
    pipette(240, accent),
    pipette(330, main),
    at(240, 366, 1, circle(0, 0, 40, '#fff')),
    label(240, 366, 0.6),
  ].join('')
}

/** A healthcare product with a symbol of its concern, by its form. */
export function drawCare({ form, concern, pet, scheme: name }: CareDrawing): string {
  const scheme = SCHEMES[name]
  const { dark, light, accent } = scheme
  const label: Label = (x, y, scale) => at(x, y, scale, CONCERNS[concern](dark))
  const cap = bar(240, 112, 76, 72, 14, dark)
  switch (form) {
    case 'dropper':
      return vessel(
        scheme,
        label,
        path('M214 182L226 96Q240 76 254 96L266 182Z', light) + bar(240, 140, 92, 44, 12, dark),
      )
    case 'wipes':
      return box(scheme, label, path('M210 186Q240 118 272 150Q300 140 296 186Z', '#fff'))
    case 'shaker':
      return vessel(
        scheme,
        label,
        cap + circle(222, 126, 5, light) + circle(240, 122, 5, light) + circle(258, 126, 5, light),
      )
    case 'kit':
      return box(
        scheme,
        label,
        at(346, 330, 0.5, face(pet, 'happy')) + stroke('M180 172Q220 120 262 172', dark, 12),
      )
    case 'pads':
      return pads(scheme, label)
    case 'tube':
      return tube(scheme, label)
    case 'toothbrushes':
      return toothbrushes(scheme, label)
    case 'bottle':
      return vessel(scheme, label, cap)
    case 'pump':
      return vessel(
        scheme,
        label,
        bar(240, 144, 64, 40, 10, dark) + stroke('M240 150V108H300V122', dark, 16),
      )
    case 'spray':
      return vessel(
        scheme,
        label,
        bar(240, 144, 54, 40, 8, light) +
          path('M190 92H282Q300 112 300 138H214L206 120H178Z', accent) +
          stroke('M160 100L128 84M158 112H122M160 124L130 138', light, 6),
      )
    case 'glove':
      return glove(scheme, label)
    case 'clipper':
      return clipper(scheme)
    case 'pipettes':
      return pipettes(scheme, label)
  }
}
