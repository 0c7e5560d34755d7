import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** About two flicks of a thumb away. */
const MARGIN = '600px'

const nothing = () => {}

/**
 * Whether an element has ever come near the viewport, for content that is loaded only then. `onNear` is called at
 * that moment, before anything renders again: the page is laid out, so that measuring it costs nothing.
 */
export function useNearViewport(
  element: RefObject<Element | null>,
  onNear: () => void = nothing,
): boolean {
  const [isNear, setIsNear] = useState(false)
  const comeNear = useEffectEvent(() => {
    onNear()
    setIsNear(true)
  })
  useEffect(() => {
    if (isNear || !element.current) return
    if (!('IntersectionObserver' in window)) {
      const timer = setTimeout(() => comeNear())
      return () => clearTimeout(timer)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
