import { ENTITIES } from '../app/features'
import { searchProducts } from '../catalogue/search/search.service'
import { readSearchDictionary } from '../catalogue/search/search-dictionary'
import { dedicatedConnections } from '../platform/database/connection/expensive'
import { openDatabase } from '../platform/database/open'
import { listSources } from './list-sources'

// Searches on one connection to the database of the given URL, for each of the given words, and sends its parent how often
// PostgreSQL planned the statements. In a process of its own: each one prepares the first texts of a search that it sees.

const [databaseUrl = '', ...words] = process.argv.slice(2)
const { dataSource, close } = await openDatabase(
  { databaseUrl, databasePoolSize: 10, dataDir: '' },
  { entities: ENTITIES, migrations: 0 },
)
const runner = (dedicatedConnections(dataSource) ?? dataSource).createQueryRunner()
const sources = listSources(runner.manager)
const dictionary = await readSearchDictionary(dataSource.manager, sources.listing)
for (const [index, query] of words.entries()) {
  await searchProducts(sources, { query, first: index + 1 }, dictionary)
}
const plans: unknown = await runner.query(
  `SELECT generic_plans::int AS generic, custom_plans::int AS custom
   FROM pg_prepared_statements WHERE name LIKE 'search.findRanked.%' ORDER BY generic DESC`,
)
await runner.release()
await close()
process.send?.(plans)
