import { useEffect, useEffectEvent } from 'react'

/** Keyboard shortcuts, by the letters of a Latin keyboard. */
export type QueueKey = 'KeyW' | 'KeyC' | 'KeyN' | 'KeyJ' | 'KeyK'

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const DIALOG = 'dialog[open], [role="dialog"]'

function isForPage(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || shiftKey || repeat || defaultPrevented) return false
  if (target instanceof Element && target.closest(TYPING)) return false
  return !document.querySelector(DIALOG)
}

/** Calls the handler of a key by its position on the keyboard, because an Arabic layout has other letters there. */
export function useQueueKeys(acts: Readonly<Record<QueueKey, (() => void) | undefined>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = event.code in acts ? acts[event.code as QueueKey] : undefined
    if (!act || !isForPage(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
