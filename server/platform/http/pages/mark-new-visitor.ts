import { inlineScript } from './inline-script'

/**
 * Marks the document of a visitor whose browser stores neither a session nor a cart, so that styles show what such visitors
 * see at once, and not only when the page's scripts have run. Browsers may deny access to the storage.
 */
export const MARK_NEW_VISITOR = inlineScript(`try {
  if (!localStorage.token && !localStorage.waitingItems) document.documentElement.dataset.newVisitor = '';
} catch {}`)
