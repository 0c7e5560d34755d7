import { LIST_ADDRESS_PARAMETERS } from '#domain/listing/product-list-address'
import { splitLocale } from '#domain/messages/locale'
import type { PageParameters } from '../platform/routing/route'
import { router } from './routes'

const NAMES: Readonly<Record<PageParameters, readonly string[]>> = {
  list: LIST_ADDRESS_PARAMETERS,
  search: ['query', ...LIST_ADDRESS_PARAMETERS],
}

function nameOf(parameter: string): string | undefined {
  return new URLSearchParams(parameter).keys().next().value
}

/**
 * The address of a page without what it does not show, such as the parameters of a campaign: pages with one address have the
 * same HTML. It takes and returns a path with its query.
 */
export function pageAddress(address: string): string {
  const start = address.indexOf('?')
  if (start === -1) return address
  const pathname = address.slice(0, start)
  const matches = router.matchesOf(splitLocale(pathname).path)
  // No campaign leads to the desk, whose pages have many parameters.
  if (matches.some(({ handle }) => handle.stylesheet === 'admin')) return address
  const parameters = matches.at(-1)?.handle.parameters
  if (!parameters) return pathname
  const shown = address
    .slice(start + 1)
    .split('&')
    .filter((parameter) => NAMES[parameters].includes(nameOf(parameter) ?? ''))
  return shown.length > 0 ? `${pathname}?${shown.join('&')}` : pathname
}
