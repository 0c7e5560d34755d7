import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { PRIVATE } from '../cache/cache-policy'

/** Sends a CSV file of the owner's, as it is made. */
export function sendCsv(reply: FastifyReply, name: string, file: AsyncIterable<string>) {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', PRIVATE)
    .send(Readable.from(file))
}

const day = (description: string) => ({
  description,
  schema: z.iso.date().optional(),
  example: '2026-11-21',
})

/** The period of an export, as query parameters. */
export const PERIOD = {
  from: day('The first day in Cairo; all by default.'),
  to: day('The last day in Cairo; today by default.'),
}
