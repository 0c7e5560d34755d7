import { ADMIN_PAGES } from './admin/pages'
import { PERSONAL_PAGES } from './personal-pages'

// A build replaces this module by its values (client/bundle/evaluated-modules.ts): the router has to know every address, but
// most visitors load the declarations of neither kind.

/** The addresses of the desk, known to the router before it loads the declarations of its pages. */
export const ADMIN_ENTRIES = ADMIN_PAGES.map(({ path, texts }) => ({ path, texts }))

/** Those of personal pages. */
export const PERSONAL_ENTRIES = PERSONAL_PAGES.map(({ path, texts, stylesheet, isLink }) => ({
  path,
  texts,
  stylesheet,
  isLink,
}))
