import type { CartDetailsFragment } from '../gql/cart'

/** The lines and total as displayed and submitted. */
export type OrderDraft = Pick<CartDetailsFragment, 'lines' | 'total'>
