import { Component, type ReactNode } from 'react'
import { PageError } from './page-error'

interface PageBoundaryProps {
  /** Where the shopper is: another page is tried even if this one is broken. */
  readonly place: string
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly brokenPlace?: string
}

/** Shows an apology in place of a page that threw, or whose chunk could not be loaded. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {}

  override componentDidCatch(): void {
    this.setState({ brokenPlace: this.props.place })
  }

  override render(): ReactNode {
    return this.state.brokenPlace === this.props.place ? <PageError /> : this.props.children
  }
}
