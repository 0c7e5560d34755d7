import { drawBrush, drawCollar, drawCrate, drawLeash } from './accessories'
import { backdrop, hashText } from './backdrop'
import { drawBed } from './beds'
import { drawBowl } from './bowls'
import { drawCare } from './care'
import { drawCatToy } from './cat-toys'
import { drawDogToy } from './dog-toys'
import type { Drawing } from './drawing'
import type { DrawnProduct } from './drawn-products'
import { drawDryFood } from './dry-food'
import type { ScenePicture } from './gallery'
import { drawLitter } from './litters'
import { SCHEMES, type SchemeName } from './palettes'
import { drawTreats } from './treats'
import { drawWetFood } from './wet-food'

function draw(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'dry-food':
      return drawDryFood(drawing)
    case 'wet-food':
      return drawWetFood(drawing)
    case 'treats':
      return drawTreats(drawing)
    case 'cat-toy':
      return drawCatToy(drawing)
    case 'dog-toy':
      return drawDogToy(drawing)
    case 'bowl':
      return drawBowl(drawing)
    case 'bed':
      return drawBed(drawing)
    case 'litter':
      return drawLitter(drawing)
    case 'care':
      return drawCare(drawing)
    case 'leash':
      return drawLeash(drawing)
    case 'collar':
      return drawCollar(drawing)
    case 'brush':
      return drawBrush(drawing)
    case 'crate':
      return drawCrate(drawing)
  }
}

function frame(scheme: SchemeName, seed: string, content: string): string {
  const scenery = backdrop(SCHEMES[scheme], hashText(seed))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">${scenery}${content}</svg>\n`
}

/** Draws the picture of a product as an SVG file. The result is always the same. */
export function drawPicture({ picture, drawing }: DrawnProduct): string {
  return frame(drawing.scheme, picture, draw(drawing))
}

/** Draws an additional picture as an SVG file, likewise. */
export function drawScene({ name, scheme, draw: drawContent }: ScenePicture): string {
  return frame(scheme, name, drawContent())
}
