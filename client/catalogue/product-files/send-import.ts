import type { MappedColumn } from '#domain/products/product-file-texts'
import { RestError, restRequest } from '../../platform/api/rest-request'
import type { ProductFile } from './product-file'

interface ImportProblem {
  /** The line in the file, from 1. */
  readonly line: number
  /** The column; null for a problem of the whole row. */
  readonly field: string | null
  readonly message: string
}

/** The changes to one product. */
interface ProductChange {
  readonly line: number
  /** Null for a new product. */
  readonly id: number | null
  readonly name: string
  readonly values: readonly {
    readonly column: string
    readonly from: string | null
    readonly to: string | null
  }[]
}

/** A column of a file, and what it is, may be, or null if it is left out. */
export interface FileColumn {
  readonly heading: string
  readonly sample: string
  readonly column: MappedColumn | null
  /** Why it is not proposed as what its heading says. */
  readonly note: string | null
}

type ImportSource = 'own' | 'shopify' | 'shopifyInventory' | 'woocommerce' | 'mapped' | 'unknown'

type Delimiter = 'comma' | 'semicolon' | 'tab' | 'bar'

export interface ImportResult {
  readonly added: number
  readonly updated: number
  readonly problem_count: number
  readonly problems: readonly ImportProblem[]
  /** Fields that only a dry run of a readable file returns. */
  readonly file?: { readonly encoding: string; readonly delimiter: Delimiter }
  readonly notes?: readonly string[]
  /** The first ones. */
  readonly changes?: readonly ProductChange[]
  /** Of a file that can be read. */
  readonly source?: ImportSource
  /** Of a file that is none of a known shop. */
  readonly columns?: readonly FileColumn[]
  /** The columns that those of the file can be mapped to. */
  readonly choices?: readonly MappedColumn[]
  /** The effect of the rows without problems. */
  readonly valid?: { readonly added: number; readonly updated: number }
  /** The rows with problems as a CSV file, which says what is wrong. */
  readonly rows_to_mend?: string
}

export interface ImportProgress {
  readonly done: number
  readonly of: number
}

/** A line of the response. */
interface ImportMessage {
  readonly progress?: ImportProgress
  readonly result?: ImportResult
  readonly error?: { readonly message: string }
}

/** Yields the lines of a body as they arrive. */
async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value = '', done } = await reader.read()
    const lines = (text + value).split('\n')
    text = lines.pop() ?? ''
    yield* lines.filter(Boolean)
    if (done) break
  }
  if (text) yield text
}

export interface SendOptions {
  readonly dryRun: boolean
  /** Imports the rows without problems. */
  readonly onlyValid?: boolean
  /** The columns of the file, in its order; if undefined, they are recognised. */
  readonly columns?: readonly (MappedColumn | null)[] | undefined
}

/**
 * Imports a file of products of any origin, or only validates it. Throws a RestError with the server's
 * message, or what fetch throws without a response.
 */
export async function sendImport(
  { csv, hasRowNumbers }: ProductFile,
  { dryRun, onlyValid = false, columns }: SendOptions,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const query = new URLSearchParams({
    format: 'any',
    dry_run: String(dryRun),
    only_valid: String(onlyValid),
    row_numbers: String(hasRowNumbers),
    ...(columns && { columns: columns.map((column) => column ?? '').join(',') }),
  })
  const { body } = await restRequest(`/products/import?${query}`, csv)
  if (!body) throw new Error('The response has no body')
  // Read to the end, because the browser keeps a half-read response open.
  let last: ImportMessage = {}
  for await (const line of readLines(body)) {
    last = JSON.parse(line) as ImportMessage
    if (last.progress) onProgress(last.progress)
  }
  if (last.error) throw new RestError(last.error)
  if (!last.result) throw new Error('The response ended before its result')
  const { file, ...result } = last.result
  // A spreadsheet has neither an encoding nor delimiters.
  return hasRowNumbers || !file ? result : { ...result, file }
}
