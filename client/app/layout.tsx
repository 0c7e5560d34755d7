import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useText } from '../lib/text'
import { Toaster } from '../ui/toaster'
import { Footer } from './footer'
import { Header } from './header'
import { useIsPageAwaited } from './lazy-page'
import { PageBoundary } from './page-boundary'
import { useSignInAgain } from './session-end'
import { useScrollRestoration } from './use-scroll-restoration'

/** After a navigation, reading and tabbing go on at the new page's content, not where the old link was. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

interface LayoutProps {
  /** The pages are the owner's: their side menu takes the place of the shop's header. */
  readonly isOwners?: boolean
}

export function Layout({ isOwners }: LayoutProps) {
  const t = useText()
  const { pathname } = useLocation()
  const main = useFocusOnNavigation()
  const isLoading = useIsPageAwaited()
  useScrollRestoration()
  useSignInAgain()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      <div className="progress" data-active={isLoading || undefined} />
      {!isOwners && <Header />}
      <main
        id="content"
        className="main"
        ref={main}
        tabIndex={-1}
        aria-busy={isLoading || undefined}
      >
        {/* A navigation is a transition: the page before stays until the new one has been loaded. */}
        <Suspense>
          <PageBoundary place={pathname}>
            <Outlet />
          </PageBoundary>
        </Suspense>
      </main>
      <Footer />
      <Toaster />
    </>
  )
}
