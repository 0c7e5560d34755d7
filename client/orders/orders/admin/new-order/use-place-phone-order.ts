import { useRef } from 'react'
import type { UserError } from '../../../../platform/forms/form-errors'
import {
  type OrderedLineFragment,
  type PhoneOrderInput,
  usePlacePhoneOrderMutation,
} from '../../../../platform/gql/orders-admin'
import { newIdempotencyKey } from '../../../../platform/lib/idempotency-key'

export type PhoneOrderOutcome =
  | { readonly kind: 'placed'; readonly id: string }
  | {
      readonly kind: 'changed'
      readonly lines: readonly OrderedLineFragment[]
      /** Whether it is the discount code that cannot be used. */
      readonly isCode: boolean
      readonly message: string
    }
  | { readonly kind: 'rejected'; readonly userErrors: readonly UserError[] }
  /** `alreadyPlaced`: an attempt without a response has placed an order with other contents. */
  | { readonly kind: 'alreadyPlaced' | 'unanswered' }

/** Places an order by phone, once however often it is sent until the server has responded. Never throws. */
export function usePlacePhoneOrder() {
  const [place] = usePlacePhoneOrderMutation()
  const key = useRef<string>(undefined)

  return async (input: PhoneOrderInput): Promise<PhoneOrderOutcome> => {
    key.current ??= newIdempotencyKey()
    try {
      const { data } = await place({ variables: { input, idempotencyKey: key.current } })
      if (!data) return { kind: 'unanswered' }
      key.current = undefined
      const { order, userErrors } = data.placePhoneOrder
      if (order) return { kind: 'placed', id: order.id }
      const changed = userErrors.find((error) => 'lines' in error)
      if (changed && 'lines' in changed) {
        const { lines, code, message } = changed
        return { kind: 'changed', lines, isCode: code === 'DISCOUNT_REFUSED', message }
      }
      if (userErrors.some(({ code }) => code === 'CONFLICT')) return { kind: 'alreadyPlaced' }
      return {
        kind: 'rejected',
        userErrors: userErrors.map(({ message, field }) => ({
          message,
          field: field?.replace(/^shippingAddress\./, '') ?? null,
        })),
      }
    } catch {
      return { kind: 'unanswered' }
    }
  }
}
