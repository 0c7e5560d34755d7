import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { PageQuery } from '../api/use-page-query'
import type { TextGroup } from '../texts/load-texts'

/** A route of the app, with the properties of React Router's route objects. */
export interface Route {
  readonly path?: string
  /** Imports the route's module when the route is first needed. */
  readonly lazy?: () => Promise<RouteModule>
  /** The groups of texts that are loaded with the module. */
  readonly texts?: readonly TextGroup[]
  readonly Component?: ComponentType
  /** Replaces this route if it or a route below it throws. */
  readonly ErrorBoundary?: ComponentType
  readonly handle?: RouteHandle
  readonly children?: readonly Route[]
}

export interface RouteModule {
  readonly Component: ComponentType
  /** Fetches the page's public data, which is the same for every visitor. */
  readonly loader?: (args: LoaderArgs) => unknown
}

/** The query parameters that a page shows: of a list, or of a search and its list. */
export type PageParameters = 'list' | 'search'

export interface RouteHandle {
  /** The route's components use Apollo's hooks. */
  readonly needsApollo?: boolean
  /** The stylesheet that the HTML needs in addition to the shop's. */
  readonly stylesheet?: 'admin'
  /** Its path has a token: nothing may keep the page, list it or tell others its address. */
  readonly isPrivate?: boolean
  /** A page without shows none: with any query, it is the same page. */
  readonly parameters?: PageParameters
}

export interface LoaderArgs {
  /** Without a language's prefix. */
  readonly url: URL
  readonly params: Params
  readonly context: LoaderContext
}

export interface LoaderContext {
  query(query: PageQuery): Promise<unknown>
}
