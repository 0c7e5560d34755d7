import { createHash } from 'node:crypto'

/**
 * Holds what visitors do before the page is hydrated: taps on buttons, forms that only scripts submit, and
 * values. client/lib/held-events.ts replays it afterwards. Links and forms with an address work without
 * scripts and are left alone, except that a link to another language is remembered. Submit buttons, which are
 * disabled without scripts, are enabled. A repeated tap counts in steppers only. Inline, because it must not
 * wait for a request, and allowed by its hash.
 */
const SCRIPT = `(() => {
  const events = [], values = new Map(), types = ['click', 'submit', 'input', 'change'];
  const hold = (event) => {
    const { type, target, submitter } = event;
    if (!target.closest('#root')) return;
    if (type === 'input' || type === 'change') {
      values.set(target, { value: target.value, checked: target.checked });
      return;
    }
    const held = type === 'submit' ? target : target.closest('button[type=button],a[hreflang]');
    if (!held || held.hasAttribute('action') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (submitter || held).dataset.held = '';
    if (held.closest('.stepper') || !events.some((one) => one.target === held))
      events.push({ target: held, submitter });
  };
  for (const type of types) addEventListener(type, hold, true);
  document.onreadystatechange = () => {
    for (const button of document.querySelectorAll('[data-starting]')) button.disabled = false;
  };
  window.heldEvents = {
    events, values, stop() { for (const type of types) removeEventListener(type, hold, true); }
  };
})()`.replace(/\n\s*/g, '')

/** The script for the head of a page. */
export const HOLD_EVENTS = `<script>${SCRIPT}</script>`

/** The source that allows it in a content security policy. */
export const HOLD_EVENTS_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`
