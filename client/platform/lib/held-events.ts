type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Value {
  readonly value: string
  readonly checked: boolean | undefined
}

/** Set by the inline script in server/platform/http/pages/hold-events.ts. */
interface HeldEvents {
  readonly events: readonly {
    readonly target: HTMLElement
    readonly submitter?: HTMLElement | null
  }[]
  readonly values: Map<Control, Value>
  stop(): void
}

declare global {
  interface Window {
    heldEvents?: HeldEvents
  }
}

const CONTROLS = 'input, textarea, select'

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return (
      [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected) &&
      control.selectedIndex > 0
    )
  }
  return 'checked' in control && /^(?:checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

/**
 * Records what browsers and password managers have filled in without an event. To be called before hydration,
 * which starts again with empty fields where an extension has changed the page.
 */
export function noteValues(root: HTMLElement): void {
  const { values } = window.heldEvents ?? {}
  if (!values) return
  for (const control of root.querySelectorAll<Control>(CONTROLS)) {
    if (values.has(control) || !isChanged(control)) continue
    values.set(control, {
      value: control.value,
      checked: 'checked' in control ? control.checked : undefined,
    })
  }
}

const IDENTITY = ['name', 'type', 'aria-label'] as const

/** The element, or its replacement. */
function currentOf<Type extends HTMLElement>(element: Type): Type | undefined {
  if (element.isConnected) return element
  return [...document.querySelectorAll<Type>(element.localName)].find(
    (other) =>
      other.textContent === element.textContent &&
      IDENTITY.every((name) => other.getAttribute(name) === element.getAttribute(name)),
  )
}

/** Sets a value as a user would, so that React notices. */
function enter(control: Control, { value, checked }: Value): void {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    control.checked = !checked
    control.click()
    return
  }
  // React ignores a value that it already knows, so its own setter gets a different one first.
  if (!(control instanceof HTMLSelectElement)) control.value = value === '' ? '0' : ''
  const prototype = Object.getPrototypeOf(control) as Control
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) {
    control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Replays the held events, once, in their order. To be called after hydration. */
export async function releaseEvents(): Promise<void> {
  const { events, values, stop } = window.heldEvents ?? {}
  if (!events || !values || !stop) return
  stop()
  delete window.heldEvents
  for (const [control, value] of values) {
    const current = currentOf(control)
    if (current && current.type !== 'file') enter(current, value)
  }
  // A quantity applies when its field is left.
  await new Promise((resolve) => setTimeout(resolve))
  for (const control of values.keys()) {
    const current = currentOf(control)
    if (current === document.activeElement) continue
    current?.dispatchEvent(new Event('focusout', { bubbles: true }))
  }
  for (const { target, submitter } of events) {
    // React renders in between, as between two taps.
    await new Promise((resolve) => setTimeout(resolve))
    const current = currentOf(target)
    const button = submitter ? currentOf(submitter) : undefined
    for (const held of [target, submitter]) delete held?.dataset.held
    if (current instanceof HTMLFormElement) current.requestSubmit(button)
    else current?.click()
  }
}
