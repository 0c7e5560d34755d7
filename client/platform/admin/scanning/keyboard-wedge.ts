// A scanner is a keyboard that types fast, and presses Enter.

/** People leave more time between two keys. */
const LONGEST_GAP_MILLISECONDS = 50

/** Nobody types as many keys at this pace. */
const SHORTEST_SCAN = 6

const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"]'

const NOT_TYPED = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

/** Whether keys are typed into an element. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return !NOT_TYPED.has(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}

export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null

/** Whether a key types something: one character, or two with the lam-alef key. */
function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  return key.length === 1 || (key.length === 2 && key.charCodeAt(0) > 127)
}

/** Keys that follow each other as fast as a scanner's. */
interface Burst {
  readonly target: EventTarget | null
  readonly text: string
  readonly lastAt: number
  /** The value of the field before it. */
  readonly valueBefore: string
}

const textOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ? target.value : ''

export interface WedgeHandlers {
  readonly field: () => HTMLInputElement | null
  /**
   * Something was scanned while another field had the focus, which is as it was. Without it, what is typed into other fields stays
   * there, as in a form of many fields.
   */
  readonly onScan?: (text: string) => void
  /** Something was scanned while a dialog was open, which may be about anything. */
  readonly onIgnored?: () => void
}

function restore(input: HTMLInputElement, value: string): void {
  // As if it had been typed: React looks at its own copy of the value otherwise.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Listens for a scanner, wherever the focus is, so that no scan is lost: keys that are typed outside of fields go into the
 * field of the page, and what a scanner types into another field is taken out of it. While a dialog is open, a scan does
 * nothing, not even to the button that has the focus. Returns what stops it.
 */
export function listenToWedge(handlers: WedgeHandlers): () => void {
  let burst: Burst | undefined

  function track(event: KeyboardEvent): void {
    const { target, timeStamp, key } = event
    const isNext = burst?.target === target && timeStamp - burst.lastAt <= LONGEST_GAP_MILLISECONDS
    burst = {
      target,
      text: (isNext && burst ? burst.text : '') + key,
      lastAt: timeStamp,
      valueBefore: isNext && burst ? burst.valueBefore : textOf(target),
    }
  }

  /** The text that a scanner has typed, once it presses Enter. */
  function finish({ target, timeStamp }: KeyboardEvent): Burst | undefined {
    const last = burst
    burst = undefined
    const isScan =
      last?.target === target &&
      timeStamp - last.lastAt <= LONGEST_GAP_MILLISECONDS &&
      last.text.length >= SHORTEST_SCAN
    return isScan ? last : undefined
  }

  function onKeyDown(event: KeyboardEvent): void {
    const field = handlers.field()
    if (!field || event.target === field || event.isComposing) {
      burst = undefined
      return
    }
    const isTyped = isTextField(event.target)
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      const scan = finish(event)
      if (!scan || event.target instanceof HTMLTextAreaElement) return
      if (isDialogOpen()) {
        // The fields of a dialog are its own.
        if (isTyped) return
        event.preventDefault()
        event.stopPropagation()
        handlers.onIgnored?.()
        return
      }
      if (!handlers.onScan) return
      event.preventDefault()
      event.stopPropagation()
      if (event.target instanceof HTMLInputElement) restore(event.target, scan.valueBefore)
      field.focus()
      handlers.onScan(scan.text)
      return
    }
    if (!isCharacter(event)) return
    // A space presses the button that has the focus.
    if (!isTyped && !isDialogOpen() && event.key !== ' ') field.focus()
    else track(event)
  }

  window.addEventListener('keydown', onKeyDown, true)
  return () => window.removeEventListener('keydown', onKeyDown, true)
}
