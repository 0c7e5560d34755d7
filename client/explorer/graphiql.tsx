import 'graphiql/style.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'

const FIRST_QUERY = `# Ctrl+Enter runs it. Operations of a signed-in person need the header
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

/** Shows GraphiQL, which explores the schema of the endpoint. */
export function showGraphiql(target: Element, endpoint: string): void {
  const fetcher = createGraphiQLFetcher({ url: endpoint })
  createRoot(target).render(<GraphiQL fetcher={fetcher} defaultQuery={FIRST_QUERY} />)
}
