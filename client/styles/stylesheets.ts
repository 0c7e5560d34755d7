import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readPages } from '../bundle/evaluated-modules.ts'

const CLIENT = join(import.meta.dirname, '..')

/** The page that has the shop's stylesheet inline. */
const SHOP_PAGE = '/index.html'
const PLACEHOLDER = '<!--app-styles-->'
const SHOP = 'shop-styles'
const ADMIN = 'admin-styles'

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/** Returns the modules of the desk's frame and pages: stylesheets that they import are loaded with them. */
export async function readDeskModules(): Promise<ReadonlySet<string>> {
  const pages = (await readPages()).filter(({ stylesheet }) => stylesheet === 'admin')
  const modules = ['app/admin/admin-layout.tsx', ...pages.map(({ module }) => module)]
  return new Set(modules.map((module) => join(CLIENT, module)))
}

/** Where the ways to a module begin: at entries, and at modules of the desk. */
function findOrigins(
  id: string,
  graph: ModuleGraph,
  desk: ReadonlySet<string>,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const before = desk.has(id) ? importers : [...importers, ...dynamicImporters]
  return [
    ...(before.length === 0 ? [id] : []),
    ...before.flatMap((one) => findOrigins(one, graph, desk, seen)),
  ]
}

/** The stylesheet that a module of CSS is in. */
export function stylesheetOf(
  id: string,
  graph: ModuleGraph,
  desk: ReadonlySet<string>,
): string | null {
  const origins = findOrigins(id, graph, desk)
  // The explorer is a separate build.
  if (origins.some((origin) => origin.includes('/client/platform/explorer/'))) return null
  return origins.every((origin) => desk.has(origin)) ? ADMIN : SHOP
}

function links(paths: readonly string[]): string {
  return paths.map((path) => `<link rel="stylesheet" href="/${path}">`).join('')
}

/**
 * Every component imports its own CSS. A build combines it into two stylesheets: that of what only the desk loads, which a
 * page has by its declaration, and the shop's.
 *
 * The shop's (8 kB compressed) is inlined into the HTML, which saves a round trip before the first paint. On admin pages
 * the server uncomments the link to their stylesheet; when navigating to one, Vite loads it.
 */
export function stylesheets() {
  let desk: ReadonlySet<string> = new Set()
  const group = {
    debugName: 'stylesheets',
    name: (id: string, graph: ModuleGraph) => stylesheetOf(id, graph, desk),
    test: /\.css$/,
  }
  const plugins: Plugin[] = [
    {
      name: 'development-stylesheets',
      apply: 'serve',
      transformIndexHtml: (html, { server }) => {
        const files = readdirSync(server?.config.root ?? '.', { encoding: 'utf8', recursive: true })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => file.endsWith('.css') && !/^(?:styles|platform\/explorer)\//.test(file))
        return html.replace(PLACEHOLDER, links(['styles/index.css', ...files.sort()]))
      },
    },
    {
      name: 'built-stylesheets',
      apply: 'build',
      enforce: 'pre',
      async buildStart() {
        desk = await readDeskModules()
      },
      generateBundle(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          // No chunk needs to load it: the HTML contains it.
          const css = output.viteMetadata?.importedCss
          for (const file of css ?? []) if (file.includes(SHOP)) css?.delete(file)
        }
      },
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {}, path }) => {
          if (path !== SHOP_PAGE) return html
          const sheet = (name: string) => {
            const found = Object.values(bundle).find(
              ({ fileName }) => fileName.includes(name) && fileName.endsWith('.css'),
            )
            if (found?.type !== 'asset') throw new Error(`The build has no ${name}`)
            return found
          }
          const shop = sheet(SHOP)
          delete bundle[shop.fileName]
          return html.replace(
            PLACEHOLDER,
            () =>
              `<style>${shop.source}</style><!--admin-styles ${links([sheet(ADMIN).fileName])}-->`,
          )
        },
      },
    },
  ]
  return { group, plugins }
}
