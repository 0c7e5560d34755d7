import type { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { translate } from '#domain/messages'
import { pictureAddress, pictureName } from '#domain/pictures'
import { answerError } from '../http/errors'
import { readRawBody } from '../http/raw-body'
import { documented } from '../http/rest-docs'
import type { PictureStorage } from './picture-storage'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

const EXAMPLE_NAME = pictureName('6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0')

interface OfFile {
  readonly Params: { readonly file: string }
}

/** POST /pictures, with the owner's token; the body is the file itself. GET /media/{file}. */
export async function picturesRoutes(app: FastifyInstance, storage: PictureStorage): Promise<void> {
  const upload = documented({
    id: 'uploadPicture',
    tag: 'Management',
    summary: 'Stores a picture in several widths',
    role: 'owner',
    scope: 'writeCatalogue',
    body: {
      type: 'image/*',
      schema: z.file().meta({ description: 'A JPEG, PNG, WebP, GIF or AVIF file.' }),
    },
    answer: {
      status: 201,
      description: 'The address to give a product.',
      schema: z.strictObject({ image_url: z.string() }),
      example: { image_url: pictureAddress(EXAMPLE_NAME) },
    },
  })
  // A scope of its own: all other routes go on taking JSON only.
  await app.register(async (scoped) => {
    scoped.removeAllContentTypeParsers()
    for (const type of [/^image\//, 'application/octet-stream']) {
      scoped.addContentTypeParser(type, async (_request: unknown, payload: Readable) =>
        readRawBody(payload, MAX_PICTURE_BYTES),
      )
    }
    scoped.setErrorHandler((error: FastifyError, request, reply) =>
      error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
        ? reply.code(415).send({ message: translate('fault.notPicture') })
        : answerError(error, request, reply),
    )
    scoped.post('/pictures', {
      ...upload,
      // Before the body is read: only the owner can make the server hold one of this size.
      onRequest: async (request) => {
        await request.context.admin('writeCatalogue')
      },
      handler: async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        // Loaded with the first picture: the library takes memory that most servers never need.
        const { storePicture } = await import('./pictures.service')
        const { imageUrl } = await storePicture(storage, bytes)
        return reply.code(201).send({ image_url: imageUrl })
      },
    })
  })

  const read = documented({
    id: 'getPicture',
    tag: 'Catalogue',
    summary: 'An uploaded picture',
    role: 'anybody',
    path: {
      file: { description: 'The file’s name.', schema: z.string(), example: EXAMPLE_NAME },
    },
    answer: {
      status: 200,
      description: 'As WebP; its name stands for its content, so it may be kept for ever.',
      type: 'image/webp',
      schema: z.file(),
    },
  })
  app.get<OfFile>('/media/:file', read, async (request, reply) => {
    const picture = await storage.get(request.params.file)
    if (!picture) throw new AppError('NOT_FOUND', { key: 'fault.notFound' })
    return reply
      .type('image/webp')
      .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
      .send(picture)
  })
}
