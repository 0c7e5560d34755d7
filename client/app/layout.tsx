import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useIsNavigating } from '../routing/lazy-route'
import { useScrollRestoration } from '../routing/use-scroll-restoration'
import { useText } from '../texts/text'
import { Toaster } from '../ui/toaster'
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
      <Footer />
    </Layout>
  )
}

/** Admin pages have a menu of their own, beside their content, instead of header and footer. */
export function AdminLayout() {
  return (
    <Layout>
      <LazyLayout />
      <Footer />
    </Layout>
  )
}

/** Pages for one task, without the menus and the footer of the shop. */
export function PlainLayout() {
  return (
    <Layout>
      <LazyLayout />
    </Layout>
  )
}

/** A layout with a header of its own, in its own chunk. */
function LazyLayout() {
  return (
    <Suspense fallback={<div className="main" />}>
      <Outlet />
    </Suspense>
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
