import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors'
import { pictureHash, pictureName } from '#domain/products/pictures'
import type { PictureStorage } from './picture-storage'

const ONE_DAY_SECONDS = 24 * 60 * 60

interface PreviewRoute {
  readonly Params: { readonly id: string }
}

/**
 * GET /previews/products/{id}.jpg: an uploaded picture for link previews. `findImageUrl` returns the first
 * picture of a product that shoppers see.
 */
export function previewRoutes(
  app: FastifyInstance,
  storage: PictureStorage,
  findImageUrl: (id: string, request: FastifyRequest) => Promise<string | undefined>,
): void {
  app.get<PreviewRoute>('/previews/products/:id.jpg', async (request, reply) => {
    const hash = pictureHash((await findImageUrl(request.params.id, request)) ?? '')
    const name = hash && pictureName(hash)
    const webp = name && (await storage.get(name))
    if (!webp) throw new AppError('NOT_FOUND', { key: 'fault.notFound' })
    // Imported on demand, like all that needs sharp.
    const { drawPreview } = await import('./preview')
    return reply
      .type('image/jpeg')
      .header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`)
      .send(await drawPreview(name, webp))
  })
}
