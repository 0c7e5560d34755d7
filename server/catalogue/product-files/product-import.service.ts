import type { EntityManager } from 'typeorm'
import { MAX_IMPORT_PROBLEMS } from '#domain/limits'
import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import { type MatchedFile, matchFile } from './match/matched-file'
import { countsOf, type ImportPlan, type ImportPreview, planImport } from './plan/import-plan'
import { readOwnFile } from './read/read-file'
import { type ImportProblem, UnreadableFile } from './read/records/import-problem'
import { withStagedChanges } from './stage/staged-changes'
import { writeFreeNumbers } from './write/free-numbers'
import { writeStaged } from './write/write-products'

export interface ImportOptions {
  /** Reports what an import would change without changing it. */
  readonly dryRun: boolean
  /** That the file may have; all by default. */
  readonly columns?: readonly CsvColumn[]
  /** Called for each chunk that was prepared after checking all; they are written together at the end. */
  readonly onProgress?: (done: number, of: number) => void
}

export interface ImportResult {
  readonly added: number
  /** Products with at least one changed value. */
  readonly updated: number
  /** The first ones, in the order of the file. */
  readonly problems: readonly ImportProblem[]
  /** The number of all problems. */
  readonly problemCount: number
  readonly allProblems: readonly ImportProblem[]
  /** Null if the file cannot be read. */
  readonly preview: ImportPreview | null
}

function rejected(all: readonly ImportProblem[], preview: ImportPreview | null): ImportResult {
  return { added: 0, updated: 0, ...listedOf(all), preview }
}

function listedOf(all: readonly ImportProblem[]) {
  return {
    problems: all.slice(0, MAX_IMPORT_PROBLEMS),
    problemCount: all.length,
    allProblems: all,
  }
}

/** The problems of a file that cannot be read, in place of its result. */
export function resultOfUnreadable(error: unknown): ImportResult {
  if (!(error instanceof UnreadableFile)) throw error
  return rejected(error.problems, null)
}

/**
 * Imports products from a CSV file in the format of exportProducts. A row with an id updates that
 * product, one without creates one. Imports all rows, or none when there is any problem, and then
 * reports every problem.
 */
export async function importProducts(
  db: EntityManager,
  csv: Buffer,
  { columns = CSV_COLUMNS, ...options }: ImportOptions,
): Promise<ImportResult> {
  let file: MatchedFile
  try {
    file = await matchFile(db, await readOwnFile(csv, columns))
  } catch (error) {
    return resultOfUnreadable(error)
  }
  return importFile(db, file, options)
}

export interface ImportFileOptions extends Omit<ImportOptions, 'columns'> {
  /** Imports the rows without problems instead of none when there are any. */
  readonly onlyValid?: boolean
  /** Has pictures of other sites fetched, so that the products no longer depend on these. */
  readonly fetchesPictures?: boolean
}

/** The same with a file of any origin. */
export async function importFile(
  db: EntityManager,
  file: MatchedFile,
  { dryRun, onlyValid = false, fetchesPictures = false, onProgress }: ImportFileOptions,
): Promise<ImportResult> {
  let plan: ImportPlan
  try {
    plan = await planImport(db, file, fetchesPictures)
  } catch (error) {
    return resultOfUnreadable(error)
  }
  const { changes, problems, preview } = plan
  if (problems.length > 0 && !onlyValid) return rejected(problems, preview)
  if (!dryRun && changes.length > 0) {
    const found = await writeFreeNumbers(db, changes, () =>
      withStagedChanges(db, changes, onProgress, (staged) =>
        writeStaged(db, staged, fetchesPictures),
      ),
    )
    if (found.length > 0) return rejected([...problems, ...found], preview)
  }
  return { ...countsOf(changes), ...listedOf(problems), preview }
}
