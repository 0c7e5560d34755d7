import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { EntityManager } from 'typeorm'
import { ENTITIES } from '../../server/app/features'
import { seed } from '../../server/catalogue/sample-catalogue/seed'
import { searchProducts } from '../../server/catalogue/search/search.service'
import { openDatabase } from '../../server/platform/database/open'
import { listSources } from '../../server/test/list-sources'
import { SAMPLE_FILE } from '../../server/test/sample-products'
import { createDatabase, dropDatabase } from '../../server/test/server-database'
import { writeTable } from '../report'
import { FORGIVING_REPORT, FORGIVING_TUNING, KINDS, type QueriesOfKinds } from './forgiving-queries'
import { FRANCO_REPORT, FRANCO_TUNING } from './franco-queries'
import type { LabelledQuery } from './labelled-query'
import { measureQuality, type Quality, RESULTS, type Search } from './measure'
import { REPORT } from './report-queries'
import { TUNING } from './tuning-queries'

// `npm run bench:search`: how well the search finds what shoppers mean, in the sample catalogue, on the
// embedded database or a new database of DATABASE_URL. `-- --misses` lists where the tuning part fails.

const print = (text: string) => void process.stdout.write(`${text}\n`)

const { values: options } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

/** The results of the search before it knew Arabic names, plurals and synonyms. */
const previous: Record<string, readonly number[]> = JSON.parse(
  readFileSync(new URL('previous-results.json', import.meta.url), 'utf8'),
)

function searchesOf(db: EntityManager): readonly (readonly [string, Search])[] {
  return [
    [
      'plain ILIKE on both names',
      async (query) => {
        const rows = await db.query<{ id: number }[]>(
          `SELECT id FROM products WHERE name ILIKE $1 OR name_ar ILIKE $1 ORDER BY id LIMIT $2`,
          [`%${query.replace(/[\\%_]/g, '\\$&')}%`, RESULTS],
        )
        return rows.map(({ id }) => id)
      },
    ],
    ['search before Arabic and synonyms', async (query) => previous[query] ?? []],
    [
      'search',
      async (query) => {
        const { nodes } = await searchProducts(listSources(db), { query, first: RESULTS })
        return nodes.map(({ id }) => id)
      },
    ],
  ]
}

/** How well the search finds what is asked for in other words than the names have. */
async function measureForgiving(search: Search): Promise<readonly string[]> {
  const rows: string[] = []
  const parts = [FORGIVING_TUNING, FORGIVING_REPORT]
  const line = async (name: string, queries: (of: QueriesOfKinds) => readonly LabelledQuery[]) => {
    const cells: string[] = []
    for (const part of parts) {
      const { length } = queries(part)
      const { reciprocalRank, empty, misses } = await measureQuality(queries(part), search)
      cells.push(String(length), reciprocalRank.toFixed(3), String(empty.length))
      if (options.misses && part === FORGIVING_TUNING && name === 'all') print(misses.join('\n'))
    }
    rows.push(`| ${name} | ${cells.join(' | ')} |`)
  }
  for (const kind of KINDS) await line(kind, (of) => of[kind])
  await line('all', (of) => KINDS.flatMap((kind) => of[kind]))
  return [
    '| | queries for tuning | MRR | without results | queries for the report | MRR | without results |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '| goal | | | | | 0.950 | 2 % |',
  ]
}

async function measure(db: EntityManager): Promise<string> {
  await seed(db, SAMPLE_FILE)
  const rows: string[] = []
  const francoRows: string[] = []
  let forgivingRows: readonly string[] = []
  for (const [name, search] of searchesOf(db)) {
    const line = async (...parts: readonly (readonly LabelledQuery[])[]) => {
      const measured: Quality[] = []
      for (const part of parts) measured.push(await measureQuality(part, search))
      const cells = measured.flatMap(({ recall, reciprocalRank }) => [recall, reciprocalRank])
      if (options.misses && name === 'search') print(measured[0]?.misses.join('\n') ?? '')
      return `| ${name} | ${cells.map((cell) => cell.toFixed(3)).join(' | ')} |`
    }
    rows.push(await line(TUNING, REPORT))
    if (name === 'search') forgivingRows = await measureForgiving(search)
    // The results from before have none of these queries.
    if (!name.includes('before')) francoRows.push(await line(FRANCO_TUNING, FRANCO_REPORT))
  }
  const head = (tuning: readonly LabelledQuery[], report: readonly LabelledQuery[]) => [
    `| | recall at ${RESULTS}, ${tuning.length} queries for tuning | MRR | recall at ${RESULTS}, ${report.length} queries for the report | MRR |`,
    '| --- | --- | --- | --- | --- |',
  ]
  return [
    ...head(TUNING, REPORT),
    ...rows,
    '| goal | | | 0.950 | 0.850 |',
    '',
    'Arabic in Latin letters (Franco), such as “akl 2otat”:',
    '',
    ...head(FRANCO_TUNING, FRANCO_REPORT),
    ...francoRows,
    '| goal | | | 0.900 | |',
    '',
    'In other words than the names have:',
    '',
    ...forgivingRows,
  ].join('\n')
}

const dataDir = mkdtempSync(join(tmpdir(), 'mishmish-search-'))
const server = process.env.DATABASE_URL
const databaseUrl = server ? await createDatabase(server) : undefined
const database = await openDatabase(
  { databaseUrl, databasePoolSize: 2, dataDir },
  { entities: ENTITIES },
)
try {
  const table = await measure(database.dataSource.manager)
  print(table)
  if (options.write) writeTable('search', table)
} finally {
  await database.close()
  if (databaseUrl) await dropDatabase(databaseUrl)
  rmSync(dataDir, { recursive: true, force: true })
}
