import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { LOCALES, type Locale } from '../../domain/messages/locale.ts'
import { CATEGORIES, categoryPath } from '../../domain/products/categories.ts'

interface Page {
  /** Their paths in `client/`. */
  readonly modules: readonly string[]
  /** The groups of texts that they need, besides the shop's. */
  readonly texts: readonly string[]
}

const WITH_APOLLO = ['app/apollo-layout.tsx', 'platform/api/apollo.ts']
const ACCOUNT_TEXTS = ['delivery', 'account']

const HOME: Page = { modules: ['office/home/home-page.tsx'], texts: [] }
const CATEGORY: Page = {
  modules: ['catalogue/listing/category-page.tsx'],
  texts: ['listing', 'category'],
}

/**
 * What a page loads besides the shop's scripts, by the path of its route (client/app/routes.tsx). A page that names less
 * loads the rest a round trip later; e2e/speed.spec.ts notices.
 */
const PAGES: Readonly<Record<string, Page>> = {
  '/': HOME,
  '/home': HOME,
  ...Object.fromEntries(CATEGORIES.map((category) => [categoryPath(category), CATEGORY])),
  '/shop': { modules: ['catalogue/listing/shop-page.tsx'], texts: ['listing'] },
  '/search': { modules: ['catalogue/search/search-page.tsx'], texts: ['listing'] },
  '/productdetails/:id': {
    modules: ['catalogue/products/product-page.tsx'],
    texts: ['delivery', 'product'],
  },
  '/cartpage': { modules: ['orders/cart/cart-page.tsx', ...WITH_APOLLO], texts: ACCOUNT_TEXTS },
  '/checkout': {
    modules: ['orders/checkout/checkout-page.tsx', ...WITH_APOLLO],
    texts: ACCOUNT_TEXTS,
  },
  '/login': { modules: ['accounts/accounts/login-page.tsx', ...WITH_APOLLO], texts: ACCOUNT_TEXTS },
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
      handler: (html, { bundle = {}, path }) => {
        if (path !== SHOP) return html
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
        const linksOf = ({ modules, texts }: Page, locale: Locale) => {
          const ids = [
            ...modules.map((module) => join(import.meta.dirname, '..', module)),
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
        const comments = Object.entries(PAGES).flatMap(([route, page]) =>
          LOCALES.map((locale) => `<!--page-${route}-${locale} ${linksOf(page, locale)}-->`),
        )
        return html.replace('<!--app-scripts-->', comments.join(''))
      },
    },
  }
}
