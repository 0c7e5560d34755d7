import { ADMIN_PAGES } from './admin/pages'
import { PERSONAL_PAGES } from './personal-pages'

// A build replaces this module by its values (client/bundle/evaluated-modules.ts): the router has to know every address, but
// most visitors load the declarations of neither kind.

/** What the router knows of the pages of the desk before it loads their declarations. */
export const ADMIN_ENTRIES = ADMIN_PAGES.map(({ path, texts }) => ({ path, texts }))

/** What it knows of personal pages. */
export const PERSONAL_ENTRIES = PERSONAL_PAGES.map(({ path, texts, stylesheet, isLink }) => ({
  path,
  texts,
  stylesheet,
  isLink,
}))
