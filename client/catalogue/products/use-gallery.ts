import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { arrowStep } from '../../platform/lib/arrow-step'
import { useDirection } from '../../platform/texts/text'

/** Which picture of a row that scrolls is shown. */
export function useGallery(count: number) {
  const direction = useDirection()
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  /** Shows a picture at once: a row that moves would pass the others. */
  function show(index: number): void {
    const { current: list } = row
    // In pages from right to left, places are negative.
    const sign = direction === 'rtl' ? -1 : 1
    if (list) list.scrollLeft = sign * index * list.clientWidth
    setCurrent(index)
  }

  /** Moves the focus to the picture that is shown. */
  function focus(): void {
    const link = row.current?.children[current]?.querySelector('a')
    link?.focus({ preventScroll: true })
  }

  /** Follows a swipe. */
  const onScroll = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
    if (clientWidth > 0) setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
  }, [])

  // If the shopper swiped before the page was interactive, another picture is already shown.
  useEffect(onScroll, [onScroll])

  /** Arrow keys, Home and End show another picture, and focus its link in the same list. */
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const places: Readonly<Record<string, number>> = { Home: 0, End: count - 1 }
    const next = places[event.key] ?? current + arrowStep(event.key, direction)
    if (next === current || next < 0 || next >= count) return
    event.preventDefault()
    const link = event.currentTarget.children[next]?.querySelector('a')
    show(next)
    link?.focus({ preventScroll: true })
  }

  return { row, current, show, focus, onScroll, onKeyDown }
}
