import type { FastifyInstance } from 'fastify'
import { AppError } from '#domain/errors'
import { pictureHash, pictureName } from '#domain/products/pictures'
import { readId } from '#domain/validation/text.schema'
import { findProducts } from '../products/catalogue.service'
import type { PictureStorage } from './picture-storage'

const ONE_DAY_SECONDS = 24 * 60 * 60

interface PreviewRoute {
  readonly Params: { readonly id: string }
}

/** GET /previews/products/{id}.jpg: the first picture of a product, if it was uploaded, for link previews. */
export function previewRoutes(app: FastifyInstance, storage: PictureStorage): void {
  app.get<PreviewRoute>('/previews/products/:id.jpg', async ({ params, context }, reply) => {
    const id = readId(params.id)
    const [product] = id === undefined ? [] : await findProducts(context.db, [id])
    const hash = pictureHash(product?.imageUrl ?? '')
    const name = hash && pictureName(hash)
    const webp = name && (await storage.get(name))
    if (!webp) throw new AppError('NOT_FOUND', { key: 'fault.notFound' })
    // Imported on demand, like everything that needs sharp.
    const { drawPreview } = await import('./preview')
    return reply
      .type('image/jpeg')
      .header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`)
      .send(await drawPreview(name, webp))
  })
}
