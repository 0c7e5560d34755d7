import type { CartDetailsFragment } from '../gql/cart'

/** The lines and total as displayed and submitted. */
export type OrderDraft = Pick<CartDetailsFragment, 'lines' | 'total'>

/** The same with what is to be paid in all, as displayed. */
export interface SeenOrder extends OrderDraft {
  readonly amountDue: number
  /** The discount code in it. */
  readonly discountCode: string | undefined
}
