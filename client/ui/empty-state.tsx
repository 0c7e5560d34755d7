import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A drawing of /art, such as "empty-cart". */
  readonly art?: 'empty-cart' | 'no-results' | 'not-found'
  readonly title: string
  readonly text?: string
  /** The page's own heading is this state's title. */
  readonly isPage?: boolean
  /** Ways out: links and buttons. */
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
