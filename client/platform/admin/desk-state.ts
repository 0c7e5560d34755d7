import { defineStored } from '../lib/stored-value'

/** State of the desk in this browser, shared by all accounts. */
interface DeskState {
  /** Whether the menu shows icons only; undefined leaves it to the width of the window. */
  readonly rail?: 'collapsed' | 'expanded'
  /** Whether new orders have a sound while a page is open. */
  readonly hasSound?: boolean
}

export const storedDesk = defineStored<DeskState>('desk', (text) => {
  const { rail, hasSound } = JSON.parse(text) as Record<keyof DeskState, unknown>
  return {
    ...((rail === 'collapsed' || rail === 'expanded') && { rail }),
    ...(hasSound === true && { hasSound }),
  }
})

/** The paths of the desk's pages that were open, the last one first. A user who signs in next must not see them as recent. */
export const storedRecentPages = defineStored<readonly string[]>('recentPages', (text) => {
  const paths: unknown = JSON.parse(text)
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : undefined
})
