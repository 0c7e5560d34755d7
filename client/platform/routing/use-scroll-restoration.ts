import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { defineStored } from '../lib/stored-value'

/** By the keys of the history's entries. If something else wrote there, pages open at the top. */
const storedPositions = defineStored<ReadonlyMap<string, number>>(
  'scroll-positions',
  (text) => new Map(JSON.parse(text) as [string, number][]),
  (positions) => JSON.stringify([...positions]),
)

/** The state of a link whose page keeps the scroll position, such as to another size of a product. */
export const KEEP_SCROLL = { keepsScroll: true }

/**
 * New pages open at the top or at the URL's anchor; back and forward restore the scroll position, and a page that
 * replaces its own parameters keeps it.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation()
  const keepsScroll = (state as Partial<typeof KEEP_SCROLL> | null)?.keepsScroll === true
  const type = useNavigationType()
  const currentKey = useRef(key)
  const currentPath = useRef(pathname)
  const positions = useRef<Map<string, number>>(undefined)

  useEffect(() => {
    const saved = new Map(storedPositions.read())
    positions.current = saved
    const record = () => saved.set(currentKey.current, window.scrollY)
    function leave(): void {
      storedPositions.write(saved)
      // After a full page load the browser restores the scroll position.
      window.history.scrollRestoration = 'auto'
    }
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', record, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', record)
      window.removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    if (currentKey.current === key) return
    currentKey.current = key
    const isSamePage = currentPath.current === pathname
    currentPath.current = pathname
    if ((type === 'REPLACE' && isSamePage) || (type === 'PUSH' && keepsScroll)) {
      positions.current?.set(key, window.scrollY)
      return
    }
    const position = type === 'POP' ? positions.current?.get(key) : undefined
    const anchor = position === undefined && hash && document.getElementById(hash.slice(1))
    if (anchor) anchor.scrollIntoView()
    else window.scrollTo(0, position ?? 0)
  }, [key, pathname, hash, type, keepsScroll])
}
