import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { pictureAddress, pictureName } from '#domain/pictures'
import { documented } from '../http/rest/rest-docs'
import type { PictureStorage } from './picture-storage'
import { acceptPictures, PICTURE_BODY, pictureBytes } from './picture-upload.routes'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

const EXAMPLE_NAME = pictureName('6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0')

interface FileRoute {
  readonly Params: { readonly file: string }
}

/** POST /pictures, for the admin: the body is the file itself. GET /media/{file}. */
export async function picturesRoutes(app: FastifyInstance, storage: PictureStorage): Promise<void> {
  const upload = documented({
    id: 'uploadPicture',
    tag: 'Management',
    summary: 'Stores a picture in several widths',
    role: 'admin',
    scope: 'writeCatalogue',
    body: PICTURE_BODY,
    response: {
      status: 201,
      description: 'The address to use as a product’s `image_url`.',
      schema: z.strictObject({ image_url: z.string() }),
      example: { image_url: pictureAddress(EXAMPLE_NAME) },
    },
  })
  // Encapsulated, because all other routes accept JSON only.
  await app.register(async (scoped) => {
    acceptPictures(scoped)
    scoped.post('/pictures', {
      ...upload,
      // Before the body is read, so that only the admin can make the server buffer a large one.
      onRequest: async (request) => {
        await request.context.requireAdmin('writeCatalogue')
      },
      handler: async (request, reply) => {
        // Imported on demand: sharp takes memory that most servers never need.
        const { storePicture } = await import('./pictures.service')
        const { imageUrl } = await storePicture(storage, pictureBytes(request))
        return reply.code(201).send({ image_url: imageUrl })
      },
    })
  })

  const read = documented({
    id: 'getPicture',
    tag: 'Catalogue',
    summary: 'An uploaded picture',
    role: 'public',
    path: {
      file: { description: 'The name of the file.', schema: z.string(), example: EXAMPLE_NAME },
    },
    response: {
      status: 200,
      description: 'A WebP image. Its name is a hash of its content, so it can be cached forever.',
      type: 'image/webp',
      schema: z.file(),
    },
  })
  app.get<FileRoute>('/media/:file', read, async (request, reply) => {
    const picture = await storage.get(request.params.file)
    if (!picture) throw new AppError('NOT_FOUND', { key: 'fault.notFound' })
    return reply
      .type('image/webp')
      .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
      .send(picture)
  })
}
