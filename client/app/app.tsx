import { type ReactNode, StrictMode, useState } from 'react'
import { type ApolloLoader, ApolloLoaderContext } from '../platform/api/apollo-loader'
import {
  ChangePageContext,
  PageContext,
  type PageContextValue,
} from '../platform/page/page-context'
import { LocaleContext } from '../platform/texts/text'

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
