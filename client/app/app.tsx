import { type ReactNode, StrictMode, useState } from 'react'
import { type ApolloLoader, ApolloLoaderContext } from '../api/apollo-loader'
import { ChangePageContext, PageContext, type PageContextValue } from '../page/page-context'
import { LocaleContext } from '../texts/text'

interface AppProps {
  readonly apollo: ApolloLoader
  readonly page: PageContextValue
  readonly children: ReactNode
}

/** The providers around the router, the same on the server and in the browser. */
export function App({ apollo, page, children }: AppProps) {
  const [shown, setShown] = useState(page)
  return (
    <StrictMode>
      <ApolloLoaderContext value={apollo}>
        <PageContext value={shown}>
          <ChangePageContext value={(change) => setShown({ ...shown, ...change })}>
            <LocaleContext value={page.locale}>{children}</LocaleContext>
          </ChangePageContext>
        </PageContext>
      </ApolloLoaderContext>
    </StrictMode>
  )
}
