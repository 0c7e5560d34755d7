import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually'
import { initializeDataFolder, temporaryFolder } from '../../../test/folder'
import { StartupError } from '../../config/startup-error'
import { startEmbedded } from './embedded'
import { prepareDatabaseFolder } from './embedded-folder'

const TSX = createRequire(import.meta.url).resolve('tsx/cli')

const postgresIn = (dataDir: string) => join(dataDir, 'postgres')

async function opens(dataDir: string): Promise<void> {
  const database = await startEmbedded({ dataDir })
  await database.stop()
}

/** The mode of a folder and of everything in it, by path. */
function modesIn(folder: string): Record<string, string> {
  const paths = ['.', ...readdirSync(folder, { recursive: true }).map(String)]
  return Object.fromEntries(
    paths.map((path) => {
      const stats = statSync(join(folder, path))
      return [
        `${stats.isDirectory() ? 'folder' : 'file'} ${path}`,
        (stats.mode & 0o777).toString(8),
      ]
    }),
  )
}

describe('a database that was not initialised completely', () => {
  test('because the process was killed is initialised again', async () => {
    const dataDir = temporaryFolder()
    const script = `
      import('tsx/esm/api').then(({ register }) => {
        register()
        return import('./server/platform/database/connection/embedded.ts')
      }).then(({ startEmbedded }) => startEmbedded({ dataDir: ${JSON.stringify(dataDir)} }))`
    const first = spawn(process.execPath, ['-e', script], { stdio: 'inherit' })
    onTestFinished(() => {
      first.kill('SIGKILL')
    })
    const exited = once(first, 'exit')
    await eventually(() => expect(existsSync(`${postgresIn(dataDir)}.new`)).toBe(true))
    expect(existsSync(postgresIn(dataDir))).toBe(false)
    first.kill('SIGKILL')
    await exited
    await opens(dataDir)
    expect(readdirSync(dataDir).toSorted()).toEqual(['lock', 'postgres'])
  })

  test.each([
    [
      'without its last files',
      (folder: string) => {
        for (const file of ['global/pg_control', 'pg_wal', 'postgresql.conf']) {
          rmSync(join(folder, file), { recursive: true })
        }
      },
    ],
    ['with an empty last file', (folder: string) => truncateSync(join(folder, 'postgresql.conf'))],
  ])('by release 0.1.0, %s, is set aside', async (_how, damage) => {
    const dataDir = initializeDataFolder(temporaryFolder())
    damage(postgresIn(dataDir))
    // Like a built shop, which does not run initdb.
    await prepareDatabaseFolder(dataDir, async (folder) => {
      renameSync(postgresIn(initializeDataFolder(temporaryFolder())), folder)
    })
    expect(readdirSync(dataDir).toSorted()).toEqual([
      'lock',
      'postgres',
      expect.stringMatching(/^postgres\.incomplete-\d+$/),
    ])
    await opens(dataDir)
  })
})

test('a database of another version of PostgreSQL is named as such and not changed', async () => {
  const dataDir = initializeDataFolder(temporaryFolder())
  const folder = postgresIn(dataDir)
  writeFileSync(join(folder, 'PG_VERSION'), '17\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    new StartupError(
      `The database in ${folder} is of PostgreSQL 17, but this version of the shop has PostgreSQL 18. Make a backup of it with the version of the shop that created it, and restore that with this one into a new data folder.`,
    ),
  )
  rmSync(join(folder, 'PG_VERSION'))
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    new StartupError(`The database in ${folder} is damaged: it has no file PG_VERSION.`),
  )
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  await opens(dataDir)
})

test('only the current user can read or write the data folder, whatever its modes were', () => {
  const dataDir = initializeDataFolder(temporaryFolder())
  chmodSync(dataDir, 0o755)
  for (const path of readdirSync(dataDir, { recursive: true }).map(String)) {
    const isFolder = statSync(join(dataDir, path)).isDirectory()
    chmodSync(join(dataDir, path), isFolder ? 0o755 : 0o666)
  }
  const before = Object.keys(modesIn(dataDir)).length
  const command = [TSX, '--tsconfig', 'server/tsconfig.json', 'server/command.ts', 'migrate']
  const { status, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  expect([status, stderr]).toEqual([0, ''])
  const modes = modesIn(dataDir)
  expect(Object.keys(modes).length).toBeGreaterThan(before)
  const exposed = Object.entries(modes).filter(
    ([path, mode]) => mode !== (path.startsWith('folder') ? '700' : '600'),
  )
  // PGlite sets the mode of this cache, which is of system tables only, whenever it writes it.
  expect(exposed.filter(([path]) => !path.endsWith('/pg_internal.init'))).toEqual([])
})
