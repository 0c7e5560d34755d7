import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** An empty folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Prepares a data folder so that its first start skips initdb, which takes seconds. */
export function initializeDataFolder(dataDir: string): string {
  cpSync(inject('initializedFolder'), dataDir, { recursive: true })
  return dataDir
}

/** Copies a data folder with the shop's schema, so that its first start skips the migrations, too. */
export function migrateDataFolder(dataDir: string): string {
  cpSync(inject('migratedFolder'), dataDir, { recursive: true })
  return dataDir
}
