import { type PointerEvent, type RefObject, useState } from 'react'

/** The place of the tile at a point of the screen, if it is one of the list. */
function placeAt(list: Element | null, x: number, y: number): number | undefined {
  const tile = document.elementFromPoint(x, y)?.closest('[data-place]')
  return tile && list?.contains(tile) ? Number(tile.getAttribute('data-place')) : undefined
}

/**
 * Drags tiles with a mouse or finger, each to the place that the pointer is over. The pictures move from element to element, the
 * elements stay: a finger would lose one that moves.
 */
export function usePictureDrag(
  list: RefObject<Element | null>,
  move: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>()

  function start(event: PointerEvent, from: number): void {
    if (event.button !== 0) return
    let place = from
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const to = placeAt(list.current, clientX, clientY)
      if (to === undefined || to === place) return
      move(place, to)
      place = to
      setDragged(to)
    }
    const listeners = new AbortController()
    const end = () => {
      listeners.abort()
      setDragged(undefined)
    }
    const { signal } = listeners
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    setDragged(from)
  }

  return { dragged, start }
}
