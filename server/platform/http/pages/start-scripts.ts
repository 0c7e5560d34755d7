import { inlineScript } from './inline-script'

/** Starts after it where the browser does not report its first paint. */
const PATIENCE_MILLISECONDS = 2000

/**
 * Loads the page's scripts once it is painted and parsed, so that the connection and the processor first serve what the
 * visitor sees. The build puts the scripts into a template (client/bundle/preloads.ts). Hidden pages are never painted, and a
 * page without content waits for its scripts.
 *
 * Until then, cards below the first screen are not laid out (client/styles/base.css), and afterwards one in each frame:
 * not where the visitor returns to the middle of the page or follows a link to it.
 */
export const START_SCRIPTS = inlineScript(`(() => {
  let isPainted = document.hidden, isStarted;
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  if (!isPainted && !location.hash && visit && visit.type === 'navigate') dataset.painting = '';
  const show = () => {
    const part = document.querySelector('[data-later]');
    if (part) part.removeAttribute('data-later');
    if (!part || document.hidden) delete dataset.painting;
    else requestAnimationFrame(show);
  };
  const start = () => {
    if (isStarted || document.readyState === 'loading') return;
    if (!isPainted && document.getElementById('root').firstChild) return;
    isStarted = true;
    if ('painting' in dataset) show();
    document.head.append(document.getElementById('scripts').content.cloneNode(true));
  };
  const paint = () => { isPainted = true; start(); };
  addEventListener('DOMContentLoaded', start);
  new PerformanceObserver(paint).observe({ type: 'paint', buffered: true });
  setTimeout(paint, ${PATIENCE_MILLISECONDS});
})()`)
