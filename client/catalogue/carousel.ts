import { Children } from 'react'
import imported, { type CarouselProps } from 'react-multi-carousel'

type CarouselClass = typeof imported

// CommonJS interop: depending on the bundler, the default import is the class or a module object.
function unwrap(module: CarouselClass | { readonly default: CarouselClass }): CarouselClass {
  return typeof module === 'function' ? module : module.default
}

const Original = unwrap(imported)

/**
 * The carousel with every slide visible until it has measured itself, and moved by every click. The
 * original renders all slides as aria-hidden on the server, and ignores clicks during its animation.
 */
export class Carousel extends Original {
  constructor(props: CarouselProps) {
    super(props)
    this.state = { ...this.state, slidesToShow: Children.count(props.children) }
    this.goToSlide = Original.prototype.goToSlide.bind(this)
  }
}
