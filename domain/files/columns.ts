import { withWesternDigits } from '../validation/characters'
import { readNumber } from '../validation/read-number'
import { decimalMarkOf, readAmount } from './amounts'
import { type Cell, cellText, isBlankCell, isErrorCell } from './cells'
import { readPiastres } from './column-amounts'
import { explainNet, type NetColumns, netDifference } from './net'
import type { FileTable } from './table'
import { headingWords } from './words'

/** Kinds of columns, by the content of their cells. */
type ColumnKind =
  | 'amount'
  | 'fee'
  | 'tax'
  | 'net'
  | 'order'
  | 'tracking'
  | 'phone'
  | 'name'
  | 'code'
  | 'barcode'
  | 'count'
  | 'picture'
  | 'text'

/** A column that a kind of file may have. */
interface ColumnRule {
  readonly kind: ColumnKind
  /** Headings in both languages, as whole words; those of more words fit better. */
  readonly headings: readonly string[]
  /** Words that exclude a heading, such as that of the amount's date. */
  readonly never?: readonly string[]
}

export type ColumnRules<Field extends string> = Readonly<Record<Field, ColumnRule>>

/** The heading of each field's column; null if the file has none. */
export type Columns<Field extends string> = Readonly<Record<Field, string | null>>

/** Why single values contradict the field that a column was chosen for. */
type ValueDoubt =
  /** Long numbers, such as those of shipments: never money. */
  | 'identifiers'
  | 'notAmounts'
  | 'notReferences'
  /** Names without letters, pictures without an address and the like. */
  | 'otherValues'

/** Why a column contradicts the field that it was chosen for. */
type ColumnDoubt =
  | ValueDoubt
  /** Fees as high as the amounts collected. */
  | 'feesAboveAmounts'
  /** The file's own sum is another. */
  | 'sumDiffers'
  /** The column of net amounts does not equal the amounts less their fees. */
  | 'netDiffers'
  /** Several columns fit equally well. */
  | 'several'

/** Doubts about a column that stays chosen: a sum that differs may be the file's mistake. */
const ONLY_ASKED: readonly ColumnDoubt[] = ['sumDiffers', 'netDiffers']

/** A question about a column that has to be answered by hand. */
export interface ColumnQuestion<Field extends string> {
  readonly field: Field
  readonly doubt: ColumnDoubt
  /** The heading of the column in doubt. */
  readonly heading: string
  /** The headings of columns that it may be, whose values do not contradict it. */
  readonly choices: readonly string[]
  /** The file's own sum and the calculated one, in piastres: of `sumDiffers` and `netDiffers`. */
  readonly sums?: { readonly said: number; readonly read: number }
  /** Of doubts about single values. */
  readonly values?: DoubtedValues
}

/** The values of a column that are something else than its heading says. */
export interface DoubtedValues {
  readonly doubt: ValueDoubt
  readonly count: number
  /** All that are not empty. */
  readonly of: number
  /** The first different ones, shortened. */
  readonly examples: readonly string[]
}

export interface ColumnGuess<Field extends string> {
  /** Without those that are asked about. */
  readonly columns: Columns<Field>
  readonly questions: readonly ColumnQuestion<Field>[]
}

/** A rule as its words. */
interface RuleWords {
  readonly phrases: readonly (readonly string[])[]
  readonly never: ReadonlySet<string>
}

const wordsOfRules = new WeakMap<ColumnRule, RuleWords>()

function wordsOf(rule: ColumnRule): RuleWords {
  const known = wordsOfRules.get(rule)
  if (known) return known
  const { headings, never = [] } = rule
  const words = { phrases: headings.map(headingWords), never: new Set(never.flatMap(headingWords)) }
  wordsOfRules.set(rule, words)
  return words
}

/** A longer text is no heading. */
const MAX_HEADING_LENGTH = 200

/** How well a heading fits; 0 if it does not. One more word of a phrase counts more than any word besides. */
function fitOf(heading: string, rule: ColumnRule): number {
  if (heading.length > MAX_HEADING_LENGTH) return 0
  const words = headingWords(heading)
  const { phrases, never } = wordsOf(rule)
  if (words.length === 0 || words.some((word) => never.has(word))) return 0
  const fits = phrases.map((phrase) =>
    phrase.every((word) => words.includes(word))
      ? phrase.length + phrase.length / (words.length + 1)
      : 0,
  )
  return Math.max(0, ...fits)
}

