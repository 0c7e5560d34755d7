import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../test/folder'
import { createDataFolder, createFile, makePrivate } from './data-folder'

const NOBODY = 65_534

const modeOf = (path: string) => statSync(path).mode & 0o777

describe('the data folder', () => {
  test.each([
    ['0755', 0o755],
    ['0777', 0o777],
  ])('with mode %s is made private by the next start', (_mode, mode) => {
    const folder = temporaryFolder()
    chmodSync(folder, mode)
    createDataFolder(folder)
    expect(modeOf(folder)).toBe(0o700)
  })

  test.runIf(process.getuid?.() === 0).each([
    ['is used if no other user can write to it', 0o770, 'opened'],
    [
      'is refused if every user can write to it',
      0o777,
      'Every user of this machine can write to the data folder data, and only its owner can change that: chmod 700 data',
    ],
  ])('of another user %s (needs root)', (_what, mode, expected) => {
    const parent = temporaryFolder()
    const folder = join(parent, 'data')
    mkdirSync(folder)
    chownSync(folder, 0, NOBODY)
    chmodSync(folder, mode)
    chmodSync(parent, 0o755)
    const script = `
      import('tsx/esm/api').then(({ register }) => {
        register()
        return import('./server/platform/config/data-folder.ts')
      }).then(({ createDataFolder }) => {
        process.chdir(${JSON.stringify(parent)})
        process.setgid(${NOBODY})
        process.setuid(${NOBODY})
        createDataFolder('data')
        console.log('opened')
      }).catch((error) => console.log(error.message))`
    const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
    expect(stdout.trim()).toBe(expected)
    expect(modeOf(folder)).toBe(mode)
  })

  test('is made private with everything in it, except what links point to', () => {
    const folder = temporaryFolder()
    const inside = join(folder, 'inside')
    const outside = join(temporaryFolder(), 'outside')
    mkdirSync(join(inside, 'deep'), { recursive: true })
    writeFileSync(outside, '')
    symlinkSync(outside, join(inside, 'link'))
    writeFileSync(join(inside, 'deep', 'file'), '')
    for (const path of [inside, join(inside, 'deep')]) chmodSync(path, 0o777)
    for (const path of [outside, join(inside, 'deep', 'file')]) chmodSync(path, 0o666)
    makePrivate(inside)
    expect(modeOf(inside)).toBe(0o700)
    expect(modeOf(join(inside, 'deep'))).toBe(0o700)
    expect(modeOf(join(inside, 'deep', 'file'))).toBe(0o600)
    expect(modeOf(outside)).toBe(0o666)
    makePrivate(join(folder, 'missing'))
  })
})

describe('a new file', () => {
  test('is private and complete, and replaces neither a file nor a link', () => {
    const folder = temporaryFolder()
    createFile(join(folder, 'new'), 'content')
    expect(readFileSync(join(folder, 'new'), 'utf8')).toBe('content')
    expect(modeOf(join(folder, 'new'))).toBe(0o600)
    expect(() => createFile(join(folder, 'new'), 'other')).toThrow('EEXIST')
    symlinkSync(join(folder, 'target'), join(folder, 'link'))
    expect(() => createFile(join(folder, 'link'), 'other')).toThrow('EEXIST')
    expect(readFileSync(join(folder, 'new'), 'utf8')).toBe('content')
    expect(readdirSync(folder).toSorted()).toEqual(['link', 'new'])
  })

  test('does not exist if the disk is full while it is written', () => {
    const folder = temporaryFolder()
    const script = `
      import('tsx/esm/api').then(({ register }) => {
        register()
        return import('./server/platform/config/data-folder.ts')
      }).then(({ createFile }) => createFile(${JSON.stringify(join(folder, 'new'))}, 'x'.repeat(5000)))
        .then(() => process.exit(0), (error) => { console.log(error.code); process.exit(1) })`
    // A limited file size fails in the middle of the write, as a full disk does.
    const writer = spawnSync(
      'sh',
      ['-c', 'ulimit -f 1; exec "$0" -e "$1"', process.execPath, script],
      {
        encoding: 'utf8',
        env: { ...process.env, TSX_DISABLE_CACHE: '1' },
      },
    )
    expect(writer.stdout.trim()).toBe('EFBIG')
    expect(readdirSync(folder)).toEqual([])
  })
})
