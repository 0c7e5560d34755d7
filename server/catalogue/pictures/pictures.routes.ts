import type { FastifyInstance } from 'fastify'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { roleMay } from '#domain/accounts/permissions'
import { AppError } from '#domain/errors'
import { pictureAddress, pictureName, pictureOfFile } from '#domain/products/pictures'
import type { Context } from '../../platform/features/context'
import type { PictureAudience } from '../../platform/features/feature'
import { PRIVATE } from '../../platform/http/cache/cache-policy'
import { isNotModified } from '../../platform/http/cache/negotiation'
import { documented } from '../../platform/http/rest/rest-docs'
import type { PictureStorage } from './picture-storage'
import { acceptPictures, PICTURE_BODY, pictureBytes } from './picture-upload.routes'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

const EXAMPLE_NAME = pictureName('6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0')

type Access = 'always' | 'now' | 'caller' | 'denied'

const CACHE_CONTROL: Readonly<Record<Exclude<Access, 'denied'>, string>> = {
  always: `public, max-age=${ONE_YEAR_SECONDS}, immutable`,
  now: 'public, max-age=0, must-revalidate',
  caller: PRIVATE,
}

/** Whether the caller is the author of something, or an account with the permission to see it. */
async function isInvolved(
  { viewer }: Context,
  { authorId, permission }: Exclude<PictureAudience, string>,
): Promise<boolean> {
  try {
    const { id, role } = await viewer()
    return id === authorId || roleMay(role, permission)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

async function toAccess(context: Context, audience: PictureAudience | undefined): Promise<Access> {
  if (audience === undefined) return 'always'
  if (audience === 'everybody') return 'now'
  if (audience === 'nobody') return 'denied'
  return (await isInvolved(context, audience)) ? 'caller' : 'denied'
}

interface FileRoute {
  readonly Params: { readonly file: string }
}

/** POST /pictures: the body is the file itself. GET /media/{file}. */
export async function picturesRoutes(
  app: FastifyInstance,
  storage: PictureStorage,
  /** Returns the audience of a picture; undefined for pictures that are always public. */
  readAudience: (db: EntityManager, imageUrl: string) => Promise<PictureAudience | undefined>,
): Promise<void> {
  const upload = documented({
    id: 'uploadPicture',
    tag: 'Management',
    summary: 'Stores a picture in several widths',
    role: 'admin',
    permission: 'products.edit',
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
    takesAnyQuery: true,
    tag: 'Catalogue',
    summary: 'An uploaded picture',
    role: 'public',
    path: {
      file: { description: 'The name of the file.', schema: z.string(), example: EXAMPLE_NAME },
    },
    response: {
      status: 200,
      description:
        'A WebP image. One of a product can be cached forever; one of a review is public while the review is approved, and otherwise needs the token of its author or the admin.',
      type: 'image/webp',
      schema: z.file(),
    },
  })
  app.get<FileRoute>('/media/:file', read, async (request, reply) => {
    const { file } = request.params
    const imageUrl = pictureOfFile(file)
    const { context } = request
    const access = imageUrl
      ? await toAccess(context, await readAudience(context.db, imageUrl))
      : 'denied'
    const picture = access === 'denied' ? undefined : await storage.get(file)
    if (!picture || access === 'denied') {
      throw new AppError('NOT_FOUND', { key: 'fault.notFound' })
    }
    reply.type('image/webp').header('cache-control', CACHE_CONTROL[access])
    if (access !== 'now') return reply.send(picture)
    // The bytes under a name never change.
    const etag = `"${file}"`
    reply.header('etag', etag)
    return isNotModified(request, etag) ? reply.code(304).send() : reply.send(picture)
  })
}
