import { vi } from 'vitest'

interface WindowOptions {
  readonly width: number
  readonly reducedMotion: boolean
}

/** Mocks the window's width and media queries, which jsdom does not have. */
export function setWindow({ width, reducedMotion }: WindowOptions): void {
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
