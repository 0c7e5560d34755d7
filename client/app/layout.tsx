import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useText } from '../lib/text'
import { useIsNavigating } from '../routing/lazy-route'
import { useScrollRestoration } from '../routing/use-scroll-restoration'
import { Toaster } from '../ui/toaster'
import { Footer } from './footer'
import { Header } from './header'
import { LanguageOffer } from './language-offer'
import { useRedirectOnSessionEnd } from './session-end'
import './layout.css'

/** Moves the focus to the content of a new page, as a full page load would. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

export function ShopLayout() {
  return <Layout header={<Header />} />
}

/** Admin pages have a side menu instead of the header. */
export function AdminLayout() {
  return <Layout />
}

function Layout({ header }: { readonly header?: ReactNode }) {
  const t = useText()
  const main = useFocusOnNavigation()
  const isLoading = useIsNavigating()
  useScrollRestoration()
  useRedirectOnSessionEnd()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      <div className="progress" data-active={isLoading || undefined} />
      {header}
      <main
        id="content"
        className="main"
        ref={main}
        tabIndex={-1}
        aria-busy={isLoading || undefined}
      >
        {/* A navigation is a transition: the previous page stays until the next one is loaded. */}
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <Toaster />
      <LanguageOffer />
    </>
  )
}
