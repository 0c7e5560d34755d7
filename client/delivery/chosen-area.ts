import { useSyncExternalStore } from 'react'
import { DELIVERY_AREAS, type DeliveryArea } from '#domain/delivery/delivery'
import { readStored, store, subscribeToStored } from '../lib/storage'

function read(): DeliveryArea | undefined {
  const stored = readStored('deliveryArea')
  return DELIVERY_AREAS.find((area) => area === stored)
}

/** Remembers the shopper's area in this browser. */
export function chooseArea(area: DeliveryArea): void {
  store('deliveryArea', area)
}

/** The area that the shopper chose; undefined on the server, whose HTML is the same for everybody. */
export function useChosenArea(): DeliveryArea | undefined {
  return useSyncExternalStore(subscribeToStored, read, () => undefined)
}
