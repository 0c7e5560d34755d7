import { PassThrough, type Readable } from 'node:stream'
import type { FastifyError, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cairoDay } from '#domain/delivery/cairo-day'
import { MAX_IMPORT_BYTES } from '#domain/limits'
import { translate } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { CSV_COLUMNS, SHARED_CSV_COLUMNS } from '#domain/products/product-file'
import { INVENTORY_COLUMNS } from '#domain/products/product-inventory.schema'
import { encodeMessage } from '#domain/validation/text.schema'
import { validate } from '#domain/validation/validate'
import type { Context } from '../../platform/features/context'
import { lateErrorMessage, sendError } from '../../platform/http/errors'
import { readRawBody } from '../../platform/http/request/raw-body'
import { requestLocale } from '../../platform/http/request/request-locale'
import { sendCsv } from '../../platform/http/rest/rest-csv'
import { documented } from '../../platform/http/rest/rest-docs'
import { PROBLEM_HEADING, toAnyResult, toRestResult, toUnknownResult } from './import-response'
import { matchFile } from './match/matched-file'
import { exportProducts } from './product-export.service'
import { importFile, importProducts, resultOfUnreadable } from './product-import.service'
import { type ReadFile, readFile, type UnknownFile } from './read/read-file'

/** The content types that browsers and spreadsheets use for CSV files. */
const CSV_TYPES = [
  'text/csv',
  'application/csv',
  'application/vnd.ms-excel',
  'text/plain',
  'application/octet-stream',
]

/** Cost prices are exported neither to API keys nor to staff without the permission `products.cost`. */
const columnsFor = async ({ allows }: Context) =>
  (await allows('products.cost')) ? CSV_COLUMNS : SHARED_CSV_COLUMNS

const NO_DETAILS = `,,false${','.repeat(23 + INVENTORY_COLUMNS.length)}`
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

const flagSchema = z
  .enum(['true', 'false'], { error: encodeMessage('invalid.boolean') })
  .optional()
  .transform((value) => value === 'true')

/** Enough for the names of all columns, and a comma for each of a file. */
const MAX_MAPPING_LENGTH = 2_000

const querySchema = z.object({
  // A typo must not turn a dry run into an import.
  dryRun: flagSchema,
  onlyValid: flagSchema,
  countsRows: flagSchema,
  hasRowNumbers: flagSchema,
  format: z.enum(['own', 'any'], { error: encodeMessage('invalid.choice') }).optional(),
  columns: z
    .string({ error: encodeMessage('invalid.text') })
    .max(MAX_MAPPING_LENGTH, encodeMessage('invalid.tooLong', { max: MAX_MAPPING_LENGTH }))
    .optional(),
})

type Query = z.output<typeof querySchema>

interface ImportRoute {
  readonly Querystring: Readonly<
    Partial<
      Record<
        'dry_run' | 'only_valid' | 'counts_rows' | 'row_numbers' | 'format' | 'columns',
        unknown
      >
    >
  >
}

function readQuery(query: ImportRoute['Querystring']) {
  const { dry_run, only_valid, counts_rows, row_numbers, ...others } = query
  const names = {
    dryRun: dry_run,
    onlyValid: only_valid,
    countsRows: counts_rows,
    hasRowNumbers: row_numbers,
  }
  return validate(querySchema, { ...others, ...names })
}

/** The headings of the column of problems in a corrected file that is uploaded again. */
const PROBLEM_HEADINGS = LOCALES.map((locale) => translate(PROBLEM_HEADING, {}, locale))

interface ImportRequest extends Query {
  readonly permitsReading: boolean
  readonly onProgress: (done: number, of: number) => void
}

/** Imports a file of our own format, or of any; returns the result for the response. */
async function importBody(context: Context, csv: Buffer, request: ImportRequest) {
  const { db, locale } = context
  const { dryRun, onlyValid, countsRows, hasRowNumbers, format, permitsReading, onProgress } =
    request
  const columns = await columnsFor(context)
  const response = { dryRun, permitsReading, locale }
  if (format !== 'any') {
    return toRestResult(await importProducts(db, csv, { dryRun, columns, onProgress }), response)
  }
  const options = {
    countsRows,
    hasRowNumbers,
    ignoredHeadings: PROBLEM_HEADINGS,
    mapping: request.columns,
    columns,
  }
  let file: ReadFile | UnknownFile
  try {
    file = await readFile(db, csv, { ...options, today: cairoDay(new Date()) })
  } catch (error) {
    return toRestResult(resultOfUnreadable(error), response)
  }
  if (file.source === 'unknown') return toUnknownResult(file, response)
  const matched = await matchFile(db, file)
  const result = await importFile(db, matched, {
    dryRun,
    onlyValid,
    onProgress,
    // API clients that import our own format may have their pictures where they are.
    fetchesPictures: true,
  })
  return toAnyResult(matched, result, response)
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
      format: {
        description:
          'Of the file: `own` (the default) is that of GET /products.csv; `any` also reads exports of Shopify (products and inventory) and WooCommerce and files with any columns, finds their products by id, SKU or barcode, and returns `source`, `valid` and `rows_to_mend`. If the columns are unknown, the result has `columns` with a proposal, and nothing is imported.',
        schema: z.enum(['own', 'any']).optional(),
        example: 'own',
      },
      columns: {
        description:
          'With `format=any`: what the columns of the file are, in its order and separated by commas, such as `name,,price`; empty for one that is left out. It is remembered for files with the same headings.',
        schema: z.string().optional(),
        example: 'id,name,price,image_url',
      },
      only_valid: {
        description:
          'With `format=any`: imports the rows without problems, instead of none when there are any.',
        schema: z.enum(['true', 'false']).optional(),
        example: 'false',
      },
      counts_rows: {
        description:
          'With `format=any`: numbers rows instead of lines, for a file that was made of a spreadsheet.',
        schema: z.enum(['true', 'false']).optional(),
        example: 'false',
      },
      row_numbers: {
        description:
          'With `format=any`: the first cell of each record is the number of its row in the spreadsheet that the file was made of.',
        schema: z.enum(['true', 'false']).optional(),
        example: 'false',
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
        const { context } = request
        const query = readQuery(request.query)
        const permitsReading = await context.allows('products.read')
        const csv = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const output = new PassThrough()
        const send = (line: object) => {
          // The import continues when the client disconnects.
          if (!output.destroyed) output.write(`${JSON.stringify(line)}\n`)
        }
        const onProgress = (done: number, of: number) => send({ progress: { done, of } })
        importBody(context, csv, { ...query, permitsReading, onProgress })
          .then(
            (result) => send({ result }),
            (error: unknown) => send({ error: { message: lateErrorMessage(error, request) } }),
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
