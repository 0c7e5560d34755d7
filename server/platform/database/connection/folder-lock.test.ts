import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../test/folder'
import type { LockResult } from '../../../test/folder-locker'
import { lockFolder } from './folder-lock'

const LOCKER = fileURLToPath(new URL('../../../test/folder-locker.ts', import.meta.url))

const lockOf = (folder: string) => join(folder, 'lock')

/** A process that locks folders on request, until it is killed or the test ends. */
function startLocker(...wrapper: string[]): ChildProcess {
  const [command = '', ...args] = [...wrapper, process.execPath, '--import', 'tsx', LOCKER]
  const locker = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  onTestFinished(() => {
    locker.kill('SIGKILL')
  })
  return locker
}

async function lockIn(locker: ChildProcess, folder: string): Promise<LockResult> {
  const responded = once(locker, 'message')
  locker.send(folder)
  const [result] = (await responded) as [LockResult]
  return result
}

async function kill(locker: ChildProcess): Promise<void> {
  const exited = once(locker, 'exit')
  locker.kill('SIGKILL')
  await exited
}

// Without root, a user namespace is needed to make the others.
const OTHER_CONTAINER = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  '--pid',
  '--fork',
  '--kill-child',
]
const hasNamespaces =
  spawnSync(OTHER_CONTAINER[0] ?? '', [...OTHER_CONTAINER.slice(1), 'true']).status === 0

describe('the lock of a folder', () => {
  test('names the process, only its owner can read it, and it can be released', async () => {
    const folder = temporaryFolder()
    const unlock = await lockFolder(folder)
    expect(readFileSync(lockOf(folder), 'utf8')).toBe(String(process.pid))
    expect(statSync(lockOf(folder)).mode & 0o777).toBe(0o600)
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}, which may be in another container. Stop it, or set DATA_DIR to another folder.`,
    )
    unlock()
    unlock()
    const unlockAgain = await lockFolder(folder)
    unlock()
    await expect(lockFolder(folder)).rejects.toThrow('is in use')
    unlockAgain()
  })

  test.each([
    ['a running process that is no shop', () => String(process.ppid)],
    ['a process that has exited', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['an earlier process with the same id', () => String(process.pid)],
    ['an interrupted write', () => ''],
    ['something longer than a process id', () => 'junk'.repeat(100)],
  ])('left over from %s does not prevent a start', async (_who, content) => {
    const folder = temporaryFolder()
    writeFileSync(lockOf(folder), content())
    const unlock = await lockFolder(folder)
    expect(readFileSync(lockOf(folder), 'utf8')).toBe(String(process.pid))
    unlock()
    expect(readFileSync(lockOf(folder), 'utf8')).toBe('')
  })

  test('is taken by exactly one of twelve processes that start at the same moment', async () => {
    const folders = Array.from({ length: 20 }, (_, index) => {
      const folder = temporaryFolder()
      if (index % 2 === 0) writeFileSync(lockOf(folder), '1234567')
      return folder
    })
    const lockers = Array.from({ length: 12 }, () => startLocker())
    // The first message is answered once a process has started.
    const warmUp = temporaryFolder()
    await Promise.all(lockers.map((locker) => lockIn(locker, join(warmUp, 'missing'))))
    for (const folder of folders) {
      const results = await Promise.all(lockers.map((locker) => lockIn(locker, folder)))
      expect(results.toSorted()).toEqual([...Array(11).fill('in use'), 'locked'])
    }
  })

  test('of a killed process is free at once', async () => {
    const folder = temporaryFolder()
    const [holder, other] = [startLocker(), startLocker()]
    expect(await lockIn(holder, folder)).toBe('locked')
    expect(await lockIn(other, folder)).toBe('in use')
    await kill(holder)
    expect(await lockIn(other, folder)).toBe('locked')
  })

  test.runIf(hasNamespaces)(
    'holds for another container, where process ids are different (needs unshare)',
    async () => {
      const folder = temporaryFolder()
      const unlock = await lockFolder(folder)
      const inContainer = startLocker(...OTHER_CONTAINER)
      expect(await lockIn(inContainer, folder)).toBe('in use')
      unlock()
      expect(await lockIn(inContainer, folder)).toBe('locked')
      expect(readFileSync(lockOf(folder), 'utf8')).toBe('1')
      await expect(lockFolder(folder)).rejects.toThrow('is in use by process 1,')
    },
  )

  test('is never written through a link', async () => {
    const folder = temporaryFolder()
    const precious = join(folder, 'precious')
    writeFileSync(precious, 'content')
    symlinkSync(precious, lockOf(folder))
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be written to (ELOOP).`,
    )
    expect(readFileSync(precious, 'utf8')).toBe('content')
  })

  test('that cannot be opened is reported with a message', async () => {
    const folder = temporaryFolder()
    mkdirSync(lockOf(folder))
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be written to (EISDIR).`,
    )
  })
})
