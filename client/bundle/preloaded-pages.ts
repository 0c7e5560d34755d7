import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { LOCALES, type Locale } from '../../domain/messages/locale.ts'
import { LAYOUT_TEXTS } from '../app/layout-texts.ts'
import { evaluate } from './evaluated-modules.ts'
import { type DeclaredPage, moduleOf } from './page-module.ts'

const CLIENT = join(import.meta.dirname, '..')

const WITH_APOLLO = ['app/apollo-layout.tsx', 'platform/api/apollo.ts']

/** What a page loads besides the shop's scripts: modules, by their paths in `client/`, and groups of texts. */
function partsOf(page: DeclaredPage): { readonly modules: string[]; readonly texts: string[] } {
  const { needsApollo, texts = [] } = page
  return {
    modules: [moduleOf(page), ...(needsApollo ? WITH_APOLLO : [])],
    texts: [...(needsApollo ? LAYOUT_TEXTS.account : []), ...texts],
  }
}

/** The HTML template of the shop pages. */
const SHOP = '/index.html'

/**
 * Names the scripts of a page in its HTML, so that the browser loads them together with the shop's instead of after
 * those are executed. The server uncomments the links of the page and language.
 */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {}, path }) => {
        if (path !== SHOP) return html
        const { PUBLIC_PAGES } = await evaluate<{ readonly PUBLIC_PAGES: readonly DeclaredPage[] }>(
          join(CLIENT, 'app/pages.ts'),
        )
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const chunkWith = (module: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
          if (!chunk) throw new Error(`client/bundle/preloaded-pages.ts: there is no ${module}.`)
          return chunk
        }
        const filesOf = ({ fileName, imports }: Rolldown.OutputChunk): readonly string[] => [
          fileName,
          ...chunks.filter((one) => imports.includes(one.fileName)).flatMap(filesOf),
        ]
        const linksOf = (page: DeclaredPage, locale: Locale) => {
          const { modules, texts } = partsOf(page)
          const ids = [
            ...modules.map((module) => join(CLIENT, module)),
            ...texts.map((group) => `\0messages/${locale}/${group}`),
          ]
          const files = new Set(ids.flatMap((id) => filesOf(chunkWith(id))))
          return [...files]
            .filter((file) => !html.includes(`/${file}"`))
            .map(
              (file) =>
                `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
            )
            .join('')
        }
        const comments = PUBLIC_PAGES.flatMap((page) =>
          LOCALES.map((locale) => `<!--page-${page.path}-${locale} ${linksOf(page, locale)}-->`),
        )
        return html.replace('<!--app-scripts-->', comments.join(''))
      },
    },
  }
}
