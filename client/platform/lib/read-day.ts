const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day such as 2026-11-21 from an address; empty if it is none. */
export function readDay(text: string | null): string {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
