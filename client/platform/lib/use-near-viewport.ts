import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react'

/** About two flicks of a thumb away. */
const MARGIN = '600px'

interface NearOptions {
  /** Called before anything renders again: the page is laid out, so that measuring it costs nothing. */
  readonly onNear?: () => void
  /** The milliseconds after which the element counts as near wherever it is. */
  readonly patience?: number
}

/** Whether an element has ever come near the viewport, for what is done only then. */
export function useNearViewport(
  element: RefObject<Element | null>,
  { onNear, patience }: NearOptions = {},
): boolean {
  const [isNear, setIsNear] = useState(false)
  const comeNear = useEffectEvent(() => {
    // Renders in slices: several elements may come near at once.
    startTransition(() => {
      onNear?.()
      setIsNear(true)
    })
  })
  useEffect(() => {
    if (isNear || !element.current) return
    const isObservable = 'IntersectionObserver' in window
    const delay = isObservable ? patience : 0
    const timer = delay === undefined ? undefined : setTimeout(() => comeNear(), delay)
    const observer =
      isObservable &&
      new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && comeNear(),
        { rootMargin: MARGIN },
      )
    if (observer) observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      if (observer) observer.disconnect()
    }
  }, [element, isNear, patience])
  return isNear
}
