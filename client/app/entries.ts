import { ADMIN_PAGES } from './admin/pages'

// A build replaces this module by its values (client/bundle/evaluated-modules.ts): the router has to know every address, but
// shoppers do not load what the desk consists of.

/** What the router knows of the pages of the desk before it loads their declarations. */
export const ADMIN_ENTRIES = ADMIN_PAGES.map(({ path, texts }) => ({ path, texts }))
