import { type ComponentType, useSyncExternalStore } from 'react'
import { createResourceHook } from '../lib/suspense-resource'
import { loadTexts, type TextGroup } from '../texts/load-texts'
import type { Page } from './page'
import type { RouteModule } from './route'

/** Imports the page with a path in the table of routes, of a list that is loaded on demand. */
export async function importPage(pages: readonly Page[], path: string): Promise<RouteModule> {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`No page is declared at ${path}`)
  return page.load()
}

type ImportModule = () => Promise<RouteModule>

export interface LazyRoute {
  /** Imports the route's module and loads its texts, once. */
  load(): Promise<RouteModule>
  readonly Component: ComponentType
}

let pendingCount = 0
const listeners = new Set<() => void>()

function changePendingCount(difference: number): void {
  pendingCount += difference
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a navigation is waiting for its route's module. */
export function useIsNavigating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pendingCount > 0,
    () => false,
  )
}

function createLazyRoute(importModule: ImportModule, texts: readonly TextGroup[]): LazyRoute {
  let loaded: RouteModule | undefined
  let loading: Promise<RouteModule> | undefined

  async function importOnce(): Promise<RouteModule> {
    const [module] = await Promise.all([importModule(), ...texts.map(loadTexts)])
    loaded = module
    return loaded
  }

  function load(): Promise<RouteModule> {
    loading ??= importOnce().catch((error: unknown) => {
      // Allows another attempt, for example after a failed prefetch.
      loading = undefined
      throw error
    })
    return loading
  }

  async function loadToRender(): Promise<RouteModule> {
    // The listeners set state, which is not allowed while React is rendering.
    await Promise.resolve()
    changePendingCount(1)
    try {
      return await load()
    } finally {
      changePendingCount(-1)
    }
  }

  const useModule = createResourceHook(loadToRender, () => loaded)

  function Component() {
    const { Component: Page } = useModule()
    return <Page />
  }

  return { load, Component }
}

const lazyRoutes = new WeakMap<ImportModule, LazyRoute>()

/**
 * A route whose component suspends until its module is imported. Routes with the same `lazy` share
 * one component.
 */
export function lazyRoute(importModule: ImportModule, texts: readonly TextGroup[] = []): LazyRoute {
  const route = lazyRoutes.get(importModule) ?? createLazyRoute(importModule, texts)
  lazyRoutes.set(importModule, route)
  return route
}
