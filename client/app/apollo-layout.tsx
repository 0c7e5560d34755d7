import { Outlet } from 'react-router-dom'
import { LazyApolloProvider } from '../platform/api/lazy-apollo-provider'

/** The layout of pages with private data, which use Apollo's hooks. */
export function Component() {
  return (
    <LazyApolloProvider>
      <Outlet />
    </LazyApolloProvider>
  )
}
