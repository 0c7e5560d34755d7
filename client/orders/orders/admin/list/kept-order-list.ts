import { defineStored, useStored } from '../../../../platform/lib/stored-value'

/** The state of the order list in this tab, restored when the user comes back from printing or from another page. */
interface KeptOrderList {
  /** The search parameters of its address, without the open order. */
  readonly search: string
  /** The IDs of the selected orders. */
  readonly selected: readonly string[]
}

const NOTHING: KeptOrderList = { search: '', selected: [] }

const entry = defineStored<KeptOrderList>('orderList', (text) => {
  const { search, selected } = JSON.parse(text) as Record<keyof KeptOrderList, unknown>
  return {
    search: typeof search === 'string' ? search : '',
    selected: Array.isArray(selected) ? selected.filter((id) => typeof id === 'string') : [],
  }
})

export const readOrderList = (): KeptOrderList => entry.read() ?? NOTHING

export function keepOrderList(changes: Partial<KeptOrderList>): void {
  entry.write({ ...readOrderList(), ...changes })
}

/** The address of the list of orders as it was left. */
export function useOrderListAddress(): string {
  const { search } = useStored(entry) ?? NOTHING
  return search ? `/adminorder?${search}` : '/adminorder'
}