/** Whether a heading is one of those that the rules know. */
export function isKnownHeading(heading: string, rules: ColumnRules<string>): boolean {
  return Object.values(rules).some((rule) => fitOf(heading, rule) > 0)
}

/** An integer that is no amount anybody collects at a door, but the number of a shipment, a phone or a barcode. */
const IDENTIFIER = /^[^\d.,]{0,4}\d{7,}$/

function isIdentifier(cell: Cell): boolean {
  return IDENTIFIER.test(cellText(cell).trim())
}

function cellsOf(table: FileTable, heading: string): readonly Cell[] {
  const place = table.headings.indexOf(heading)
  return table.rows.flatMap(({ cells }) => {
    const cell = cells[place]
    return cell === undefined || isBlankCell(cell) ? [] : [cell]
  })
}

/** The start of an address, or the name of a file. */
const ADDRESS = /^<?(?:https?:|\/)|\.(?:jpe?g|png|webp|gif|avif|svg)\b/i
const MAX_CODE_LENGTH = 64

const isMostly = <T>(items: readonly T[], is: (item: T) => boolean) =>
  items.length > 0 && items.filter(is).length * 2 > items.length

const EXAMPLES = 3
const MAX_EXAMPLE_LENGTH = 24

function shortened(text: string): string {
  const characters = [...text.trim()]
  if (characters.length <= MAX_EXAMPLE_LENGTH) return characters.join('')
  return `${characters.slice(0, MAX_EXAMPLE_LENGTH - 1).join('')}…`
}

/** The doubt that most of these cells raise, if they do. */
function doubtBy(
  doubt: ValueDoubt,
  cells: readonly Cell[],
  isWrong: (cell: Cell) => boolean,
): DoubtedValues | undefined {
  const wrong = cells.filter(isWrong)
  if (wrong.length * 2 <= cells.length) return undefined
  const texts = new Set(wrong.map((cell) => shortened(cellText(cell))))
  const examples = [...texts].slice(0, EXAMPLES)
  return { doubt, count: wrong.length, of: cells.length, examples }
}

/** Formats of the cells, for kinds that have one. */
const VALUES: Partial<Record<ColumnKind, (text: string) => boolean>> = {
  name: (text) => /\p{L}/u.test(text) && !ADDRESS.test(text),
  code: (text) => text.length <= MAX_CODE_LENGTH && !ADDRESS.test(text),
  barcode: (text) => /^'?[\d\s-]{6,}$/.test(withWesternDigits(text)),
  count: (text) => readNumber(text).kind !== 'none',
  picture: (text) => ADDRESS.test(text),
}

function doubtOf(table: FileTable, heading: string, kind: ColumnKind): DoubtedValues | undefined {
  const cells = cellsOf(table, heading).filter((cell) => !isErrorCell(cell))
  if (cells.length === 0) return undefined
  if (kind === 'amount' || kind === 'fee' || kind === 'net') {
    const identifiers = doubtBy('identifiers', cells, isIdentifier)
    if (identifiers) return identifiers
    const mark = decimalMarkOf(cells)
    const filled = cells.filter((cell) => readAmount(cell, mark).kind !== 'empty')
    const isNoAmount = (cell: Cell) => {
      const reading = readAmount(cell, mark)
      return reading.kind === 'problem' && reading.problem !== 'ambiguous'
    }
    const notAmounts = doubtBy('notAmounts', filled, isNoAmount)
    if (notAmounts) return notAmounts
  }
  const isSuch = VALUES[kind]
  const others = isSuch && doubtBy('otherValues', cells, (cell) => !isSuch(cellText(cell).trim()))
  if (others) return others
  // 449.95 is no number of an order or a parcel.
  const isDecimal = (cell: Cell) =>
    /\d[.,]\d{2}$/.test(cellText(cell).trim()) && readAmount(cell).kind === 'amount'
  if (kind === 'order' || kind === 'tracking') return doubtBy('notReferences', cells, isDecimal)
  return undefined
}

const isMoney = ({ kind }: ColumnRule) => kind === 'amount' || kind === 'fee'

