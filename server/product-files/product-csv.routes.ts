import { PassThrough, type Readable } from 'node:stream'
import type { FastifyError, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MAX_IMPORT_BYTES } from '#domain/limits'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import { CSV_COLUMNS, SHARED_CSV_COLUMNS } from '#domain/products/product-file'
import { INVENTORY_COLUMNS } from '#domain/products/product-inventory.schema'
import { invalid } from '#domain/validation/validate'
import type { Context } from '../context'
import { sendError } from '../http/errors'
import { readRawBody } from '../http/raw-body'
import { requestLocale } from '../http/request-locale'
import { sendCsv } from '../http/rest/rest-csv'
import { documented } from '../http/rest/rest-docs'
import { toColumn } from './product-csv'
import { exportProducts } from './product-export.service'
import { type ImportPreview, type ImportResult, importProducts } from './product-import.service'

/** The content types that browsers and spreadsheets use for CSV files. */
const CSV_TYPES = [
  'text/csv',
  'application/csv',
  'application/vnd.ms-excel',
  'text/plain',
  'application/octet-stream',
]

/** What products cost is in no file of an API key, nor of staff who may not see it. */
const columnsFor = async ({ allows }: Context) =>
  (await allows('products.cost')) ? CSV_COLUMNS : SHARED_CSV_COLUMNS

const NO_DETAILS = `,,false${','.repeat(18 + INVENTORY_COLUMNS.length)}`
const EXAMPLE_FILE = `\uFEFF${CSV_COLUMNS.join(',')}
1,Nilo Cat Toy,نيلو لعبة قطط,120.00,150.00,/pictures/cat-toy.svg,,1${NO_DETAILS},
2,Sakara Dog Bed,,850.50,,/pictures/dog-bed.svg,5,1${NO_DETAILS},5
`
const EXAMPLE_IMPORT = `id,name,price,image_url
1,Nilo Cat Toy,115,/pictures/cat-toy.svg
,Delta Cat Bowl,75.25,/pictures/cat-bowl.svg
`

const EXAMPLE_RESULT = {
  dry_run: true,
  added: 1,
  updated: 1,
  problem_count: 0,
  problems: [],
  file: { encoding: 'utf-8', delimiter: 'comma' },
  notes: [],
  changes: [
    {
      line: 2,
      id: 1,
      name: 'Nilo Cat Toy',
      values: [{ column: 'price', from: '120.00', to: '115.00' }],
    },
    {
      line: 3,
      id: null,
      name: 'Delta Cat Bowl',
      values: [
        { column: 'name', from: null, to: 'Delta Cat Bowl' },
        { column: 'price', from: null, to: '75.25' },
        { column: 'image_url', from: null, to: '/pictures/cat-bowl.svg' },
      ],
    },
  ],
}

interface ImportRoute {
  readonly Querystring: { readonly dry_run?: unknown }
}

/** Throws INVALID for any other value: a typo must not turn a dry run into an import. */
function readDryRun(value: unknown): boolean {
  if (value === undefined) return false
  if (value !== 'true' && value !== 'false') {
    throw invalid([{ field: 'dryRun', key: 'invalid.boolean' }])
  }
  return value === 'true'
}

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

/** What a dry run says besides. */
function toRestPreview(
  { format, changes, stocksSet }: ImportPreview,
  permitsReading: boolean,
  locale: Locale,
) {
  return {
    file: { encoding: format.encoding, delimiter: DELIMITER_NAMES[format.delimiter] },
    notes: stocksSet > 0 ? [translate('import.stocksSet', { count: stocksSet }, locale)] : [],
    // They have values of today.
    ...(permitsReading && { changes }),
  }
}

