import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { LOCALES, type Locale } from '../../domain/messages/locale.ts'
import type { DeclaredPage } from './declared-page.ts'
import { readPages } from './evaluated-modules.ts'

const CLIENT = join(import.meta.dirname, '..')

const WITH_APOLLO = ['app/apollo-layout.tsx', 'platform/api/apollo.ts']

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
        const pages = (await readPages()).filter(({ isPublic }) => isPublic)
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
        const linksOf = ({ module, needsApollo, texts }: DeclaredPage, locale: Locale) => {
          const modules = [module, ...(needsApollo ? WITH_APOLLO : [])]
          const ids = [
            ...modules.map((one) => join(CLIENT, one)),
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
        const comments = pages.flatMap((page) =>
          LOCALES.map((locale) => `<!--page-${page.path}-${locale} ${linksOf(page, locale)}-->`),
        )
        return html.replace('<!--app-scripts-->', comments.join(''))
      },
    },
  }
}
