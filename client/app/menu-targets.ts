import type { MessageKey } from '#domain/messages'

export interface MenuTarget {
  readonly path: string
  readonly title: MessageKey
}

/** The targets of most visits. */
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
