import type { DemoProduct, DrawnProduct } from './demo-product'
import { cratesAndBrushes, leashesAndCollars } from './shelves/accessories'
import { beds } from './shelves/beds'
import { bowls } from './shelves/bowls'
import { catDryFood, catWetFood } from './shelves/cat-food'
import { dogDryFood, dogWetFood } from './shelves/dog-food'
import { earAndEyeCare, groomingAndDentalCare, ticksAndFleas } from './shelves/healthcare'
import { litters } from './shelves/litters'
import { withSizes } from './shelves/sizes'
import { catToys, dogToys } from './shelves/toys'
import { catTreats, dogTreats } from './shelves/treats'

export type { DemoProduct }

/** Takes one product from each shelf in turn. */
function interleave(shelves: readonly (readonly DrawnProduct[])[]): readonly DrawnProduct[] {
  const longest = Math.max(...shelves.map((shelf) => shelf.length))
  return Array.from({ length: longest }, (_, row) =>
    shelves.flatMap((shelf) => shelf.slice(row, row + 1)),
  ).flat()
}

/**
 * The sample catalogue, oldest first. Shelves are interleaved, because the home page shows products
 * 1 to 10 and 21 to 30, which should be a mix. Further sizes of products come last.
 */
export const demoProducts: readonly DrawnProduct[] = withSizes(
  interleave([
    catDryFood,
    dogToys,
    catWetFood,
    dogDryFood,
    catToys,
    beds,
    dogTreats,
    bowls,
    catTreats,
    leashesAndCollars,
    litters,
    dogWetFood,
    groomingAndDentalCare,
    earAndEyeCare,
    interleave([cratesAndBrushes, ticksAndFleas]),
  ]),
)
