import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'

export interface MenuTarget {
  readonly path: string
  readonly title: MessageKey
}

/** What most visitors come for. */
export const CATS = { path: '/shop?animal=cat', title: 'home.cats' } as const satisfies MenuTarget
export const DOGS = { path: '/shop?animal=dog', title: 'home.dogs' } as const satisfies MenuTarget
export const OFFERS = {
  path: '/search?query=offers',
  title: 'home.offers',
} as const satisfies MenuTarget
export const ALL_PRODUCTS = {
  path: '/shop',
  title: 'nav.allProducts',
} as const satisfies MenuTarget

type MenuLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string }

/**
 * A link that is marked on its page, however the page is filtered and sorted: NavLink compares paths alone, and would
 * mark several of these.
 */
export function MenuLink(props: MenuLinkProps) {
  const { pathname, search } = useLocation()
  const [path, query] = props.to.split('?')
  const isSame = query
    ? search.slice(1).split('&').includes(query)
    : path !== ALL_PRODUCTS.path || !search.includes('animal=')
  const isCurrent = pathname === path && isSame
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
