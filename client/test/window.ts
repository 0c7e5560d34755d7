import { vi } from 'vitest'

interface WindowLook {
  readonly width: number
  readonly reducedMotion: boolean
}

/** Gives jsdom, which has no media queries and no layout, a window of a width. */
export function setWindow({ width, reducedMotion }: WindowLook): void {
  window.innerWidth = width
  window.matchMedia = (query) => {
    const upTo = /max-width: (\d+)px/.exec(query)?.[1]
    const matches = upTo === undefined ? reducedMotion : width <= Number(upTo)
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  }
  window.scrollTo = () => {}
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
}
