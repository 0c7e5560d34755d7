import type { ReactNode } from 'react'
import './empty-state.css'

interface EmptyStateProps {
  /** An image in /art. */
  readonly art?: 'empty-cart' | 'no-results' | 'not-found'
  readonly title: string
  readonly text?: string
  /** The title is the page's heading. */
  readonly isPage?: boolean
  /** Links and buttons. */
  readonly children?: ReactNode
}

export function EmptyState({ art, title, text, isPage, children }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'p'
  return (
    <div className="empty-state">
      {art && (
        <img className="empty-state__art" src={`/art/${art}.svg`} alt="" width={280} height={210} />
      )}
      <Heading className="empty-state__title">{title}</Heading>
      {text && <p className="empty-state__text">{text}</p>}
      {children && <div className="empty-state__actions">{children}</div>}
    </div>
  )
}
