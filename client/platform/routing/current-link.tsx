import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'

type CurrentLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string }

/**
 * A link that is marked on its page and those below it. Of several with one path, such as `/shop?animal=cat`, it is the one
 * whose query the page has, however the page is filtered and sorted besides: NavLink would mark all of them.
 */
export function CurrentLink(props: CurrentLinkProps) {
  const { pathname, search } = useLocation()
  const [path = '', query] = props.to.split('?')
  const isCurrent =
    `${pathname}/`.startsWith(`${path}/`) &&
    // All products are not those for one animal.
    (query
      ? search.slice(1).split('&').includes(query)
      : path !== '/shop' || !/animal=/.test(search))
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