function toRestResult(
  { added, updated, problems, problemCount, preview }: ImportResult,
  dryRun: boolean,
  permitsReading: boolean,
  locale: Locale,
) {
  return {
    dry_run: dryRun,
    added,
    updated,
    problem_count: problemCount,
    problems: problems.map(({ line, field, key, parameters }) => ({
      line,
      field: field === null ? null : toColumn(field),
      message: translate(key, parameters, locale),
    })),
    ...(dryRun && preview && toRestPreview(preview, permitsReading, locale)),
  }
}

/**
 * GET /products.csv, and POST /products/import, whose body is the CSV file and whose response is
 * newline-delimited JSON: progress and the result.
 */
export async function productCsvRoutes(app: FastifyInstance): Promise<void> {
  const download = documented({
    id: 'exportProducts',
    tag: 'Management',
    summary: 'All products as a CSV file',
    role: 'admin',
    permission: 'products.read',
    response: {
      status: 200,
      description:
        'In UTF-8 with a byte order mark, in the format of POST /products/import. `stock_exported` is the stock again: keep it, and an import adds the difference of `stock` from it.',
      type: 'text/csv',
      schema: z.string(),
      example: EXAMPLE_FILE,
    },
  })
  app.get('/products.csv', download, async (request, reply) => {
    const columns = await columnsFor(request.context)
    return sendCsv(reply, 'products.csv', exportProducts(request.context.db, columns))
  })

  const upload = documented({
    id: 'importProducts',
    tag: 'Management',
    summary: 'Creates and updates products from a CSV file, all or nothing',
    role: 'admin',
    permission: 'products.edit',
    query: {
      dry_run: {
        description: 'Only reports what the file would change, with old and new values.',
        schema: z.enum(['true', 'false']).optional(),
        example: 'true',
      },
    },
    body: { type: 'text/csv', schema: z.string(), example: EXAMPLE_IMPORT },
    response: {
      status: 200,
      description:
        'Newline-delimited JSON: `progress` after each step, then the `result` or an `error`. The result of a dry run has the old and new values of the first products that would change, for API keys with the scope readCatalogue only.',
      type: 'application/x-ndjson',
      schema: z.string(),
      example: `${JSON.stringify({ result: EXAMPLE_RESULT })}\n`,
    },
  })
  // Encapsulated, because all other routes accept JSON only.
  await app.register(async (scoped) => {
    scoped.removeAllContentTypeParsers()
    scoped.addContentTypeParser(CSV_TYPES, async (_request: unknown, payload: Readable) =>
      readRawBody(payload, MAX_IMPORT_BYTES),
    )
    scoped.setErrorHandler((error: FastifyError, request, reply) =>
      error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
        ? reply.code(415).send({ message: translate('fault.notCsv', {}, requestLocale(request)) })
        : sendError(error, request, reply),
    )
    scoped.post<ImportRoute>('/products/import', {
      ...upload,
      // Compression would buffer the progress.
      compress: false,
      handler: async (request, reply) => {
        const { locale } = request.context
        const columns = await columnsFor(request.context)
        const dryRun = readDryRun(request.query.dry_run)
        const permitsReading = await request.context.allows('products.read')
        const csv = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const output = new PassThrough()
        const send = (line: object) => {
          // The import continues when the client disconnects.
          if (!output.destroyed) output.write(`${JSON.stringify(line)}\n`)
        }
        const onProgress = (done: number, of: number) => send({ progress: { done, of } })
        importProducts(request.context.db, csv, { dryRun, columns, onProgress })
          .then(
            (result) => send({ result: toRestResult(result, dryRun, permitsReading, locale) }),
            (error: unknown) => {
              // The status has been sent already, so the last line reports the error.
              request.log.error({ err: error }, 'request failed')
              send({ error: { message: translate('fault.withId', { id: request.id }, locale) } })
            },
          )
          .finally(() => output.end())
        return (
          reply
            .header('content-type', 'application/x-ndjson')
            .header('cache-control', 'no-store')
            // Tells nginx not to buffer the response.
            .header('x-accel-buffering', 'no')
            .send(output)
        )
      },
    })
  })
}
