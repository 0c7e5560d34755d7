import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { AUTOPLAY_MILLISECONDS } from '#domain/limits'
import { useReducedMotion } from './use-reduced-motion'

/**
 * Calls `advance` every three seconds, except while hovered or focused or after it was paused. With
 * reduced motion it starts paused.
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
    /** Event handlers of the element that pauses while it is hovered or focused. */
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // Touch does not always fire pointerleave.
      onPointerCancel: () => setHovered(false),
      onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) =>
        setFocused(event.currentTarget.contains(event.relatedTarget as Node | null)),
    },
  }
}
