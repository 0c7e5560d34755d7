import type { EntityManager } from 'typeorm'
import type { ShopEvent } from '../../platform/database/events/announce'
import type { CustomerFlags } from './customer-flags-sql'
import { findCustomerId } from './customer-list.service'

/** The shop has decided about a customer, who is named by no phone: messages outlive a deletion. */
export function customerUpdated(
  transaction: EntityManager,
  { phone, isBlocked, isPrepayOnly }: CustomerFlags & { readonly phone: string },
): ShopEvent {
  return {
    webhooks: {
      event: 'customer.changed',
      async data() {
        const id = await findCustomerId(transaction, phone)
        const customer = { id, is_blocked: isBlocked, is_prepay_only: isPrepayOnly }
        return [{ change: 'updated', customer }]
      },
    },
  }
}

/** The personal data of a customer was deleted, so that others delete theirs. */
export function customerDeleted(id: number): ShopEvent {
  return {
    webhooks: {
      event: 'customer.changed',
      data: () => [
        {
          change: 'deleted',
          customer: { id, is_blocked: null, is_prepay_only: null },
        },
      ],
    },
  }
}
