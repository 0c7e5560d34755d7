import type { FileNote } from '#domain/files/table'
import { type MessageKey, translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import { type CategoryKey, findCategory } from '#domain/products/categories'
import type { CsvColumn } from '#domain/products/product-file'
import { columnLabel } from '#domain/products/product-file-texts'
import type { MatchedFile } from './match/matched-file'
import { MATCHES } from './match/row-matching'
import type { ImportPreview } from './plan/import-plan'
import type { ImportResult } from './product-import.service'
import type { FileColumn } from './read/file-columns'
import { toColumn } from './read/product-csv'
import type { UnknownFile } from './read/read-file'
import type { ImportNote, ImportProblem } from './read/records/import-problem'
import type { ColumnDoubtNote } from './read/sources/product-headings'
import { rowsToFix } from './rows-to-fix'

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

export interface ResponseOptions {
  readonly dryRun: boolean
  /** Whether values of today may be shown. */
  readonly permitsReading: boolean
  readonly locale: Locale
}

function toRestFormat({ encoding, delimiter }: ImportPreview['format']) {
  return { encoding, delimiter: DELIMITER_NAMES[delimiter] }
}

function stockNotes(
  { stocksSet }: ImportPreview,
  locale: Locale,
  key: MessageKey = 'import.stocksSet',
): readonly string[] {
  return stocksSet > 0 ? [translate(key, { count: stocksSet }, locale)] : []
}

/** The fields that only a dry run returns. */
function toRestPreview(preview: ImportPreview, { permitsReading, locale }: ResponseOptions) {
  return {
    file: toRestFormat(preview.format),
    notes: stockNotes(preview, locale),
    // They have values of today.
    ...(permitsReading && { changes: preview.changes }),
  }
}

type Headings = MatchedFile['headings']

/** The column as the file calls it. */
function toHeading(field: string, headings: Headings): string {
  const column = toColumn(field)
  return headings[column as CsvColumn] ?? column
}

export function toRestResult(
  { added, updated, problems, problemCount, preview }: ImportResult,
  options: ResponseOptions,
  headings: Headings = {},
) {
  return {
    dry_run: options.dryRun,
    added,
    updated,
    problem_count: problemCount,
    problems: problems.map(({ line, field, key, parameters }) => ({
      line,
      field: field === null ? null : toHeading(field, headings),
      message: translate(key, parameters, options.locale),
    })),
    ...(options.dryRun && preview && toRestPreview(preview, options)),
  }
}

/** The heading of the column that says what is wrong, in each language. */
export const PROBLEM_HEADING = 'import.problemHeading'

function toTexts(
  problems: readonly ImportProblem[],
  headings: Headings,
  locale: Locale,
): ReadonlyMap<number, readonly string[]> {
  const texts = new Map<number, string[]>()
  for (const { line, field, key, parameters } of problems) {
    const message = translate(key, parameters, locale)
    const text = field === null ? message : `${toHeading(field, headings)}: ${message}`
    texts.set(line, [...(texts.get(line) ?? []), text])
  }
  return texts
}

const separator = (locale: Locale) => (locale === 'ar' ? '، ' : ', ')

function placementNotes({ placement }: ImportPreview, locale: Locale): readonly string[] {
  const { categories, uncategorized, hidden, withoutPicture } = placement
  const { untranslated, hiddenUntranslated } = placement
  const titleOf = (key: CategoryKey) => {
    const category = findCategory(key)
    return category ? translate(category.title, {}, locale) : key
  }
  const list = categories
    .map(({ key, count }) => `${titleOf(key)} ${count}`)
    .join(separator(locale))
  return [
    ...(list ? [translate('import.categories', { list }, locale)] : []),
    ...(uncategorized > 0
      ? [translate('import.uncategorized', { count: uncategorized }, locale)]
      : []),
    ...(hidden > 0 ? [translate('import.hiddenNew', { count: hidden }, locale)] : []),
    ...(withoutPicture > 0
      ? [translate('import.withoutPicture', { count: withoutPicture }, locale)]
      : []),
    ...(untranslated > 0
      ? [translate('import.untranslated', { count: untranslated }, locale)]
      : []),
    ...(hiddenUntranslated > 0
      ? [translate('import.hiddenUntranslated', { count: hiddenUntranslated }, locale)]
      : []),
  ]
}

/** Cells that a note names; of more, the number. */
const MAX_NAMED_CELLS = 50
const MAX_NAMED_LENGTH = 60

/** Lists the cells that were left out of rows. */
function rowNote({ key, parameters, cells }: ImportNote, locale: Locale): string {
  const named = cells
    .slice(0, MAX_NAMED_CELLS)
    .map(({ line, text }) =>
      translate('import.inLine', { text: text.slice(0, MAX_NAMED_LENGTH), line }, locale),
    )
  const more = cells.length - named.length
  const all = more > 0 ? [...named, translate('import.andMore', { count: more }, locale)] : named
  return translate(
    key,
    { count: cells.length, list: all.join(separator(locale)), ...parameters },
    locale,
  )
}

/** How the table of a file was found. */
function tableNotes(notes: readonly FileNote[], locale: Locale): readonly string[] {
  return notes.map(({ kind, ...values }) => translate(`file.note.${kind}`, values, locale))
}

/** Returns the notes on a file of any source, shown before it is imported. */
function notesOf(file: MatchedFile, preview: ImportPreview, locale: Locale): readonly string[] {
  const matched = MATCHES.flatMap((by) => {
    const count = file.matches[by]
    return count ? [translate(`import.matched.${by}`, { count }, locale)] : []
  })
  const kept =
    file.stocksKept > 0 ? [translate('import.stocksKept', { count: file.stocksKept }, locale)] : []
  const set = file.source === 'own' ? 'import.stocksSet' : 'import.stocksReplaced'
  return [
    ...tableNotes(file.fileNotes, locale),
    ...file.rowNotes.map((note) => rowNote(note, locale)),
    ...matched,
    ...kept,
    ...stockNotes(preview, locale, set),
    ...placementNotes(preview, locale),
  ]
}

/** Why a column is not proposed as what its heading says, in the shopkeeper's words. */
function doubtText({ column: ours, values }: ColumnDoubtNote, locale: Locale): string {
  const column = translate(columnLabel(ours), {}, locale)
  if (!values) return translate('import.doubt.several', { column }, locale)
  const { doubt, count, of, examples } = values
  const parameters = { column, count, of, examples: examples.join(' · ') }
  return translate(`import.doubt.${doubt}`, parameters, locale)
}

function toRestColumns(columns: readonly FileColumn[], locale: Locale) {
  return columns.map(({ doubt, ...column }) => ({
    ...column,
    note: doubt && doubtText(doubt, locale),
  }))
}

/** The result of a file of any source, with the rows to fix. */
export async function toAnyResult(
  file: MatchedFile,
  result: ImportResult,
  options: ResponseOptions,
) {
  const { locale } = options
  const { preview, allProblems } = result
  const texts = toTexts(allProblems, file.headings, locale)
  const heading = translate(PROBLEM_HEADING, {}, locale)
  return {
    ...toRestResult(result, options, file.headings),
    source: file.source,
    columns: toRestColumns(file.fileColumns, locale),
    choices: file.choices,
    ...(preview && { valid: preview.valid, file: toRestFormat(file.format) }),
    ...(options.dryRun && preview && { notes: notesOf(file, preview, locale) }),
    ...(preview &&
      allProblems.length > 0 && {
        rows_to_mend: await rowsToFix(file.records(), texts, file.linesWith, heading),
      }),
  }
}

/** The result of a file whose columns have to be mapped first. */
export function toUnknownResult(
  { fileColumns, choices, format, fileNotes }: UnknownFile,
  { dryRun, locale }: ResponseOptions,
) {
  return {
    dry_run: dryRun,
    added: 0,
    updated: 0,
    problem_count: 0,
    problems: [],
    source: 'unknown',
    columns: toRestColumns(fileColumns, locale),
    choices,
    notes: tableNotes(fileNotes, locale),
    file: toRestFormat(format),
  }
}
