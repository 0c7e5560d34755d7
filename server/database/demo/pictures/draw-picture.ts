import type { DrawnProduct } from '../demo-product'
import { backdrop, seedOf } from './backdrop'
import type { Drawing } from './drawing'
import { drawDryFood } from './dry-food'
import { SCHEMES } from './palettes'
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
    default:
      return ''
  }
}

/** The product's picture: a whole SVG file, the same for the same product every time. */
export function drawPicture({ picture, drawing }: DrawnProduct): string {
  const scenery = backdrop(SCHEMES[drawing.scheme], seedOf(picture))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">${scenery}${draw(drawing)}</svg>\n`
}
