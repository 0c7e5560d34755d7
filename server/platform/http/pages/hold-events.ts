import { inlineScript } from './inline-script'

/**
 * Holds what visitors do before the page is hydrated: taps on buttons, forms that only scripts submit, and
 * values. client/platform/lib/held-events.ts replays it afterwards. Links and forms with an address work without
 * scripts and are left alone, except that a link to another language is remembered. Submit buttons, which are
 * disabled without scripts, are enabled. A repeated tap counts in steppers only.
 */
export const HOLD_EVENTS = inlineScript(`(() => {
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
})()`)
