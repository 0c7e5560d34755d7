import type { Direction } from '#domain/messages/locale'

/** The step of a horizontal arrow key in reading order: 1 forward, -1 back, 0 for any other key. */
export function arrowStep(key: string, direction: Direction): 1 | 0 | -1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1
}
