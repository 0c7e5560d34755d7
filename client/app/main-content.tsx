import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { releaseEvents } from '../platform/lib/held-events'
import { useIsNavigating } from '../platform/routing/lazy-route'
import type { KEEP_SCROLL } from '../platform/routing/use-scroll-restoration'

/** Moves the focus to the content of a new page, as a full page load would; a page that keeps the scroll keeps it. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname, state } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // Another size of the same product: the focus stays on the link, so that another size can be chosen.
    if ((state as Partial<typeof KEEP_SCROLL> | null)?.keepsScroll) return
    main.current?.focus({ preventScroll: true })
  }, [pathname, state])
  return main
}

/** Does what visitors did before this content was hydrated. */
function EarlyTaps() {
  useEffect(() => void releaseEvents(), [])
  return null
}

/** The content of a page, without its navigation. */
export function MainContent({ children }: { readonly children: ReactNode }) {
  const main = useFocusOnNavigation()
  const isLoading = useIsNavigating()
  return (
    <main id="content" className="main" ref={main} tabIndex={-1} aria-busy={isLoading || undefined}>
      {/* A navigation is a transition: the previous page stays until the next one is loaded. */}
      <Suspense>
        {children}
        <EarlyTaps />
      </Suspense>
    </main>
  )
}
