import { HELP_PAGES, type HelpPageName } from '#domain/pages/help-pages'
import type { HelpPageName as EnumName } from '../../platform/gql/pages'

/** The page that an address names. */
export function findHelpPage(name: string | undefined): HelpPageName | undefined {
  return HELP_PAGES.find((page) => page === name)
}

/** The page as GraphQL names it. */
export function toEnumName(page: HelpPageName): EnumName {
  return page.toUpperCase() as Uppercase<HelpPageName>
}
