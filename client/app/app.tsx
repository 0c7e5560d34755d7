import { type ReactNode, StrictMode } from 'react'
import { type ClientSource, ClientSourceContext } from '../lib/client-source'
import { PageContext, type PageContextValue } from '../lib/page-context'

interface AppProps {
  readonly source: ClientSource
  readonly page: PageContextValue
  readonly children: ReactNode
}

/** What stands around the router, alike on the server and in the browser. */
export function App({ source, page, children }: AppProps) {
  return (
    <StrictMode>
      <ClientSourceContext value={source}>
        <PageContext value={page}>{children}</PageContext>
      </ClientSourceContext>
    </StrictMode>
  )
}
