import type { CartDetailsFragment } from '../gql/cart'

/** What the shopper sees and thereby orders. */
export type ShownOrder = Pick<CartDetailsFragment, 'lines' | 'total'>
