/** Messages from pages to the service worker. */
export type WorkerMessage =
  /** Keep this page, which it did not load itself, with these files. */
  | { readonly kind: 'keep'; readonly page: string; readonly files: readonly string[] }
  /** The session has ended: forget what was looked at. */
  | { readonly kind: 'forget' }
