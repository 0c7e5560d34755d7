import { type RefObject, useEffect, useState } from 'react'

/** About two flicks of a thumb away. */
const MARGIN = '600px'

/** Whether an element has ever come near the viewport, for content that is loaded only then. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    if (!('IntersectionObserver' in window)) {
      const timer = setTimeout(() => setIsNear(true))
      return () => clearTimeout(timer)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
