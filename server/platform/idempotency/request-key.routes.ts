import type { FastifyRequest } from 'fastify'
import { idempotencyKeySchema } from '#domain/orders/checkout.schema'
import type { RestDocs } from '../http/rest/rest-docs'
import { hashInput, ownerOf, type RequestKey } from './request-key'

/** The header of a route that moves money or stock, for its documentation. */
export const IDEMPOTENCY_KEY_HEADER = {
  'Idempotency-Key': {
    description:
      'A unique key for each act. A retry with the same key returns the result of the first request, and changes nothing again; with another body, it is a 409. Without a key, each request counts.',
    schema: idempotencyKeySchema.shape.idempotencyKey,
    example: '0b5c2f0e-5d4c-4b8e-9d53-3a1c8f6f2d11',
  },
} satisfies RestDocs['headers']

/** The {@link RequestKey} of a request's header; undefined without one. */
export async function requestKeyOf(
  request: FastifyRequest,
  operation: string,
): Promise<RequestKey | undefined> {
  const { 'idempotency-key': key } = request.headers
  if (typeof key !== 'string') return undefined
  const owner = ownerOf(await request.context.caller())
  const input = { params: request.params, body: request.body }
  return { owner, operation: `REST ${operation}`, key, requestHash: hashInput(input) }
}
