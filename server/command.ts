import { removeSecondFactor } from './accounts/accounts/second-factor.service'
import { UserEntity } from './accounts/accounts/user.entity'
import { endAccessAfterRecovery } from './app/backup/after-recovery'
import { backUp } from './app/backup/backup'
import { describeRestore, describeRestored } from './app/backup/end-access'
import { restore } from './app/backup/restore'
import { ENTITIES } from './app/features'
import { createPictureStorage } from './catalogue/pictures/picture-storage'
import { seed } from './catalogue/sample-catalogue/seed'
import { createPrivateFilesOnly } from './platform/config/data-folder'
import { readEnv } from './platform/config/env'
import { printFailure, StartupError } from './platform/config/startup-error'
import { directly, openDatabase } from './platform/database/open'

// Nothing here is a request: no pooler and no replica is needed.
const readDirectEnv = () => directly(readEnv(process.env))

const print = (text: string) => void process.stdout.write(`${text}\n`)

async function migrateCommand(): Promise<void> {
  const database = await openDatabase(readDirectEnv())
  await database.close()
  print('The database is up to date.')
}

async function seedCommand(): Promise<void> {
  const database = await openDatabase(readDirectEnv(), { entities: ENTITIES })
  try {
    const file = new URL('../data/sample/products.json', import.meta.url)
    const count = await seed(database.dataSource.manager, file)
    print(count > 0 ? `${count} products added.` : 'The catalogue already has products.')
  } finally {
    await database.close()
  }
}

async function backupCommand(file = `mishmish-${Date.now()}.backup.gz`): Promise<void> {
  const env = readDirectEnv()
  const { stored, missing } = await backUp(env, await createPictureStorage(env), file)
  print(`The backup is in ${file}, with ${stored} files of uploaded pictures.`)
  if (missing > 0) print(`${missing} files of pictures that products refer to do not exist.`)
}

async function restoreCommand(file?: string): Promise<void> {
  if (!file) throw new StartupError('Name the backup to restore: npm run restore -- FILE')
  const env = readDirectEnv()
  const { madeAt, ...ended } = await restore(env, await createPictureStorage(env), file)
  print('The backup is restored, with its uploaded pictures.')
  for (const line of describeRestore(ended, madeAt)) print(line)
}

async function endAccessCommand(): Promise<void> {
  for (const line of describeRestored(await endAccessAfterRecovery(readDirectEnv()))) print(line)
}

async function secondFactorOffCommand(email?: string): Promise<void> {
  if (!email) throw new StartupError('Name the account: npm run second-factor:off -- EMAIL')
  const database = await openDatabase(readDirectEnv(), { entities: ENTITIES })
  try {
    const { manager } = database.dataSource
    const account = await manager.findOneBy(UserEntity, { email: email.toLowerCase() })
    const isRemoved = account && (await removeSecondFactor(manager, account.id))
    print(
      isRemoved ? `${email} signs in with the password alone now.` : `${email} has no second step.`,
    )
  } finally {
    await database.close()
  }
}

const COMMANDS: Readonly<Record<string, (file?: string) => Promise<void>>> = {
  migrate: migrateCommand,
  seed: seedCommand,
  backup: backupCommand,
  restore: restoreCommand,
  endAccess: endAccessCommand,
  secondFactorOff: secondFactorOffCommand,
}

/** `npm run db:migrate`, `db:seed`, `backup`, `restore`, `end-access` and `second-factor:off`, for the configured database. */
const [name = '', file] = process.argv.slice(2)
try {
  createPrivateFilesOnly()
  const command = COMMANDS[name]
  if (!command) throw new StartupError(`The commands are: ${Object.keys(COMMANDS).join(', ')}`)
  await command(file)
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
