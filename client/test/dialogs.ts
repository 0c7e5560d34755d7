/**
 * Modal dialogs, which jsdom does not support: what is behind an open one cannot get the focus, and it
 * returns to where it was when the dialog is closed.
 */
export function setUpDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as () => void
  HTMLElement.prototype.focus = function focusUnlessInert() {
    const dialog = document.querySelector('dialog[open]')
    if (!dialog || dialog.contains(this)) focus.call(this)
  }
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement)
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
  }
}
