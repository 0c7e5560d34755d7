import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { AUTOPLAY_MILLISECONDS } from '#domain/limits'
import { useReducedMotion } from './use-reduced-motion'

/**
 * Calls `advance` every three seconds: not while the pointer or the focus is inside, not after it
 * was paused, and under reduced motion only after it was started by hand.
 */
export function useAutoplay(enabled: boolean, advance: () => void) {
  const reducedMotion = useReducedMotion()
  const [chosen, setChosen] = useState<boolean>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPlaying = chosen ?? !reducedMotion
  const isRunning = enabled && isPlaying && !isHovered && !isFocused
  const onTick = useEffectEvent(advance)

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => onTick(), AUTOPLAY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isRunning])

  return {
    isPlaying,
    toggle: () => setChosen(!isPlaying),
    /** For the element inside which the shopper rests. */
    restHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A finger that is lifted does not always leave.
      onPointerCancel: () => setHovered(false),
      onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) =>
        setFocused(event.currentTarget.contains(event.relatedTarget as Node | null)),
    },
  }
}
