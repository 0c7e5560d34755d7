import { readEnv, SettingsError } from '../env'
import { BackupError, backUp, restore } from './backup'
import { openDatabase } from './open'
import { seed } from './seed'

const say = (text: string) => void process.stdout.write(`${text}\n`)

async function migrateCommand(): Promise<void> {
  const database = await openDatabase(readEnv(process.env))
  await database.close()
  say('The database is up to date.')
}

async function seedCommand(): Promise<void> {
  const database = await openDatabase(readEnv(process.env))
  try {
    const count = await seed(database.dataSource.manager)
    say(count > 0 ? `${count} products added.` : 'The catalogue has products already.')
  } finally {
    await database.close()
  }
}

async function backupCommand(file = `mishmish-${Date.now()}.backup.gz`): Promise<void> {
  await backUp(readEnv(process.env), file)
  say(`The backup is in ${file}. Uploaded pictures are files of their own: keep those, too.`)
}

async function restoreCommand(file?: string): Promise<void> {
  if (!file) throw new BackupError('Which backup? Say: npm run restore -- FILE')
  await restore(readEnv(process.env), file)
  say('The backup is restored.')
}

const COMMANDS: Readonly<Record<string, (file?: string) => Promise<void>>> = {
  migrate: migrateCommand,
  seed: seedCommand,
  backup: backupCommand,
  restore: restoreCommand,
}

/** `npm run db:migrate`, `db:seed`, `backup` and `restore`, on the database of the settings. */
const [name = '', file] = process.argv.slice(2)
try {
  const command = COMMANDS[name]
  if (!command)
    throw new BackupError(`There are these commands: ${Object.keys(COMMANDS).join(', ')}`)
  await command(file)
} catch (error) {
  const isExplained =
    error instanceof BackupError ||
    error instanceof SettingsError ||
    (error instanceof Error && error.message.startsWith('The '))
  console.error(isExplained ? (error as Error).message : error)
  process.exitCode = 1
}
