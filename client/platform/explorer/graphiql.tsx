import 'graphiql/style.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'

const FIRST_QUERY = `# Press Ctrl+Enter to run it. Operations that require signing in need the header
#   { "Authorization": "Bearer <token>" }
query Products {
  products(first: 10) {
    nodes {
      id
      name
      price
    }
    totalCount
  }
}
`

export function showGraphiql(target: Element, endpoint: string): void {
  const fetcher = createGraphiQLFetcher({ url: endpoint })
  createRoot(target).render(<GraphiQL fetcher={fetcher} defaultQuery={FIRST_QUERY} />)
}
