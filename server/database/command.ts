import { readEnv } from '../env'
import { openDatabase } from './open'
import { seed } from './seed'

/** `npm run db:migrate` and `npm run db:seed`, on the database of the settings. */
const database = await openDatabase(readEnv(process.env))
try {
  if (process.argv[2] === 'seed') {
    const count = await seed(database.dataSource.manager)
    process.stdout.write(
      count > 0 ? `${count} products added.\n` : 'The catalogue has products already.\n',
    )
  } else {
    process.stdout.write('The database is up to date.\n')
  }
} finally {
  await database.close()
}
