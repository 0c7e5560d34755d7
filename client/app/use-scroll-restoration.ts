import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const KEPT = 'scroll-positions'

function keptPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, number][])
  } catch {
    // Refused or spoilt storage: the pages then open at their tops.
    return new Map()
  }
}

function keep(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...positions]))
  } catch {
    // See keptPositions().
  }
}

/** A new page opens at its top or at the address's anchor; back and forward lead to where it was left. */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  const positions = useRef<Map<string, number>>(undefined)

  useEffect(() => {
    const known = keptPositions()
    positions.current = known
    const note = () => known.set(shown.current, window.scrollY)
    function leave(): void {
      keep(known)
      // A page that is opened again by the browser is scrolled by the browser.
      window.history.scrollRestoration = 'auto'
    }
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const position = type === 'POP' ? positions.current?.get(key) : undefined
    const anchor = position === undefined && hash && document.getElementById(hash.slice(1))
    if (anchor) anchor.scrollIntoView()
    else window.scrollTo(0, position ?? 0)
  }, [key, hash, type])
}
