import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../test/folder'
import { lockFolder } from './folder-lock'

const lockOf = (folder: string) => join(folder, 'lock')

describe('the lock of a folder', () => {
  test('contains the process id, and can be released', () => {
    const folder = temporaryFolder()
    const unlock = lockFolder(folder)
    expect(readFileSync(lockOf(folder), 'utf8')).toBe(String(process.pid))
    unlock()
    expect(existsSync(lockOf(folder))).toBe(false)
    lockFolder(folder)()
  })

  test('of a running process cannot be taken over', async () => {
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
    ['a process that has exited', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['an earlier process with the same id', () => String(process.pid)],
    ['an interrupted write', () => ''],
    ['an invalid process id', () => 'junk'],
    ['process 0', () => '0'],
  ])('of %s is taken over', (_who, content) => {
    const folder = temporaryFolder()
    writeFileSync(lockOf(folder), content())
    const unlock = lockFolder(folder)
    expect(readFileSync(lockOf(folder), 'utf8')).toBe(String(process.pid))
    unlock()
  })
})
