import { useSearchParams } from 'react-router-dom'
import type { OrderStatus } from '../gql/orders'
import { STATUSES } from './status-select'

interface OrdersAddress {
  readonly status: OrderStatus | ''
  readonly search: string
}

function read(parameters: URLSearchParams): OrdersAddress {
  const status = STATUSES.find(([one]) => one === parameters.get('status'))?.[0] ?? ''
  return { status, search: parameters.get('search') ?? '' }
}

/** Which orders are shown, kept in the address, so that going back and a reload show them again. */
export function useOrdersAddress() {
  const [parameters, setParameters] = useSearchParams()
  const address = read(parameters)
  return {
    ...address,
    change: (changes: Partial<OrdersAddress>) => {
      const { status, search } = { ...address, ...changes }
      setParameters(
        { ...(status && { status }), ...(search && { search }) },
        // Each status can be gone back to, but not each letter of a search.
        { preventScrollReset: true, replace: changes.search !== undefined },
      )
    },
  }
}
