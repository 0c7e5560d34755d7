// @vitest-environment node
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as entries from '../app/entries'
import { evaluatedModules } from './evaluated-modules'

const { load } = evaluatedModules() as { load: (id: string) => Promise<string | undefined> }

test('Shop pages load the addresses of the desk, and nothing else of its declarations', async () => {
  const code = await load(join(import.meta.dirname, '../app/entries.ts'))
  for (const [name, value] of Object.entries(entries))
    expect(code).toContain(`export const ${name} = ${JSON.stringify(value)}`)
  expect(code).toContain('"/admincash"')
  expect(code).not.toMatch(/import\(|cash\.title|money\.read/)
})

test('Other modules are left as they are', async () => {
  expect(await load(join(import.meta.dirname, '../app/admin/pages.ts'))).toBeUndefined()
})
