import { type ComponentType, use, useSyncExternalStore } from 'react'
import type { PageModule } from '../lib/page-module'

export type LoadPage = () => Promise<PageModule>

export interface LazyPage {
  /** Loads the page's chunk, once. */
  load(): Promise<PageModule>
  readonly Component: ComponentType
}

let awaited = 0
const listeners = new Set<() => void>()

function changeAwaited(difference: number): void {
  awaited += difference
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page that was navigated to is still being loaded. */
export function useIsPageAwaited(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => awaited > 0,
    () => false,
  )
}

/** A page that is loaded when it is first shown, or before. While it is on its way its component suspends. */
export function lazyPage(importModule: LoadPage): LazyPage {
  let loaded: PageModule | undefined
  let loading: Promise<PageModule> | undefined
  let shown: Promise<PageModule> | undefined

  async function importOnce(): Promise<PageModule> {
    loaded = await importModule()
    return loaded
  }

  function load(): Promise<PageModule> {
    loading ??= importOnce().catch((error: unknown) => {
      // It may have been asked for ahead of need, where the network was away for a moment.
      loading = undefined
      throw error
    })
    return loading
  }

  async function loadToShow(): Promise<PageModule> {
    // Not while React is rendering: who listens renders too.
    await Promise.resolve()
    changeAwaited(1)
    try {
      return await load()
    } finally {
      changeAwaited(-1)
    }
  }

  function Component() {
    if (!loaded) shown ??= loadToShow()
    const { Component: Page } = loaded ?? use(shown as Promise<PageModule>)
    return <Page />
  }

  return { load, Component }
}
