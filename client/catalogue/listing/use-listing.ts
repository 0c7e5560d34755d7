import { startTransition, useOptimistic } from 'react'
import { type Path, useLocation, useNavigate } from 'react-router-dom'
import type { ListKind } from '#domain/listing/cursor'
import {
  type ListAddress,
  listAddressParameters,
  readListAddress,
} from '#domain/listing/product-list-address'

export interface Listing {
  readonly kind: ListKind
  /** The parameters that say which list this is, such as a search's query. */
  readonly own: URLSearchParams
  /** The state in the address; a change shows at once, before its products are loaded. */
  readonly address: ListAddress
  /** The page of this list at another address. */
  readonly pathOf: (address: ListAddress) => Pick<Path, 'pathname' | 'search'>
  /** Shows another order or selection of the list, from its start. */
  readonly apply: (address: Omit<ListAddress, 'after'>) => void
}

/** The sort order and the filters of a list, which are in its page's address. */
export function useListing(kind: ListKind, own: URLSearchParams): Listing {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [address, showAtOnce] = useOptimistic(readListAddress(new URLSearchParams(search), kind))

  function pathOf(next: ListAddress) {
    const parameters = new URLSearchParams([...own, ...listAddressParameters(next)])
    return { pathname, search: parameters.toString() }
  }

  function apply({ sort, filter }: Omit<ListAddress, 'after'>): void {
    startTransition(() => {
      showAtOnce({ sort, filter })
      void navigate(pathOf({ sort, filter }), { replace: true })
    })
  }

  return { kind, own, address, pathOf, apply }
}
