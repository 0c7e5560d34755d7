import { useLocation, useRoutes } from 'react-router-dom'
import { PageBoundary } from './page-boundary'
import { ROUTES } from './routes'

/** Everything below the router. */
export function Shop() {
  const { pathname } = useLocation()
  const page = useRoutes(ROUTES)
  return <PageBoundary place={pathname}>{page}</PageBoundary>
}
