import { RestError, restRequest } from '../api/rest-request'

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

/**
 * Imports a CSV file of products, or only validates it. Throws a RestError with the server's
 * message, or what fetch throws without a response.
 */
export async function sendImport(
  file: File,
  options: {
    readonly dryRun: boolean
    readonly onProgress: (progress: ImportProgress) => void
  },
): Promise<ImportResult> {
  // The type that browsers detect depends on the installed programs.
  const csv = new File([file], file.name, { type: 'text/csv' })
  const { body } = await restRequest(`/products/import?dry_run=${options.dryRun}`, csv)
  if (!body) throw new Error('The response has no body')
  // Read to the end, because the browser keeps a half-read response open.
  let last: ImportMessage = {}
  for await (const line of readLines(body)) {
    last = JSON.parse(line) as ImportMessage
    if (last.progress) options.onProgress(last.progress)
  }
  if (last.error) throw new RestError(last.error)
  if (!last.result) throw new Error('The response ended before its result')
  return last.result
}
