import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { getMetadataArgsStorage } from 'typeorm'
import ts from 'typescript'

const SERVER = join(import.meta.dirname, '..')

/** A table that SQL names, or whose entity is written. */
export interface NamedTable {
  readonly table: string
  readonly writes: boolean
}

export interface TableAccess extends NamedTable {
  /** Of the SQL or the call, such as `orders/returns/returns.service.ts`. */
  readonly file: string
}

interface Token {
  readonly text: string
  /** How many parentheses are open. */
  readonly depth: number
}

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\w+|[(),.]/g

function tokensOf(sql: string): readonly Token[] {
  let depth = 0
  return [...sql.matchAll(TOKEN)].flatMap(([text]) => {
    if (/^(?:--|\/\*|')/.test(text)) return []
    if (text === ')') depth -= 1
    const token = { text, depth }
    if (text === '(') depth += 1
    return [token]
  })
}

/** Words that end a list of tables. */
const ENDS = new Set(
  'WHERE SET ON GROUP ORDER HAVING LIMIT RETURNING VALUES WINDOW UNION SELECT FOR'.split(' '),
)

/** Words before a table, and whether the statement writes that table, by the word before them. */
const BEFORE_TABLE: Readonly<Record<string, (previous: string) => boolean>> = {
  FROM: (previous) => previous === 'DELETE',
  USING: () => false,
  JOIN: () => false,
  TABLE: () => false,
  ON: () => false,
  ANALYZE: () => false,
  INTO: (previous) => ['INSERT', 'MERGE'].includes(previous),
  UPDATE: (previous) => !['DO', 'FOR', 'KEY', 'BEFORE', 'AFTER', 'OR'].includes(previous),
  TRUNCATE: (previous) => !['AFTER', 'BEFORE', 'OR'].includes(previous),
}

const AFTER_TABLE = new Set(['WHERE', 'JOIN', 'LEFT', 'CROSS', 'AS'])

const OPENS_LIST = new Set(['FROM', 'USING'])

/** Functions whose arguments are separated by FROM. */
const WITH_FROM = /^(?:extract|substring|trim|overlay)$/i

/**
 * The tables that SQL, or a part of it, names where PostgreSQL expects one. Its keywords are in capitals, and no common
 * table expression has the name of a table (`app/features.test.ts`).
 */
export function tablesIn(sql: string, isTable: (name: string) => boolean): readonly NamedTable[] {
  const tokens = tokensOf(sql)
  const found: NamedTable[] = []
  /** By depth: whether a comma separates tables there, and what the parenthesis belongs to. */
  const isList: boolean[] = []
  const callers: string[] = []
  const [first, second] = tokens
  // The rest of a FROM, such as `orders WHERE …`.
  if (first && isTable(first.text) && AFTER_TABLE.has(second?.text ?? '')) {
    found.push({ table: first.text, writes: false })
  }
  for (const [index, { text, depth }] of tokens.entries()) {
    const previous = tokens[index - 1]?.text ?? ''
    if (text === '(') {
      callers[depth + 1] = previous
      isList[depth + 1] = false
    }
    const writes = BEFORE_TABLE[text]
    const isBefore =
      text === ','
        ? isList[depth]
        : writes &&
          !(text === 'FROM' && (previous === 'DISTINCT' || WITH_FROM.test(callers[depth] ?? '')))
    if (text !== ',' && (isBefore || ENDS.has(text))) isList[depth] = OPENS_LIST.has(text)
    if (!isBefore) continue
    const [next, after] = tokens.slice(index + (tokens[index + 1]?.text === 'ONLY' ? 2 : 1))
    // A column follows ON as well: of a table, `ON orders.id`.
    if (next && after?.text !== '.' && isTable(next.text)) {
      found.push({ table: next.text, writes: writes?.(previous) ?? false })
    }
  }
  return found
}

const WRITING_METHODS = new Set(
  'insert update upsert delete remove save increment decrement into create'.split(' '),
)

/** The entity that a call such as `db.update(OrderEntity, …)` writes. */
function writtenEntity(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
  const [first] = node.arguments
  if (first && ts.isIdentifier(first) && WRITING_METHODS.has(node.expression.name.text)) {
    return first.text
  }
}

/** The table of `{ table: 'mails', where: … }`, for helpers that delete old rows or fill columns. */
function namedTable(node: ts.Node): string | undefined {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'table') return
  return ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined
}

interface Code {
  readonly texts: string[]
  readonly entities: string[]
  /** Tables that helpers write. */
  readonly tables: string[]
}

/** The texts of a file and the entities that it writes. What is inserted into a text is no part of it. */
function readCode(file: string): Code {
  const code = readFileSync(join(SERVER, file), 'utf8')
  if (file.endsWith('.sql')) return { texts: [code], entities: [], tables: [] }
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const entities: string[] = []
  const tables: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map(({ literal }) => literal.text)
      texts.push([node.head.text, ...parts].join(' inserted '))
    }
    const entity = writtenEntity(node)
    if (entity) entities.push(entity)
    const table = namedTable(node)
    if (table) tables.push(table)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { texts, entities, tables }
}

/** The files of the server with SQL that runs in a shop of this release. */
export function listSources(): readonly string[] {
  return readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test|\.d)\.ts$|^platform\/database\/schema\/functions\/.*\.sql$/.test(file) &&
      !/^test\/|^platform\/database\/schema\/migrations\//.test(file),
  )
}

/** Every table that the server's code names in SQL, in the file that contains its text, or whose entity it writes. */
export function readAccesses(tables: ReadonlySet<string>): readonly TableAccess[] {
  const tableOf = new Map(
    getMetadataArgsStorage().tables.map(({ target, name }) => [
      typeof target === 'string' ? target : target.name,
      name ?? '',
    ]),
  )
  return listSources().flatMap((file) => {
    const code = readCode(file)
    const ofEntities = code.entities.flatMap((name) => tableOf.get(name) ?? [])
    const written = [...ofEntities, ...code.tables.filter((name) => tables.has(name))]
    return [
      ...code.texts.flatMap((text) => tablesIn(text, (name) => tables.has(name))),
      ...written.map((table) => ({ table, writes: true })),
    ].map((access) => ({ file, ...access }))
  })
}

/** The folder of the feature that a file belongs to; undefined if it is of none. */
export function featureOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (existsSync(join(SERVER, folder, 'feature.ts'))) return basename(folder)
  }
}
