import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { idSchema, readId } from '#domain/validation/text.schema'
import { documented } from '../../platform/http/rest/rest-docs'
import { storeOwnedPicture } from '../pictures/owned-picture'
import type { PictureStorage } from '../pictures/picture-storage'
import { acceptPictures, PICTURE_BODY, pictureBytes } from '../pictures/picture-upload.routes'
import { reviewLimiter } from './review-limiter'
import { readOwnReview, reviewNotFound, setReviewPicture } from './reviews.service'

interface ProductRoute {
  readonly Params: { readonly productId: string }
}

/** PUT /reviews/{productId}/picture: the body is the file itself. */
export async function reviewsRoutes(app: FastifyInstance, storage: PictureStorage): Promise<void> {
  const upload = documented({
    id: 'setReviewPicture',
    tag: 'Accounts',
    summary: 'Gives the own review of a product its picture; it then needs approval again',
    role: 'shopper',
    path: {
      productId: { description: 'The id of the product.', schema: idSchema, example: 1 },
    },
    body: PICTURE_BODY,
    response: {
      status: 200,
      description: 'The address of the picture.',
      schema: z.strictObject({ image_url: z.string() }),
    },
    errors: {
      404: { description: 'The account has not reviewed this product.' },
      429: { description: 'Too many pictures; Retry-After is the time to wait in seconds.' },
    },
  })
  await app.register(async (scoped) => {
    acceptPictures(scoped)
    scoped.put<ProductRoute>('/reviews/:productId/picture', {
      ...upload,
      // Before the body is read, so that only those who bought something can make the server buffer it.
      onRequest: async ({ context, params }) => {
        const { id } = await context.viewer()
        const { review } = await readOwnReview(context.db, id, params.productId)
        if (!review) throw reviewNotFound()
        await context.get(reviewLimiter).countPicture(id)
      },
      handler: async (request) => {
        const { db, viewer } = request.context
        const { id } = await viewer()
        const productId = readId(request.params.productId)
        if (productId === undefined) throw reviewNotFound()
        const { imageUrl } = await storeOwnedPicture(db, storage, pictureBytes(request), (url) =>
          setReviewPicture(db, id, productId, url),
        )
        return { image_url: imageUrl }
      },
    })
  })
}