function choicesOf(table: FileTable, { kind }: ColumnRule): readonly string[] {
  return table.headings.filter(
    (heading) =>
      heading !== '' &&
      doubtOf(table, heading, kind) === undefined &&
      ((kind !== 'amount' && kind !== 'fee') || cellsOf(table, heading).length > 0),
  )
}

function areFeesAbove(table: FileTable, amount: string, fee: string): boolean {
  const amounts = readPiastres(table, amount)
  const fees = readPiastres(table, fee)
  const both = amounts.flatMap((value, index) => {
    const other = fees[index]
    return value && other && value > 0 && other > 0 ? [[value, other] as const] : []
  })
  return isMostly(both, ([value, other]) => other >= value)
}

/** Returns the file's own sum of a column and the sum of its rows, in piastres; undefined if the file has none. */
export function sumsOf(table: FileTable, heading: string) {
  const place = table.headings.indexOf(heading)
  const mark = decimalMarkOf(table.rows.map((row) => row.cells[place]))
  const said = readAmount(table.sumRow?.cells[place], mark)
  if (said.kind !== 'amount') return undefined
  const read = readPiastres(table, heading).reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return { said: said.piastres, read }
}

const fieldsOf = <Field extends string>(rules: ColumnRules<Field>, kind: ColumnKind) =>
  (Object.keys(rules) as Field[]).filter((field) => rules[field].kind === kind)

/** The columns of the net amounts and their parts; undefined if there are none. */
function netColumnsOf<Field extends string>(
  rules: ColumnRules<Field>,
  columns: Columns<Field>,
): NetColumns | undefined {
  const headingsOf = (kind: ColumnKind) =>
    fieldsOf(rules, kind).flatMap((field) => columns[field] ?? [])
  const [[amount], [net], [tax = null]] = [
    headingsOf('amount'),
    headingsOf('net'),
    headingsOf('tax'),
  ]
  return amount && net ? { amount, net, tax, fees: headingsOf('fee') } : undefined
}

/** Returns the contradictions between chosen columns and their values. */
export function questionsOf<Field extends string>(
  table: FileTable,
  rules: ColumnRules<Field>,
  columns: Columns<Field>,
): readonly ColumnQuestion<Field>[] {
  const fields = Object.keys(rules) as Field[]
  const amountField = fields.find((field) => rules[field].kind === 'amount')
  const amount = amountField && columns[amountField]
  return fields.flatMap((field): ColumnQuestion<Field>[] => {
    const heading = columns[field]
    const rule = rules[field]
    if (heading === null || !table.headings.includes(heading)) return []
    const ask = (doubt: ColumnDoubt, more: Partial<ColumnQuestion<Field>> = {}) => [
      { field, doubt, heading, choices: choicesOf(table, rule), ...more },
    ]
    const values = doubtOf(table, heading, rule.kind)
    if (values) return ask(values.doubt, { values })
    if (
      rule.kind === 'fee' &&
      amount &&
      amount !== heading &&
      areFeesAbove(table, amount, heading)
    ) {
      return ask('feesAboveAmounts')
    }
    if (rule.kind === 'net') {
      const known = netColumnsOf(rules, columns)
      const sums = known && netDifference(table, known)
      return sums ? ask('netDiffers', { sums, choices: [] }) : []
    }
    const sums = isMoney(rule) ? sumsOf(table, heading) : undefined
    return sums && sums.said !== sums.read ? ask('sumDiffers', { sums }) : []
  })
}

interface Fit<Field extends string> {
  readonly field: Field
  readonly heading: string
  readonly fit: number
}

/** The best heading for each field, each heading once: the best fits first. Equal ones are a question. */
function fitColumns<Field extends string>(table: FileTable, rules: ColumnRules<Field>) {
  const fields = Object.keys(rules) as Field[]
  const all = fields
    .flatMap((field) =>
      table.headings.map(
        (heading): Fit<Field> => ({
          field,
          heading,
          fit: fitOf(heading, rules[field]),
        }),
      ),
    )
    .filter(({ fit }) => fit > 0)
  const fits = [...all].sort((a, b) => b.fit - a.fit)
  const chosen = new Map<Field, string>()
  const questions: ColumnQuestion<Field>[] = []
  const taken = new Set<string>()
  for (const { field, heading, fit } of fits) {
    if (chosen.has(field) || taken.has(heading) || questions.some((one) => one.field === field)) {
      continue
    }
    const isSame = (other: string) =>
      JSON.stringify(cellsOf(table, other)) === JSON.stringify(cellsOf(table, heading))
    const fitting = (one: Fit<Field>) =>
      one.field === field && one.fit === fit && !taken.has(one.heading)
    const equal = fits
      .filter((one) => fitting(one) && doubtOf(table, one.heading, rules[field].kind) === undefined)
      .map((one) => one.heading)
    const [only] = equal
    if (equal.length > 1 && !equal.every(isSame)) {
      questions.push({ field, doubt: 'several', heading, choices: equal })
      continue
    }
    // Where the values of one of two contradict it, it is the other.
    const best = only ?? heading
    chosen.set(field, best)
    taken.add(best)
  }
  return { chosen, questions }
}

