import type { ComponentType } from 'react'
import { type Params, useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { Question } from './page-query'

export interface PageAddress {
  readonly pathname: string
  readonly parameters: URLSearchParams
  readonly params: Params
}

/** The module of a page, which is a chunk of its own. */
export interface PageModule {
  readonly Component: ComponentType
  /** What the page asks the server, where anybody may know the answer. */
  readonly pageQuery?: (address: PageAddress) => Question | undefined
}

/** The address of the page that is shown. */
export function usePageAddress(): PageAddress {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const params = useParams()
  return { pathname, parameters, params }
}
