import { Component, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface BoundaryProps {
  readonly pathname: string
  readonly Fallback: ComponentType
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failedPathname?: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  override componentDidCatch(): void {
    this.setState({ failedPathname: this.props.pathname })
  }

  override render(): ReactNode {
    const { pathname, Fallback, children } = this.props
    return this.state.failedPathname === pathname ? <Fallback /> : children
  }
}

/**
 * Shows the fallback in place of a route that threw or could not be imported, until another page is
 * opened.
 */
export function ErrorBoundary(props: Omit<BoundaryProps, 'pathname'>) {
  return <Boundary pathname={useLocation().pathname} {...props} />
}
