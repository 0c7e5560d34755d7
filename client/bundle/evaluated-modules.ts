import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { DeclaredPage } from './declared-page.ts'

const CLIENT = join(import.meta.dirname, '..')

/** Their exports are data, computed from more code than the pages that import them should load. */
const EVALUATED = new Set([join(CLIENT, 'app/entries.ts')])

/** Imports a module of the client during a build. */
async function evaluate<T>(id: string): Promise<T> {
  const { module } = await runnerImport<T>(id, { root: CLIENT, logLevel: 'warn' })
  return module
}

let pages: Promise<{ readonly DECLARED_PAGES: readonly DeclaredPage[] }> | undefined

/** Reads the pages that features declare, without the pages themselves. */
export async function readPages(): Promise<readonly DeclaredPage[]> {
  pages ??= evaluate(join(CLIENT, 'bundle/declared-pages.ts'))
  return (await pages).DECLARED_PAGES
}

/** Replaces modules by the values of what they export. */
export function evaluatedModules(): Plugin {
  return {
    name: 'evaluated-modules',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!EVALUATED.has(id)) return undefined
      const module = await evaluate<Readonly<Record<string, unknown>>>(id)
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