/**
 * The columns of the fees, if those whose headings fit best do not explain the net amounts of the file, and others do:
 * those with words of fees first, then any with amounts.
 */
function explainFees<Field extends string>(
  table: FileTable,
  rules: ColumnRules<Field>,
  columns: Columns<Field>,
): Partial<Columns<Field>> {
  const known = netColumnsOf(rules, columns)
  const fees = fieldsOf(rules, 'fee')
  const [rule] = fees.map((field) => rules[field])
  if (!known || !rule || (known.fees.length > 0 && !netDifference(table, known))) return {}
  const taken = new Set<string | null>(
    (Object.keys(rules) as Field[])
      .filter((field) => !fees.includes(field))
      .map((field) => columns[field]),
  )
  const possible = table.headings.filter(
    (heading) => heading !== '' && !taken.has(heading) && !doubtOf(table, heading, 'fee'),
  )
  const byWord = possible.filter((heading) => fitOf(heading, rule) > 0)
  const others = possible.filter(
    (heading) => !byWord.includes(heading) && readPiastres(table, heading).some((value) => value),
  )
  const explain = (candidates: readonly string[]) =>
    explainNet(table, known, candidates, fees.length)
  // A single row is explained by chance.
  const found =
    explain(byWord) ?? (table.rows.length > 1 ? explain([...byWord, ...others]) : undefined)
  if (!found) return {}
  const ofTax = fieldsOf(rules, 'tax').map((field) => [field, found.tax] as const)
  const ofFees = fees.map((field, place) => [field, found.fees[place] ?? null] as const)
  return Object.fromEntries([...ofTax, ...ofFees]) as Partial<Columns<Field>>
}

/**
 * The columns of the last file of this kind where this one has them, else those whose headings fit best. A column that
 * its values contradict is a question, and not used until somebody has answered; sums that differ are only asked about.
 */
export function guessColumns<Field extends string>(
  table: FileTable,
  rules: ColumnRules<Field>,
  last: Partial<Columns<Field>> | null = null,
): ColumnGuess<Field> {
  const fields = Object.keys(rules) as Field[]
  const remembered = new Map(
    fields.flatMap((field) => {
      const heading = last?.[field]
      return heading && table.headings.includes(heading) ? [[field, heading] as const] : []
    }),
  )
  const others = table.headings.map((heading) =>
    [...remembered.values()].includes(heading) ? '' : heading,
  )
  const open = Object.fromEntries(
    fields.filter((field) => !remembered.has(field)).map((field) => [field, rules[field]]),
  ) as ColumnRules<Field>
  const { chosen, questions } = fitColumns({ ...table, headings: others }, open)
  const fitting = Object.fromEntries(
    fields.map((field) => [field, remembered.get(field) ?? chosen.get(field) ?? null]),
  ) as Columns<Field>
  // Columns chosen earlier are not replaced; doubts about them are only asked.
  const isChosen = fieldsOf(rules, 'fee').some((field) => remembered.has(field))
  const explained = isChosen ? {} : explainFees(table, rules, fitting)
  const guessed = { ...fitting, ...explained }
  const doubts = questionsOf(table, rules, guessed)
  const isAsked = (field: Field) =>
    doubts.some((one) => one.field === field && !ONLY_ASKED.includes(one.doubt))
  return {
    columns: Object.fromEntries(
      fields.map((field) => [field, isAsked(field) ? null : guessed[field]]),
    ) as Columns<Field>,
    questions: [...questions.filter(({ field }) => !(field in explained)), ...doubts],
  }
}
