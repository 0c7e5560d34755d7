import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

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

/** The entries and dynamically imported modules that import this module, directly or indirectly. */
function findEntries(id: string, graph: ModuleGraph, seen = new Set<string>()): readonly string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const isEntry = importers.length === 0 || dynamicImporters.length > 0
  return [...(isEntry ? [id] : []), ...importers.flatMap((one) => findEntries(one, graph, seen))]
}

/** The receipt has the styles of the owner's order sheet; shoppers need none of the drivers' page. */
function isAdminEntry(id: string): boolean {
  return /\/client\/(?:(?:.+\/)?(?:admin|cash|change-log|couriers|customers|drivers|integrations|mails|own-account|product-files|sales|staff|stock)\/|orders\/orders\/receipt-page)/.test(
    id,
  )
}

/**
 * Every component imports its own CSS. A build combines it into two stylesheets: the shop's, and
 * one for admin pages only.
 */
export const STYLESHEETS = {
  debugName: 'stylesheets',
  name: (id: string, graph: ModuleGraph) => {
    const entries = findEntries(id, graph)
    // The explorer is a separate build.
    if (entries.some((entry) => entry.includes('/client/platform/explorer/'))) return null
    return entries.every(isAdminEntry) ? ADMIN : SHOP
  },
  test: /\.css$/,
}

function links(paths: readonly string[]): string {
  return paths.map((path) => `<link rel="stylesheet" href="/${path}">`).join('')
}

/**
 * Inlines the shop's stylesheet (8 kB compressed) into the HTML, which saves a round trip before
 * the first paint. On admin pages the server uncomments the link to their stylesheet; when
 * navigating to one, Vite loads it.
 */
export function stylesheets(): Plugin[] {
  return [
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
}
