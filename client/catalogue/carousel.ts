import { Children } from 'react'
import imported, { type CarouselProps } from 'react-multi-carousel'

type CarouselClass = typeof imported

// A CommonJS module: for some loaders the default import is its class, for others an object around it.
function unwrap(module: CarouselClass | { readonly default: CarouselClass }): CarouselClass {
  return typeof module === 'function' ? module : module.default
}

/**
 * The carousel, showing every slide until it has measured its room. As it comes, it calls all of
 * them hidden (aria-hidden) in the server's HTML.
 */
export class Carousel extends unwrap(imported) {
  constructor(props: CarouselProps) {
    super(props)
    this.state = { ...this.state, slidesToShow: Children.count(props.children) }
  }
}
