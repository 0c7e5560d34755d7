import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { isDialogOpen, isTextField, listenToWedge } from './keyboard-wedge'

/** The field of a page that scans. */
export interface Scanner {
  readonly field: RefObject<HTMLInputElement | null>
  /** Whether what is scanned now arrives. */
  readonly isReady: boolean
  readonly focus: () => void
  /** Takes what is in the field, which is ready for the next scan. */
  readonly submit: () => void
}

interface ScannerOptions {
  readonly onScan: (text: string) => void
  /** Enter was pressed in the empty field. */
  readonly onEmpty?: (() => void) | undefined
  readonly onIgnored: () => void
  /** On phones, the field has no focus until something is scanned or typed: their keyboard would cover the page. */
  readonly isForPhones?: boolean
}

const EVENTS = ['focusin', 'focusout', 'focus', 'blur'] as const

function subscribe(onChange: () => void): () => void {
  // Where the focus goes to is known after it has left.
  const later = () => queueMicrotask(onChange)
  for (const name of EVENTS) window.addEventListener(name, later)
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, later)
  }
}

/** Lets a page take what is scanned, however it was opened and wherever its focus is. */
export function useScanner({
  onScan,
  onEmpty,
  onIgnored,
  isForPhones = false,
}: ScannerOptions): Scanner {
  const field = useRef<HTMLInputElement>(null)
  const handlers = useRef({ onScan, onIgnored })

  useEffect(() => {
    handlers.current = { onScan, onIgnored }
  })

  useEffect(() => {
    // After a navigation, the layout gives the focus to the content as a whole.
    const isPhone = isForPhones && matchMedia('(pointer: coarse)').matches
    if (!isPhone) queueMicrotask(() => field.current?.focus())
    return listenToWedge({
      field: () => field.current,
      onScan: (text) => handlers.current.onScan(text),
      onIgnored: () => handlers.current.onIgnored(),
    })
  }, [isForPhones])

  const isReady = useSyncExternalStore(
    subscribe,
    () => {
      const { activeElement } = document
      const isElsewhere = isTextField(activeElement) && activeElement !== field.current
      return document.hasFocus() && !isElsewhere && !isDialogOpen()
    },
    () => false,
  )

  const focus = () => field.current?.focus()

  function submit(): void {
    const input = field.current
    if (!input) return
    const text = input.value.trim()
    input.value = ''
    input.focus()
    if (text === '') onEmpty?.()
    else onScan(text)
  }

  return { field, isReady, focus, submit }
}
