import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LAYOUT_TEXTS } from '../app/layout-texts.ts'
import type { DeclaredPage } from './declared-page.ts'
import { readImports, readSources, type Sources } from './import-graph.ts'

const MESSAGES = join(import.meta.dirname, '../../domain/messages/en')

/** Sources that name texts which others show, with the groups of those. */
const SHOWN_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // Pages without the texts of the desk pass their own.
  'platform/admin/scanning/scan-field.tsx': LAYOUT_TEXTS.admin,
}

/** The menu shows the titles of the desk's pages. */
const ADMIN_DECLARATION = /\/admin-pages\.ts$/

const { account, admin } = LAYOUT_TEXTS

/** The groups that are loaded with what is imported dynamically, besides those of its importers. */
function textsOfEntries(pages: readonly DeclaredPage[]): ReadonlyMap<string, readonly string[]> {
  const entries = new Map<string, readonly string[]>([
    ['main.tsx', []],
    ['app/apollo-layout.tsx', account],
    ['app/admin/admin-layout.tsx', [...account, ...admin]],
  ])
  for (const { module, texts } of pages) {
    const others = entries.get(module)
    entries.set(module, others ? others.filter((group) => texts.includes(group)) : texts)
  }
  return entries
}

const namesIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name = '']) => name)

/** The groups that a source loads, with what it imports dynamically. */
const loadedBy = (source: string) => namesIn(source, /\bloadTexts\('(\w+)'\)/g)

/** The groups that a source has itself. */
const importedBy = (source: string) => namesIn(source, /messages\/en\/(\w+)\.json/g)

/** The groups of texts, besides the shop's, that are loaded whenever a source is, on whatever page. */
export function textsOfSources(
  sources: Sources,
  pages: readonly DeclaredPage[],
): ReadonlyMap<string, readonly string[]> {
  const imports = readImports(sources)
  const entries = textsOfEntries(pages)
  const loaded = new Map(entries)
  const queue = [...entries.keys()]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const texts = loaded.get(file) ?? []
    const later = [...texts, ...loadedBy(sources.get(file) ?? '')]
    for (const one of imports.get(file) ?? []) {
      if (one.isDynamic && entries.has(one.file)) continue
      const before = loaded.get(one.file)
      const now = one.isDynamic ? later : texts
      const common = before ? before.filter((group) => now.includes(group)) : now
      if (common.length === before?.length) continue
      loaded.set(one.file, common)
      queue.push(one.file)
    }
  }
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      [
        ...(loaded.get(file) ?? []),
        ...loadedBy(source),
        ...importedBy(source),
        ...(SHOWN_ELSEWHERE[file] ?? (ADMIN_DECLARATION.test(file) ? admin : [])),
      ],
    ]),
  )
}

// In quotes, or the beginning of one that ends with a value.
const KEY = /'([a-zA-Z]+(?:\.\w+)+)'|`([a-zA-Z]+\.(?:\w+\.)*)\$\{/g

type Texts = ReadonlyMap<string, readonly string[]>

/** The keys of each group of texts. */
function readGroups(): Texts {
  return new Map(
    readdirSync(MESSAGES).map((file) => [
      file.replace('.json', ''),
      Object.keys(JSON.parse(readFileSync(`${MESSAGES}/${file}`, 'utf8'))),
    ]),
  )
}

/** The keys that a source uses, but that are in none of the groups that are loaded with it. */
export function missingTexts(
  source: string,
  loaded: readonly string[],
  groups: Texts,
): readonly string[] {
  return [...source.matchAll(KEY)].flatMap(([, key, prefix]) => {
    const isUsed = (text: string) => (key ? text === key : text.startsWith(prefix ?? ''))
    const owners = [...groups].filter(([, keys]) => keys.some(isUsed)).map(([group]) => group)
    return owners.length === 0 || owners.some((group) => group === 'shop' || loaded.includes(group))
      ? []
      : [key ?? `${prefix}…`]
  })
}

/** The texts that a source uses without them being loaded with it, each in words. */
export function findMissingTexts(pages: readonly DeclaredPage[]): readonly string[] {
  const groups = readGroups()
  const sources = readSources()
  const loaded = textsOfSources(sources, pages)
  return [...sources].flatMap(([file, source]) =>
    missingTexts(source, loaded.get(file) ?? [], groups).map(
      (key) => `client/${file} uses “${key}”, which is not loaded with it`,
    ),
  )
}
