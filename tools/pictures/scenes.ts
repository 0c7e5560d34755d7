import { bowl, FOOD, paw } from './bowls'
import { drawCatToy } from './cat-toys'
import { drawDogToy } from './dog-toys'
import type {
  CatToyDrawing,
  CollarDrawing,
  DogToyDrawing,
  DryFoodDrawing,
  LeashDrawing,
  TreatsDrawing,
} from './drawing'
import { PACKS, seal } from './dry-food'
import { flavour } from './flavours'
import { INK, KIBBLE, KIBBLE_DARK, SCHEMES, type SchemeName, STEEL, STEEL_DARK } from './palettes'
import type { PetName } from './pets'
import { at, bar, circle, ellipse, groundShadow, group, path, shade, stroke } from './shapes'
import { sittingPet, wornCollar } from './sitting-pet'
import { treat } from './treats'

const GOLD = '#e3b04b'
const WET_FOOD =
  ellipse(240, 244, 122, 28, '#8f5533') +
  Array.from({ length: 9 }, (_, index) =>
    bar(150 + index * 23, 222 + (index % 3) * 9, 38, 22, 9, index % 2 ? '#c9804f' : '#a9623b'),
  ).join('') +
  ellipse(206, 232, 26, 4, '#fff', 'opacity=".3"')

/** A pet at its filled bowl. */
export function drawMeal(pet: PetName, food: 'dry' | 'wet', scheme: SchemeName): string {
  const { light, main, dark } = SCHEMES[scheme]
  const filled = bowl(light, main, dark, food === 'dry' ? FOOD : WET_FOOD)
  return [
    groundShadow(240, 392, 150),
    at(240, 384, 0.96, sittingPet(pet, 'happy')),
    at(86, 162, 0.64, filled),
  ].join('')
}

/** The back of a package of dry food, with portions drawn as blocks, and a scoop. */
export function drawPackBack({ form, flavours, scheme: name }: DryFoodDrawing): string {
  const scheme = SCHEMES[name]
  const pack = PACKS[form]
  const rows = [42, 58, 74, 92].map((width, row) => {
    const y = 200 + row * 22
    return (
      (row % 2 ? '' : bar(240, y - 6, 164, 22, 4, scheme.light, 'opacity=".7"')) +
      bar(178, y, 28, 9, 4.5, scheme.dark) +
      bar(212 + width / 2, y, width, 9, 4.5, scheme.main)
    )
  })
  const lines = [46, 62, 38, 54, 30, 58].map((width, index) => `M164 ${304 + index * 12}h${width}`)
  const barcode = [0, 5, 13, 17, 25, 32, 36, 45, 50].map((x) => `M${264 + x} 336v32`)
  return [
    groundShadow(240, 402, 156),
    path(pack.outline, scheme.main),
    seal(form, scheme, pack),
    bar(240, 122, 188, 266, 16, '#fffdf8'),
    at(184, 158, 0.62, paw(scheme.main)),
    bar(264, 142, 92, 12, 6, scheme.dark),
    bar(250, 162, 64, 9, 4.5, scheme.main, 'opacity=".5"'),
    ...rows,
    stroke(lines.join(''), INK, 5, 'opacity=".35"'),
    ...flavours.map((one, index) => at(264 + index * 44, 312, 0.36, flavour(one))),
    stroke(barcode.join(''), INK, 3),
    shade(
      `M${pack.right - 30} ${pack.top + 4}H${pack.right - 8}C${pack.right + 4} 200 ${pack.right + 4} 330 ${pack.right - 8} 396H${pack.right - 26}C${pack.right - 14} 320 ${pack.right - 16} 200 ${pack.right - 30} ${pack.top + 4}Z`,
      0.09,
    ),
    at(390, 372, 1, scoop(scheme.accent)),
  ].join('')
}

function scoop(colour: string): string {
  return [
    groundShadow(0, 38, 58),
    stroke('M34 -4L66 -64', colour, 15),
    ellipse(0, -4, 48, 14, KIBBLE_DARK),
    ...[-30, -10, 10, 30].map((x, index) => circle(x, -8 - (index % 2) * 5, 12, KIBBLE)),
    circle(2, -20, 12, KIBBLE),
    path('M-48 -4Q0 16 48 -4L38 34Q0 46 -38 34Z', colour),
    stroke('M-26 14V32M-8 18V36', '#fff', 3, 'opacity=".5"'),
  ].join('')
}

