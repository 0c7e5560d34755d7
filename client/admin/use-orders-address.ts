import type { OrderStatus } from '../gql/orders'
import { type AddressFormat, useAddress } from '../lib/use-address'
import { STATUSES } from './status-select'

interface OrdersAddress {
  readonly status: OrderStatus | ''
  readonly search: string
}

const FORMAT: AddressFormat<OrdersAddress> = {
  read: (parameters) => ({
    status: STATUSES.find(([one]) => one === parameters.get('status'))?.[0] ?? '',
    search: parameters.get('search') ?? '',
  }),
  write: ({ status, search }) => ({ ...(status && { status }), ...(search && { search }) }),
}

/** Which orders are shown, and how to choose others. */
export function useOrdersAddress() {
  return useAddress(FORMAT)
}
