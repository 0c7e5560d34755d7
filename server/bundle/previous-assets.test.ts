import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/folder'
import { setAssetsAside } from './previous-assets.mjs'

/** Builds into a folder as Vite does: the client is emptied, then written. */
function build(dist: string, ...files: string[]): void {
  const keepAssets = setAssetsAside(dist)
  mkdirSync(join(dist, 'client/assets'), { recursive: true })
  for (const file of files) writeFileSync(join(dist, 'client/assets', file), file)
  writeFileSync(join(dist, 'client/index.html'), '')
  keepAssets()
}

test('The assets of the previous build stay, but no older ones', async () => {
  const dist = temporaryFolder()
  build(dist, 'a-1.js')
  expect(readdirSync(dist)).toEqual(['client'])
  build(dist, 'a-2.js', 'b-2.js')
  expect(readdirSync(join(dist, 'previous/assets'))).toEqual(['a-1.js'])
  expect(readdirSync(join(dist, 'client/assets'))).toEqual(['a-2.js', 'b-2.js'])
  build(dist, 'a-3.js')
  expect(readdirSync(join(dist, 'previous/assets'))).toEqual(['a-2.js', 'b-2.js'])
})

test('A build of the same scripts keeps those of the previous release', async () => {
  const dist = temporaryFolder()
  for (const file of ['a-1.js', 'a-2.js', 'a-2.js']) build(dist, file)
  expect(readdirSync(join(dist, 'previous/assets'))).toEqual(['a-1.js'])
  expect(readdirSync(dist).sort()).toEqual(['client', 'previous'])
})
