import { useSyncExternalStore } from 'react'

/** Visible cards by window width. Source: docs/specification.md, section 9. */
const WIDTHS = [
  { upTo: 480, cards: 1 },
  { upTo: 768, cards: 2 },
  { upTo: 1024, cards: 3 },
] as const
const MAX_CARDS = 5
const WIDEST = 100_000

/**
 * The same breakpoints for the carousel. Fractional, since its bounds are inclusive at both ends.
 */
export const SLIDER_BREAKPOINTS = Object.fromEntries(
  [...WIDTHS, { upTo: WIDEST, cards: MAX_CARDS }].map(({ upTo, cards }, index) => {
    const min = index === 0 ? 0 : (WIDTHS[index - 1]?.upTo ?? 0) + 0.02
    return [`cards${cards}`, { breakpoint: { max: upTo + 0.01, min }, items: cards }]
  }),
)

/** The carousel's key of the widest layout, which the server renders. */
export const WIDEST_LAYOUT = `cards${MAX_CARDS}`

function query(upTo: number): MediaQueryList {
  return window.matchMedia(`(max-width: ${upTo}px)`)
}

function subscribe(onChange: () => void): () => void {
  const lists = WIDTHS.map(({ upTo }) => query(upTo))
  for (const list of lists) list.addEventListener('change', onChange)
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange)
  }
}

function visibleCards(): number {
  return WIDTHS.find(({ upTo }) => query(upTo).matches)?.cards ?? MAX_CARDS
}

const never = () => () => {}
const unknown = () => undefined

/** The number of visible cards; undefined on the server, during hydration, and of a slider that is not near. */
export function useVisibleCards(isNear: boolean): number | undefined {
  return useSyncExternalStore<number | undefined>(
    isNear ? subscribe : never,
    isNear ? visibleCards : unknown,
    unknown,
  )
}
