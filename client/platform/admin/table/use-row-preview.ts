import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ShownPreview } from './row-preview'

/** How long a pointer or the focus rests on a row before its preview appears. */
const REST_MILLISECONDS = 450

/** Long enough for a pointer to reach the preview from its row. */
const LEAVE_MILLISECONDS = 250

interface Target {
  readonly id: string
  readonly row: HTMLTableRowElement
}

function rowOf(target: EventTarget): Target | undefined {
  const row = target instanceof Element ? target.closest('tr') : null
  const id = row?.dataset.row
  return row && id !== undefined ? { id, row } : undefined
}

/**
 * Which row has its preview shown: that on which the pointer rests, or whose link has the keyboard's focus; never by touch. It
 * stays while the pointer is on the row or the preview, and Escape dismisses it until another row is pointed at (WCAG 1.4.13).
 */
export function useRowPreview(isEnabled: boolean) {
  const [target, setTarget] = useState<Target>()
  const elementId = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The row that the pointer is on: moving inside of it changes nothing. */
  const pointed = useRef<string>(undefined)

  function change(next: Target | undefined, delay: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTarget(next), delay)
  }

  const close = useCallback(() => {
    clearTimeout(timer.current)
    setTarget(undefined)
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])

  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // What is open beside the list stays.
    event.stopPropagation()
    close()
  })
  const isOpen = target !== undefined
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('keydown', dismiss, true)
    return () => document.removeEventListener('keydown', dismiss, true)
  }, [isOpen])

  const shown = useMemo<ShownPreview | undefined>(
    () => target && { rowId: target.id, elementId },
    [target, elementId],
  )
  if (!isEnabled)
    return { shown: undefined, target: undefined, elementId, close, rows: {}, preview: {} }
  return {
    shown,
    target,
    elementId,
    close,
    /** For the body of the table. */
    rows: {
      onPointerOver({ pointerType, target: over }: PointerEvent) {
        if (pointerType === 'touch') return
        const next = rowOf(over)
        if (!next || next.id === pointed.current) return
        pointed.current = next.id
        change(next, REST_MILLISECONDS)
      },
      onPointerLeave() {
        pointed.current = undefined
        change(undefined, LEAVE_MILLISECONDS)
      },
      onPointerDown: close,
      onFocus({ target: focused }: FocusEvent) {
        if (focused.matches('th a:focus-visible')) change(rowOf(focused), REST_MILLISECONDS)
      },
      onBlur: close,
    },
    /** For the preview. */
    preview: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => change(undefined, LEAVE_MILLISECONDS),
    },
  }
}
