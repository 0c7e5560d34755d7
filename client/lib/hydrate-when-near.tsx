import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { currentOf } from './held-events'
import { useHydrated } from './use-hydrated'
import { useNearViewport } from './use-near-viewport'

/** A promise whose state React can read, so that a tap on a part hydrates it at once. */
type Arrival = Promise<null> & { status: 'pending' | 'fulfilled'; value: null }

function createArrival(isExpected: boolean) {
  const { promise, resolve } = createPromise()
  const arrival: Arrival = Object.assign(promise, { status: 'pending' as const, value: null })
  const announce = () => {
    arrival.status = 'fulfilled'
    resolve(null)
  }
  if (isExpected) announce()
  return { arrival, announce }
}

function createPromise() {
  let resolve: (value: null) => void = () => {}
  const promise = new Promise<null>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const SIGNS_OF_USE = ['pointerdown', 'focusin', 'keydown', 'click'] as const

interface PartProps {
  readonly arrival: Arrival
  readonly onHydrated: () => void
  readonly children: ReactNode
}

function Part({ arrival, onHydrated, children }: PartProps) {
  use(arrival)
  useEffect(onHydrated, [onHydrated])
  return children
}

interface HydrateWhenNearProps {
  /** While it loads on a page that the browser renders. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * Leaves a part of the server's HTML as it is until it comes near the viewport or is used: React hydrates only what a
 * shopper may see, and the page reacts the sooner. A part that the browser itself renders does not wait.
 */
export function HydrateWhenNear({ fallback, children }: HydrateWhenNearProps) {
  const isHydrated = useHydrated()
  const [{ arrival, announce }] = useState(() => createArrival(import.meta.env.SSR || isHydrated))
  // React would replace the server's HTML of a part that changes: until it is hydrated, it stays the same element.
  const [first] = useState({ fallback, children })
  const [isPartHydrated, setPartHydrated] = useState(isHydrated)
  const shown = isPartHydrated ? { fallback, children } : first
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(element)
  useEffect(() => {
    if (isNear) announce()
  }, [announce, isNear])
  // Buttons that were tapped before; undefined once the part is hydrated.
  const taps = useRef<Set<HTMLElement> | undefined>(new Set())
  const onHydrated = useCallback(() => {
    const tapped = taps.current ?? []
    taps.current = undefined
    setPartHydrated(true)
    for (const button of tapped) currentOf(button)?.click()
  }, [])
  useEffect(() => {
    const note = (event: Event) => {
      const target = event.target as Element
      if (!taps.current || !element.current?.contains(target)) return
      announce()
      const button = target.closest('button')
      if (event.type !== 'click' || !button) return
      event.stopImmediatePropagation()
      taps.current.add(button)
    }
    // On the window, since React's own listener on the root comes before those of the elements in it.
    for (const type of SIGNS_OF_USE) window.addEventListener(type, note, true)
    return () => {
      for (const type of SIGNS_OF_USE) window.removeEventListener(type, note, true)
    }
  }, [announce])
  const part = useMemo(
    () => (
      <Suspense fallback={shown.fallback}>
        <Part arrival={arrival} onHydrated={onHydrated}>
          {shown.children}
        </Part>
      </Suspense>
    ),
    [arrival, onHydrated, shown.fallback, shown.children],
  )
  return <div ref={element}>{part}</div>
}
