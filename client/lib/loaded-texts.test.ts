import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountTexts } from '#domain/messages/en-account'
import { ownerTexts } from '#domain/messages/en-owner'
import { serverTexts } from '#domain/messages/en-server'

/** What the sources of a folder of the client take from some texts. */
function usedIn(folder: string, texts: Readonly<Record<string, string>>): string[] {
  const path = join('client', folder)
  return readdirSync(path)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap(
      (file) => readFileSync(join(path, file), 'utf8').match(/'[a-zA-Z]+\.[a-zA-Z]+'/g) ?? [],
    )
    .map((quoted) => quoted.slice(1, -1))
    .filter((key) => key in texts)
}

// Not asked of ui/: its pagination stands on the owner's pages only.
test('What every visitor loads uses the texts that every visitor loads', () => {
  for (const folder of ['app', 'catalogue', 'lib']) {
    expect(usedIn(folder, { ...accountTexts, ...ownerTexts, ...serverTexts }), folder).toEqual([])
  }
})

test('What shoppers load uses no text of the owner’s', () => {
  for (const folder of ['cart', 'checkout', 'accounts', 'orders']) {
    expect(usedIn(folder, { ...ownerTexts, ...serverTexts }), folder).toEqual([])
  }
})

test('No page uses a text that only the server says', () => {
  for (const folder of ['ui', 'admin', 'sales', 'integrations']) {
    expect(usedIn(folder, serverTexts), folder).toEqual([])
  }
})
