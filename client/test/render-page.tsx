import { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MockLink } from '@apollo/client/testing'
import { render } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { type Location, MemoryRouter, useLocation } from 'react-router-dom'
import { DEFAULT_LOCALE, type Locale } from '#domain/messages/locale'
import { createCache } from '../platform/api/apollo'
import { ApolloLoaderContext, loadedApollo } from '../platform/api/apollo-loader'
import { LocaleContext } from '../platform/texts/text'
import { Toaster } from '../platform/ui/toaster'

interface PageOptions {
  readonly locale?: Locale
  readonly responses?: readonly MockLink.MockedResponse[]
  readonly path?: string
}

/** Renders a component like a page of the shop, with a server that has only these responses. */
export function renderPage(
  page: ReactNode,
  { locale = DEFAULT_LOCALE, responses = [], path = '/' }: PageOptions = {},
) {
  let location: Location | undefined
  function LocationProbe() {
    const currentLocation = useLocation()
    useLayoutEffect(() => {
      location = currentLocation
    }, [currentLocation])
    return null
  }
  const client = new ApolloClient({ cache: createCache(), link: new MockLink([...responses]) })
  const rendered = render(
    <ApolloProvider client={client}>
      <ApolloLoaderContext value={loadedApollo(client)}>
        <MemoryRouter initialEntries={[path]}>
          <LocaleContext value={locale}>
            {page}
            <Toaster />
          </LocaleContext>
          <LocationProbe />
        </MemoryRouter>
      </ApolloLoaderContext>
    </ApolloProvider>,
  )
  return { ...rendered, client, currentLocation: () => location as Location }
}
