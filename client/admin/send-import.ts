import { RefusedRequest, restRequest } from '../lib/rest-request'

export interface ImportProblem {
  /** Of the file, from 1. */
  readonly line: number
  /** The column, where it is one column's. */
  readonly field: string | null
  readonly message: string
}

export interface ImportResult {
  readonly added: number
  readonly updated: number
  readonly problem_count: number
  readonly problems: readonly ImportProblem[]
}

export interface ImportProgress {
  readonly done: number
  readonly of: number
}

interface ImportNews {
  readonly progress?: ImportProgress
  readonly result?: ImportResult
  readonly error?: { readonly message: string }
}

/** The lines of a body, each as soon as it is complete. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
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
 * Sends a file of products, to be checked or to be written. Throws a RefusedRequest with the
 * server's reason, or what fetch throws without an answer.
 */
export async function sendImport(
  file: File,
  options: {
    readonly dryRun: boolean
    readonly onProgress: (progress: ImportProgress) => void
  },
): Promise<ImportResult> {
  // Browsers take the type from what programs are installed; what counts is what it is meant as.
  const csv = new File([file], file.name, { type: 'text/csv' })
  const { body } = await restRequest(`/products/import?dry_run=${options.dryRun}`, csv)
  if (!body) throw new Error('The answer has no body')
  for await (const line of linesOf(body)) {
    const { progress, result, error } = JSON.parse(line) as ImportNews
    if (error) throw new RefusedRequest(error)
    if (result) return result
    if (progress) options.onProgress(progress)
  }
  throw new Error('The answer ended before its result')
}
