import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../test/folder'
import { lockFolder } from './folder-lock'

const lockOf = (folder: string) => join(folder, 'lock')

describe('a locked folder', () => {
  test('names its process, and is free again when that lets go', () => {
    const folder = temporaryFolder()
    const unlock = lockFolder(folder)
    expect(readFileSync(lockOf(folder), 'utf8')).toBe(String(process.pid))
    unlock()
    expect(existsSync(lockOf(folder))).toBe(false)
    lockFolder(folder)()
  })

  test('of a running process is refused, and stays locked', async () => {
    const folder = temporaryFolder()
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
    onTestFinished(() => {
      other.kill()
    })
    await once(other, 'spawn')
    writeFileSync(lockOf(folder), String(other.pid))
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${other.pid}. Stop it, or set DATA_DIR to another folder.`,
    )
    expect(readFileSync(lockOf(folder), 'utf8')).toBe(String(other.pid))
  })

  test.each([
    ['a process that is gone', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['an earlier process of our number', () => String(process.pid)],
    ['a write that was cut off', () => ''],
    ['nobody we can make out', () => 'junk'],
    ['no process at all', () => '0'],
  ])('of %s is taken over', (_who, content) => {
    const folder = temporaryFolder()
    writeFileSync(lockOf(folder), content())
    const unlock = lockFolder(folder)
    expect(readFileSync(lockOf(folder), 'utf8')).toBe(String(process.pid))
    unlock()
  })
})
