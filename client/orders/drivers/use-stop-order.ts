import { useStored } from '../../platform/lib/stored-value'
import { DEFAULT_STOP_ORDER, type StopOrder, type StopSort, storedStopOrder } from './stop-order'

interface StopOrderState extends StopOrder {
  setSort(sort: StopSort): void
  goNext(id: string): void
  /** The stop is done, or has to wait. */
  leave(id: string): void
}

export function useStopOrder(): StopOrderState {
  const order = useStored(storedStopOrder) ?? DEFAULT_STOP_ORDER
  const others = (id: string) => order.first.filter((one) => one !== id)
  return {
    ...order,
    setSort: (sort) => storedStopOrder.write({ sort, first: [] }),
    goNext: (id) => storedStopOrder.write({ ...order, first: [id, ...others(id)] }),
    leave: (id) => storedStopOrder.write({ ...order, first: others(id) }),
  }
}
