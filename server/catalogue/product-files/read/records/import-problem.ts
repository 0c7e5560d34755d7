import type { MessageKey, MessageParameters } from '#domain/messages'
import type { CsvColumn } from '#domain/products/product-file'

/** An error on a line of the file; `field` is null when it is not about one cell. */
export interface ImportProblem {
  readonly line: number
  readonly field: string | null
  readonly key: MessageKey
  readonly parameters?: MessageParameters
}

/** A note on a file, besides its problems. */
export interface ImportNote {
  readonly key: MessageKey
  readonly parameters?: MessageParameters
  /** The cells that it is about, by line. */
  readonly cells: readonly NotedCell[]
}

export interface NotedCell {
  readonly line: number
  readonly text: string
}

/** A note about these cells; none without any. */
export function noteOf(key: MessageKey, cells: readonly NotedCell[]): readonly ImportNote[] {
  return cells.length > 0 ? [{ key, cells }] : []
}

/** Thrown for a file whose rows cannot be read at all. */
export class UnreadableFile extends Error {
  readonly problems: readonly ImportProblem[]

  constructor(problems: readonly ImportProblem[]) {
    super('The file cannot be imported')
    this.name = 'UnreadableFile'
    this.problems = problems
  }
}

/** An unreadable file for one reason. */
export function unreadable(
  key: MessageKey,
  parameters?: MessageParameters,
  line = 1,
): UnreadableFile {
  return new UnreadableFile([{ line, field: null, key, ...(parameters && { parameters }) }])
}

export function noRows(): UnreadableFile {
  return unreadable('import.noRows')
}

export function noHeader(columns: readonly CsvColumn[]): UnreadableFile {
  return unreadable('import.noHeader', { columns: columns.join(', ') })
}

/** Names as they are shown: the same in every language. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ')
}
