import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { useText } from '../lib/text'
import { Toaster } from '../ui/toaster'
import { Footer } from './footer'
import { Header } from './header'

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

/** The handle of routes that are the owner's: their side menu takes the place of the shop's header. */
export const ADMIN = 'admin'

export function Layout() {
  const t = useText()
  const main = useFocusOnNavigation()
  const isAdmin = useMatches().some(({ handle }) => handle === ADMIN)
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      <div className="progress" data-active={isLoading || undefined} />
      {!isAdmin && <Header />}
      <main
        id="content"
        className="main"
        ref={main}
        tabIndex={-1}
        aria-busy={isLoading || undefined}
      >
        <Outlet />
      </main>
      <Footer />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
