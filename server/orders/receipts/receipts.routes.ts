import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { idSchema } from '#domain/validation/text.schema'
import { storeOwnedPicture } from '../../catalogue/pictures/owned-picture'
import type { PictureStorage } from '../../catalogue/pictures/picture-storage'
import {
  acceptPictures,
  PICTURE_BODY,
  pictureBytes,
} from '../../catalogue/pictures/picture-upload.routes'
import { documented } from '../../platform/http/rest/rest-docs'
import { findPrepaidOrder, setReceiptPicture } from './receipts.service'

interface PrepaymentRoute {
  readonly Params: { readonly id: string }
}

/** PUT /prepayments/{id}/receipt: the body is the file itself. */
export async function receiptsRoutes(app: FastifyInstance, storage: PictureStorage): Promise<void> {
  const upload = documented({
    id: 'setReceiptPicture',
    tag: 'Management',
    summary: 'Gives a prepayment the picture of its receipt, instead of an earlier one',
    role: 'admin',
    permission: 'money.record',
    path: { id: { description: 'The id of the prepayment.', schema: idSchema, example: 1 } },
    body: PICTURE_BODY,
    response: {
      status: 200,
      description: 'The address of the picture, which only the admin can read.',
      schema: z.strictObject({ image_url: z.string() }),
    },
    errors: { 404: { description: 'There is no such prepayment.' } },
  })
  await app.register(async (scoped) => {
    acceptPictures(scoped)
    scoped.put<PrepaymentRoute>('/prepayments/:id/receipt', {
      ...upload,
      // After the check of the permission, and before the body is read.
      preParsing: async ({ context, params }) => {
        await findPrepaidOrder(context.db, params.id)
      },
      handler: async (request) => {
        const { db } = request.context
        const { imageUrl } = await storeOwnedPicture(db, storage, pictureBytes(request), (url) =>
          setReceiptPicture(db, request.params.id, url),
        )
        return { image_url: imageUrl }
      },
    })
  })
}
