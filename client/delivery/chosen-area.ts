import { useSyncExternalStore } from 'react'
import { DELIVERY_AREAS, type DeliveryArea } from '#domain/delivery'

const STORAGE_KEY = 'deliveryArea'

const listeners = new Set<() => void>()

// Used if the browser blocks storage.
let memory: string | null = null

function load(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return memory
  }
}

function read(): DeliveryArea | undefined {
  const stored = load()
  return DELIVERY_AREAS.find((area) => area === stored)
}

/** Remembers the shopper's area in this browser. */
export function chooseArea(area: DeliveryArea): void {
  memory = area
  try {
    localStorage.setItem(STORAGE_KEY, area)
  } catch {
    // See load().
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The area that the shopper chose; undefined on the server, whose HTML is the same for everybody. */
export function useChosenArea(): DeliveryArea | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined)
}
