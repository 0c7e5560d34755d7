import { Component, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { reloadForMissingChunk } from '../lib/missing-chunk'

export interface FallbackProps {
  /** It could not be loaded for want of a connection. */
  readonly isUnreachable?: boolean | undefined
}

interface BoundaryProps {
  readonly pathname: string
  readonly Fallback: ComponentType<FallbackProps>
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failedPathname?: string
  /** It is not known yet whether the page is loaded from the server instead. */
  readonly isUndecided?: boolean
  readonly isUnreachable?: boolean
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  override componentDidCatch(error: unknown): void {
    this.setState({ failedPathname: this.props.pathname, isUndecided: true })
    void reloadForMissingChunk(error).then((outcome) => {
      this.setState({
        isUndecided: outcome === 'reloading',
        isUnreachable: outcome === 'unreachable',
      })
    })
  }

  override render(): ReactNode {
    const { pathname, Fallback, children } = this.props
    if (this.state.failedPathname !== pathname) return children
    const { isUndecided, isUnreachable } = this.state
    return isUndecided ? null : <Fallback isUnreachable={isUnreachable} />
  }
}

/**
 * Shows the fallback in place of a route that threw or could not be imported, until another page is
 * opened. A route of an earlier release is loaded from the server.
 */
export function ErrorBoundary(props: Omit<BoundaryProps, 'pathname'>) {
  return <Boundary pathname={useLocation().pathname} {...props} />
}
