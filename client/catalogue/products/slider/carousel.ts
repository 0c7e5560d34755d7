import { Children } from 'react'
import imported, { type CarouselInternalState, type CarouselProps } from 'react-multi-carousel'
import type Complete from 'react-multi-carousel/lib/Carousel'

// The package's main types leave out most methods.
type CarouselClass = typeof Complete

// CommonJS interop: depending on the bundler, the default import is the class or a module object.
function unwrap(module: CarouselClass | { readonly default: CarouselClass }): CarouselClass {
  return typeof module === 'function' ? module : module.default
}

const Original = unwrap(imported as unknown as CarouselClass)

type Props = CarouselProps & {
  /** A carousel that is mounted near the viewport measures itself; another waits for `measure()`. */
  readonly isNear: boolean
}

/**
 * The carousel with every slide visible until it has measured itself, moved by every click, always
 * with its animation. The original renders all slides as aria-hidden on the server, ignores clicks
 * during its animation, and cuts that short when it measures itself, as it does soon after loading.
 */
export class Carousel extends Original {
  declare readonly props: Props
  private isMeasured = false

  constructor(props: Props) {
    super(props)
    this.state = { ...this.state, slidesToShow: Children.count(props.children) }
    this.goToSlide = Original.prototype.goToSlide.bind(this)
  }

  override componentDidMount(): void {
    if (this.props.isNear) this.measure()
  }

  override componentDidUpdate(props: Readonly<Props>, state: CarouselInternalState): void {
    if (this.isMeasured) super.componentDidUpdate(props, state)
  }

  /** Starts to move: what the original does as soon as it is mounted. */
  measure(): void {
    if (this.isMeasured) return
    this.isMeasured = true
    super.componentDidMount()
  }

  override correctItemsPosition(itemWidth: number, animated?: boolean, direct?: boolean): void {
    const { transform, currentSlide } = this.state
    const isInPlace = transform === -itemWidth * currentSlide
    if (!isInPlace) super.correctItemsPosition(itemWidth, animated, direct)
  }
}
