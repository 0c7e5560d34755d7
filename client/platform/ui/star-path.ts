const SHAPE = 'l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2-4.5-4.4 6.2-.9Z'

/** A star of 24 by 24, `x` to the right. */
export function starPath(x = 0): string {
  return `M${12 + x} 3${SHAPE}`
}
