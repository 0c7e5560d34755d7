import { defineStored } from '../lib/stored-value'

/** What the desk remembers in this browser. */
interface DeskState {
  /** Whether the menu shows icons only; undefined leaves it to the width of the window. */
  readonly rail?: 'collapsed' | 'expanded'
  /** The paths of the pages that were open, the last one first. */
  readonly recent?: readonly string[]
  /** Whether new orders have a sound while a page is open. */
  readonly hasSound?: boolean
}

export const storedDesk = defineStored<DeskState>('desk', (text) => {
  const { rail, recent, hasSound } = JSON.parse(text) as Record<keyof DeskState, unknown>
  return {
    ...((rail === 'collapsed' || rail === 'expanded') && { rail }),
    ...(Array.isArray(recent) && { recent: recent.filter((path) => typeof path === 'string') }),
    ...(hasSound === true && { hasSound }),
  }
})
