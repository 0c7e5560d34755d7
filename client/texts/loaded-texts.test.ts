import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import accountTexts from '#domain/messages/en/account.json'
import adminTexts from '#domain/messages/en/admin.json'
import serverTexts from '#domain/messages/en/server.json'

/** The keys of the texts that a folder's sources use. */
function usedKeys(folder: string, texts: Readonly<Record<string, string>>): string[] {
  const path = join('client', folder)
  return readdirSync(path)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap(
      (file) => readFileSync(join(path, file), 'utf8').match(/'[a-zA-Z]+\.[a-zA-Z]+'/g) ?? [],
    )
    .map((quoted) => quoted.slice(1, -1))
    .filter((key) => key in texts)
}

// Except ui/, whose pagination is used by admin pages only.
test('Code that all visitors load uses only texts that all visitors load', () => {
  for (const folder of ['app', 'home', 'lib', 'listing', 'products', 'search']) {
    expect(usedKeys(folder, { ...accountTexts, ...adminTexts, ...serverTexts }), folder).toEqual([])
  }
})

test('Code that shoppers load uses no text of the admin pages', () => {
  for (const folder of ['cart', 'checkout', 'accounts', 'orders']) {
    expect(usedKeys(folder, { ...adminTexts, ...serverTexts }), folder).toEqual([])
  }
})

test('No page uses a text of the server', () => {
  for (const folder of ['ui', 'admin', 'app/admin', 'product-files', 'sales', 'integrations']) {
    expect(usedKeys(folder, serverTexts), folder).toEqual([])
  }
})
