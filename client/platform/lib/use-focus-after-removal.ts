import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the target when one of these keys is removed, and the focus was lost with its element. */
export function useFocusAfterRemoval(
  target: RefObject<HTMLElement | null>,
  keys: readonly string[],
): void {
  const previous = useRef(keys)
  useEffect(() => {
    const isRemoved = previous.current.some((key) => !keys.includes(key))
    previous.current = keys
    if (isRemoved && document.activeElement === document.body) target.current?.focus()
  }, [target, keys])
}
