import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useIsNavigating } from '../platform/routing/lazy-route'
import { useScrollRestoration } from '../platform/routing/use-scroll-restoration'
import { useText } from '../platform/texts/text'
import { Toaster } from '../platform/ui/toaster'
import { Footer } from './footer'
import { Header } from './header'
import { MainContent } from './main-content'
import { useRedirectOnSessionEnd } from './session-end'
import './layout.css'

export function ShopLayout() {
  return (
    <Layout>
      <Header />
      <MainContent>
        <Outlet />
      </MainContent>
      {/* Hydrated apart from the rest of the frame, so that neither takes long. */}
      <Suspense>
        <Footer />
      </Suspense>
    </Layout>
  )
}

/** Pages with a frame of their own, in a chunk of its own: the desk, and what links in messages open. */
export function PlainLayout() {
  return (
    <Layout>
      <Suspense>
        <Outlet />
      </Suspense>
    </Layout>
  )
}

function Layout({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const isLoading = useIsNavigating()
  useScrollRestoration()
  useRedirectOnSessionEnd()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      <div className="progress" data-active={isLoading || undefined} />
      {children}
      <Toaster />
    </>
  )
}
