import type { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { translate } from '#domain/messages'
import { sendError } from '../../platform/http/errors'
import { readRawBody } from '../../platform/http/request/raw-body'
import { requestLocale } from '../../platform/http/request/request-locale'

/** The body of a route that accepts a picture, for its documentation. */
export const PICTURE_BODY = {
  type: 'image/*',
  schema: z.file().meta({ description: 'A JPEG, PNG, WebP, GIF, AVIF or HEIC file.' }),
}

/** Makes the routes of an encapsulated app accept picture files, and nothing else, as their bodies. */
export function acceptPictures(scoped: FastifyInstance): void {
  scoped.removeAllContentTypeParsers()
  for (const type of [/^image\//, 'application/octet-stream']) {
    scoped.addContentTypeParser(type, async (_request: unknown, payload: Readable) =>
      readRawBody(payload, MAX_PICTURE_BYTES),
    )
  }
  scoped.setErrorHandler((error: FastifyError, request, reply) =>
    error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
      ? reply.code(415).send({ message: translate('fault.notPicture', {}, requestLocale(request)) })
      : sendError(error, request, reply),
  )
}

/** The file in the body; empty without one. */
export function pictureBytes({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}