const SAME_TREAT = '<use href="#treat"/>'

/** A hand that offers a treat to a pet. */
export function drawTreatTime(drawing: TreatsDrawing): string {
  const { main, dark } = SCHEMES[drawing.scheme]
  const skin = '#c98d62'
  const hand = [
    stroke('M-132 -92L-66 -46', main, 62),
    stroke('M-84 -82L-58 -18', dark, 8),
    stroke('M-52 -36L-26 -18', skin, 42),
    stroke('M-22 -30L10 -14M-26 -12L2 4', skin, 17),
    at(34, 2, 0.86, group('id="treat"', treat(drawing)), 24),
    stroke('M-22 -24L14 -18', '#b97c52', 15),
  ].join('')
  return [
    groundShadow(296, 404, 128),
    at(300, 396, 0.98, sittingPet(drawing.pet, 'happy')),
    at(110, 132, 1, hand),
    ellipse(98, 412, 74, 9, '#1f2a2e', 'opacity=".12"'),
    at(62, 396, 0.6, SAME_TREAT, -12),
    at(122, 398, 0.6, SAME_TREAT, 16),
    at(92, 370, 0.6, SAME_TREAT, 38),
  ].join('')
}

/** A cat's or dog's toy before a pet that waits for it. */
export function drawPlay(drawing: CatToyDrawing | DogToyDrawing, pet: PetName): string {
  const toy = drawing.kind === 'cat-toy' ? drawCatToy(drawing) : drawDogToy(drawing)
  return [
    groundShadow(318, 386, 116),
    at(318, 380, 0.9, sittingPet(pet, 'awake')),
    at(2, 166, 0.58, toy),
  ].join('')
}

const PENDANTS: Record<CollarDrawing['form'], (accent: string) => string> = {
  leather: () => circle(0, 12, 15, GOLD) + circle(0, 0, 4, '#fff'),
  bell: () => circle(0, 14, 17, GOLD) + bar(0, 16, 20, 4, 2, '#9c7424'),
  bow: (accent) => path('M0 -6L-40 -28V20ZM0 -6L40 -28V20Z', accent) + circle(0, -6, 10, INK),
  reflective: () => stroke('M-44 -30Q0 10 44 -30', '#f2f6d0', 7),
  patterned: (accent) =>
    [-36, -18, 0, 18, 36].map((x) => circle(x, -10 - Math.abs(x) * 0.5, 6, accent)).join(''),
  flea: (accent) => path('M0 -8l18 8v14q0 15-18 22q-18-7-18-22v-14Z', accent),
}

/** A pet that wears a collar. */
export function drawWornCollar({ form, scheme }: CollarDrawing, pet: PetName): string {
  const { main, accent } = SCHEMES[scheme]
  const worn = wornCollar(main, PENDANTS[form](accent))
  return groundShadow(240, 426, 150) + at(240, 418, 1.1, sittingPet(pet, 'happy', worn))
}

/** A pet on a leash, which the shopper's hand would hold. */
export function drawWalk({ form, scheme }: LeashDrawing, pet: PetName): string {
  const { main, dark, light, accent } = SCHEMES[scheme]
  const ring = circle(0, 2, 9, 'none', `stroke="${STEEL}" stroke-width="6"`)
  const harness = form === 'harness' ? stroke('M-62 -130Q0 -92 62 -130M0 -150V-108', main, 18) : ''
  const width = form === 'rope' ? 17 : 12
  const leash = 'M290 262C250 340 140 330 112 214C102 170 94 130 92 98'
  return [
    groundShadow(290, 414, 130),
    at(290, 406, 1, sittingPet(pet, 'happy', harness + wornCollar(dark, ring))),
    stroke(leash, main, width),
    stroke(leash, form === 'nylon' ? light : accent, width * 0.3, 'stroke-dasharray="6 14"'),
    form === 'retractable'
      ? circle(92, 60, 44, main) + circle(92, 60, 24, light)
      : `<rect x="62" y="14" width="56" height="84" rx="26" fill="none" stroke="${main}" stroke-width="${width + 2}"/>`,
    bar(290, 250, 12, 22, 5, STEEL_DARK),
  ].join('')
}
