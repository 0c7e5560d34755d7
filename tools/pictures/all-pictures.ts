import { drawPicture, drawScene } from './draw-picture'
import { drawnProducts } from './drawn-products'
import { scenesOf } from './gallery'

/** Draws every picture of the sample catalogue, by file name. */
export function drawAllPictures(): ReadonlyMap<string, string> {
  const pictures = drawnProducts.map(
    (product) => [`${product.picture}.svg`, drawPicture(product)] as const,
  )
  const scenes = drawnProducts
    .flatMap((product) => scenesOf(product))
    .map((scene) => [`${scene.name}.svg`, drawScene(scene)] as const)
  return new Map([...pictures, ...scenes])
}
