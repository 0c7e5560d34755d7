import { type ReactNode, StrictMode } from 'react'
import { type ApolloLoader, ApolloLoaderContext } from '../api/apollo-loader'
import { PageContext, type PageContextValue } from '../page/page-context'
import { LocaleContext } from '../texts/text'

interface AppProps {
  readonly apollo: ApolloLoader
  readonly page: PageContextValue
  readonly children: ReactNode
}

/** The providers around the router, the same on the server and in the browser. */
export function App({ apollo, page, children }: AppProps) {
  return (
    <StrictMode>
      <ApolloLoaderContext value={apollo}>
        <PageContext value={page}>
          <LocaleContext value={page.locale}>{children}</LocaleContext>
        </PageContext>
      </ApolloLoaderContext>
    </StrictMode>
  )
}
