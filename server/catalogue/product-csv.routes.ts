import { PassThrough, Readable } from 'node:stream'
import type { FastifyError, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MAX_IMPORT_BYTES } from '#domain/limits'
import { translate } from '#domain/messages'
import { invalid } from '#domain/validate'
import { answerError } from '../http/errors'
import { readRawBody } from '../http/raw-body'
import { documented } from '../http/rest-docs'
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

const EXAMPLE_FILE = `\uFEFFid,name,price,image_url,stock,version
1,Nilo Cat Toy,120.00,/pictures/cat-toy.svg,,1
2,Sakara Dog Bed,850.50,/pictures/dog-bed.svg,5,1
`
const EXAMPLE_IMPORT = `id,name,price,image_url
1,Nilo Cat Toy,115,/pictures/cat-toy.svg
,Delta Cat Bowl,75.25,/pictures/cat-bowl.svg
`

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
  const download = documented({
    id: 'exportProducts',
    tag: 'Management',
    summary: 'All products as a CSV file',
    role: 'owner',
    scope: 'readCatalogue',
    answer: {
      status: 200,
      description: 'In UTF-8 with a byte order mark; POST /products/import takes it back.',
      type: 'text/csv',
      schema: z.string(),
      example: EXAMPLE_FILE,
    },
  })
  app.get('/products.csv', download, async (request, reply) => {
    await request.context.admin('readCatalogue')
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="products.csv"')
      .send(Readable.from(exportProducts(request.context.db)))
  })

  const upload = documented({
    id: 'importProducts',
    tag: 'Management',
    summary: 'Adds and changes products from a CSV file, all or nothing',
    role: 'owner',
    scope: 'writeCatalogue',
    query: {
      dry_run: {
        description: 'Whether only to say what the file would do.',
        schema: z.enum(['true', 'false']).optional(),
        example: 'true',
      },
    },
    body: { type: 'text/csv', schema: z.string(), example: EXAMPLE_IMPORT },
    answer: {
      status: 200,
      description:
        'A line of JSON for each step (`progress`), and a last one with the `result`, or an `error`.',
      type: 'application/x-ndjson',
      schema: z.string(),
      example: `${JSON.stringify({ result: { dry_run: true, added: 1, updated: 1, problem_count: 0, problems: [] } })}\n`,
    },
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
      ...upload,
      // Compression would hold the progress back.
      compress: false,
      // Before the body is read: only the owner can make the server hold one of this size.
      onRequest: async (request) => {
        await request.context.admin('writeCatalogue')
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
