import type { TextGroup } from '../texts/load-texts'
import type { RouteHandle, RouteModule } from './route'

// A feature declares its pages in up to three files, because a bundle takes a module as a whole: `pages.ts` is in the scripts of
// every visit, `personal-pages.ts` and `admin-pages.ts` are loaded with the first of their pages (docs/decisions/0051).

/** A page, as its feature declares it. */
export interface Page {
  readonly path: string
  /** Imports its module, and does nothing else: a build reads the path of the module from it. */
  readonly load: () => Promise<RouteModule>
  /** The groups of texts that it needs besides those of its layout. */
  readonly texts?: readonly TextGroup[]
}

/** A page that visitors may begin with: its HTML names the scripts that it needs. */
export interface PublicPage extends Page, Pick<RouteHandle, 'needsApollo' | 'parameters'> {}

/** A page about one person's account or order. */
export interface PersonalPage extends Page, Pick<RouteHandle, 'stylesheet'> {
  /** Opened with a link from a message, without an account: its path has a token. */
  readonly isLink?: boolean
}
