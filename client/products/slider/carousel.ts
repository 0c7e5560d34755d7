import { Children } from 'react'
import imported, { type CarouselProps } from 'react-multi-carousel'
import type Complete from 'react-multi-carousel/lib/Carousel'

// The package's main types leave out most methods.
type CarouselClass = typeof Complete

// CommonJS interop: depending on the bundler, the default import is the class or a module object.
function unwrap(module: CarouselClass | { readonly default: CarouselClass }): CarouselClass {
  return typeof module === 'function' ? module : module.default
}

const Original = unwrap(imported as unknown as CarouselClass)

/**
 * The carousel with every slide visible until it has measured itself, moved by every click, always
 * with its animation. The original renders all slides as aria-hidden on the server, ignores clicks
 * during its animation, and cuts that short when it measures itself, as it does soon after loading.
 */
export class Carousel extends Original {
  constructor(props: CarouselProps) {
    super(props)
    this.state = { ...this.state, slidesToShow: Children.count(props.children) }
    this.goToSlide = Original.prototype.goToSlide.bind(this)
  }

  override correctItemsPosition(itemWidth: number, animated?: boolean, direct?: boolean): void {
    const { transform, currentSlide } = this.state
    const isInPlace = transform === -itemWidth * currentSlide
    if (!isInPlace) super.correctItemsPosition(itemWidth, animated, direct)
  }
}
