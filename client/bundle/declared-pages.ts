import { ADMIN_PAGES } from '../app/admin/pages'
import { LAYOUT_TEXTS } from '../app/layout-texts'
import { PUBLIC_PAGES } from '../app/pages'
import { PERSONAL_PAGES } from '../app/personal-pages'
import type { Page } from '../platform/routing/page'
import type { DeclaredPage } from './declared-page'

/** An import as Vite transforms it: a call of its own function with the path from its root, which tests have above `client/`. */
const IMPORT = /import\w*\(\s*["']\/(?:client\/)?(.+?)["']/

function declared(page: Page, layout: Omit<DeclaredPage, 'path' | 'module'>): DeclaredPage {
  const [, module] = IMPORT.exec(page.load.toString()) ?? []
  if (!module) throw new Error(`The declaration of ${page.path} does not only import its module`)
  return { ...layout, path: page.path, module, texts: [...layout.texts, ...(page.texts ?? [])] }
}

const { account, admin } = LAYOUT_TEXTS

/** The pages of all features. Only Vite can evaluate this module. */
export const DECLARED_PAGES: readonly DeclaredPage[] = [
  ...PUBLIC_PAGES.map((page) => {
    const { needsApollo = false } = page
    const texts = needsApollo ? account : []
    return declared(page, { texts, stylesheet: undefined, needsApollo, isPublic: true })
  }),
  ...PERSONAL_PAGES.map((page) => {
    const { stylesheet } = page
    return declared(page, { texts: account, stylesheet, needsApollo: true, isPublic: false })
  }),
  ...ADMIN_PAGES.map((page) =>
    declared(page, {
      texts: [...account, ...admin],
      stylesheet: 'admin',
      needsApollo: true,
      isPublic: false,
    }),
  ),
]
