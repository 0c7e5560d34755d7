import { PassThrough, Readable } from 'node:stream'
import type { FastifyError, FastifyInstance } from 'fastify'
import { MAX_IMPORT_BYTES } from '#domain/limits'
import { translate } from '#domain/messages'
import { invalid } from '#domain/validate'
import { answerError } from '../http/errors'
import { readRawBody } from '../http/raw-body'
import { exportProducts } from './product-export.service'
import { type ImportResult, importProducts } from './product-import.service'

/** What browsers and spreadsheets call a CSV file. */
const CSV_TYPES = [
  'text/csv',
  'application/csv',
  'application/vnd.ms-excel',
  'text/plain',
  'application/octet-stream',
]

interface OfImport {
  readonly Querystring: { readonly dry_run?: unknown }
}

/** Throws INVALID: an import must not be for real because a word was misspelt. */
function readDryRun(value: unknown): boolean {
  if (value === undefined) return false
  if (value !== 'true' && value !== 'false') {
    throw invalid([{ field: 'dryRun', key: 'import.dryRun' }])
  }
  return value === 'true'
}

function toRestResult({ added, updated, problems, problemCount }: ImportResult, dryRun: boolean) {
  return {
    dry_run: dryRun,
    added,
    updated,
    problem_count: problemCount,
    problems: problems.map(({ line, field, key, parameters }) => ({
      line,
      field: field === 'imageUrl' ? 'image_url' : field,
      message: translate(key, parameters),
    })),
  }
}

/**
 * GET /products.csv; POST /products/import, whose body is the CSV file and whose answer is a line of
 * JSON for each step and one for the result. Both need the owner's token.
 */
export async function productCsvRoutes(app: FastifyInstance): Promise<void> {
  app.get('/products.csv', async (request, reply) => {
    await request.context.admin()
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="products.csv"')
      .send(Readable.from(exportProducts(request.context.db)))
  })

  // A scope of its own: all other routes go on taking JSON only.
  await app.register(async (scoped) => {
    scoped.removeAllContentTypeParsers()
    scoped.addContentTypeParser(CSV_TYPES, async (_request: unknown, payload: Readable) =>
      readRawBody(payload, MAX_IMPORT_BYTES),
    )
    scoped.setErrorHandler((error: FastifyError, request, reply) =>
      error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
        ? reply.code(415).send({ message: translate('fault.notCsv') })
        : answerError(error, request, reply),
    )
    scoped.post<OfImport>('/products/import', {
      // Compression would hold the progress back.
      compress: false,
      // Before the body is read: only the owner can make the server hold one of this size.
      onRequest: async (request) => {
        await request.context.admin()
      },
      handler: async (request, reply) => {
        const dryRun = readDryRun(request.query.dry_run)
        const csv = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const answer = new PassThrough()
        const send = (line: object) => {
          // A client that has gone away does not stop what it asked for.
          if (!answer.destroyed) answer.write(`${JSON.stringify(line)}\n`)
        }
        const onProgress = (done: number, of: number) => send({ progress: { done, of } })
        importProducts(request.context.db, csv, { dryRun, onProgress })
          .then(
            (result) => send({ result: toRestResult(result, dryRun) }),
            (error: unknown) => {
              // The status is sent already: the last line says what a 500 would.
              request.log.error({ err: error }, 'request failed')
              send({ error: { message: translate('fault.withId', { id: request.id }) } })
            },
          )
          .finally(() => answer.end())
        return (
          reply
            .header('content-type', 'application/x-ndjson')
            .header('cache-control', 'no-store')
            // Tells nginx not to hold lines back until it has a buffer full of them.
            .header('x-accel-buffering', 'no')
            .send(answer)
        )
      },
    })
  })
}
