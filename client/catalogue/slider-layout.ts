import { useSyncExternalStore } from 'react'

/** How many cards fit, by the window's width. Source: specification section 9. */
const WIDTHS = [
  { upTo: 480, cards: 1 },
  { upTo: 768, cards: 2 },
  { upTo: 1024, cards: 3 },
] as const
const MOST_CARDS = 5
const WIDEST = 100_000

/** The same table for the carousel; fractions, since its bounds are inclusive on both sides. */
export const SLIDER_BREAKPOINTS = Object.fromEntries(
  [...WIDTHS, { upTo: WIDEST, cards: MOST_CARDS }].map(({ upTo, cards }, index) => {
    const min = index === 0 ? 0 : (WIDTHS[index - 1]?.upTo ?? 0) + 0.02
    return [`cards${cards}`, { breakpoint: { max: upTo + 0.01, min }, items: cards }]
  }),
)

/** The carousel's name for the widest layout, which the server renders. */
export const WIDEST_LAYOUT = `cards${MOST_CARDS}`

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

function cardsThatFit(): number {
  return WIDTHS.find(({ upTo }) => query(upTo).matches)?.cards ?? MOST_CARDS
}

/** How many cards a slider shows, or undefined while the window is not known. */
export function useCardsThatFit(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, cardsThatFit, () => undefined)
}
