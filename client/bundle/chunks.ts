import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { LOCALES } from '../../domain/messages/locale.ts'
import { readPages } from './evaluated-modules.ts'

const CLIENT = join(import.meta.dirname, '..')

/** What every visit loads, and the page that most begin with. */
const FIRST = [
  ...LOCALES.map((locale) => `\0messages/${locale}/shop`),
  join(CLIENT, 'main.tsx'),
  join(CLIENT, 'office/home/home-page.tsx'),
]

/** Apollo Client, and what every page loads with it. */
export const WITH_APOLLO = [
  join(CLIENT, 'app/apollo-layout.tsx'),
  join(CLIENT, 'platform/api/apollo.ts'),
]

/** What every page of the desk loads: it would bring the whole chunk of a page for visitors along. */
const DESK = join(CLIENT, 'app/admin/admin-layout.tsx')

/** The pages with it that most open first: nearly every other loads what both load. */
const FIRST_WITH_APOLLO = [
  join(CLIENT, 'orders/cart/cart-page.tsx'),
  join(CLIENT, 'accounts/accounts/login-page.tsx'),
]

/** What pages of more features load is one chunk: by the set of pages, it would be in many small ones. */
const MOST_FEATURES = 3

/**
 * Combines the modules that visitors' first pages share: what the same pages load is one chunk, whatever else
 * imports it. Otherwise the pages of the desk would split it into dozens.
 */
export function pageChunks() {
  let withApollo: ReadonlySet<string> = new Set()
  /** The entries from which imports that are not dynamic lead to a module. */
  const entriesOf = new Map<string, string[]>()
  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    async buildEnd() {
      const pages = (await readPages()).filter(({ isPublic }) => isPublic)
      const modulesOf = (some: typeof pages) => some.map(({ module }) => join(CLIENT, module))
      withApollo = new Set(modulesOf(pages.filter(({ needsApollo }) => needsApollo)))
      for (const entry of new Set([...FIRST, ...WITH_APOLLO, DESK, ...modulesOf(pages)])) {
        const loaded = new Set([entry])
        for (const id of loaded) {
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) loaded.add(imported)
          entriesOf.set(id, [...(entriesOf.get(id) ?? []), entry])
        }
      }
    },
  }
  const name = (id: string) => {
    const all = entriesOf.get(id) ?? []
    const entries = all.filter((one) => one !== DESK)
    const isOnlyWithApollo = entries.every((one) => withApollo.has(one))
    const isLoadedBy = (modules: readonly string[]) => entries.some((one) => modules.includes(one))
    if (isLoadedBy(FIRST)) return entries.length > 1 ? 'shop-parts' : null
    if (isLoadedBy(WITH_APOLLO)) return 'apollo-parts'
    if (entries.length < 2) return null
    const isOnMost = FIRST_WITH_APOLLO.every((one) => entries.includes(one))
    if (isOnlyWithApollo && (isOnMost || all.includes(DESK))) return 'apollo-parts'
    if (new Set(entries.map(dirname)).size > MOST_FEATURES) return 'page-parts'
    return entries.map((one) => basename(one, '-page.tsx')).join('-')
  }
  // What a module imports is loaded by the same entries, at least: it has a chunk of its own.
  const group = { debugName: 'page-chunks', name, includeDependenciesRecursively: false }
  return { group, plugin }
}
