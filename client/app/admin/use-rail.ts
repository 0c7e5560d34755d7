import { useSyncExternalStore } from 'react'
import { storedDesk } from '../../platform/admin/desk-state'
import { useStored } from '../../platform/lib/stored-value'

// See admin-layout.css.
const NARROW = '(min-width: 768px) and (max-width: 1023px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

interface Rail {
  /** The choice in this browser; undefined leaves it to the width of the window. */
  readonly choice: 'collapsed' | 'expanded' | undefined
  readonly isCollapsed: boolean
  readonly toggle: () => void
}

/** Whether the menu beside the pages shows icons only: by default, where the window is narrow. */
export function useRail(): Rail {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
  const choice = useStored(storedDesk)?.rail
  const isCollapsed = choice ? choice === 'collapsed' : isNarrow
  return {
    choice,
    isCollapsed,
    toggle: () =>
      storedDesk.write({ ...storedDesk.read(), rail: isCollapsed ? 'expanded' : 'collapsed' }),
  }
}
