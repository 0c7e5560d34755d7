import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../texts/text'
import { closeMenuOnEscape } from '../ui/close-menu-on-escape'
import './views-nav.css'

export interface View {
  /** Unique among the views. */
  readonly id: string
  readonly label: ReactNode
  /** The search parameters of the list in this view. */
  readonly search: string
  readonly isCurrent: boolean
  /** How many rows it has; null while that is not known. */
  readonly count?: number | null
}

/** In their line, views scroll sideways: the current one is seen, in either writing direction. */
function scrollTo(link: HTMLElement | null): void {
  const line = link?.closest('ul')
  if (!line || !link) return
  const { left, width } = link.getBoundingClientRect()
  const box = line.getBoundingClientRect()
  line.scrollLeft += left + width / 2 - (box.left + box.width / 2)
}

interface ViewsNavProps {
  readonly label: string
  readonly views: readonly View[]
}

/** Links to the views of a list, in one line; a menu has those without rows. */
export function ViewsNav({ label, views }: ViewsNavProps) {
  const t = useText()
  const menu = useRef<HTMLDetailsElement>(null)
  const isEmpty = ({ count, isCurrent }: View) => count === 0 && !isCurrent
  const empty = views.filter(isEmpty)
  return (
    <nav className="list-views" aria-label={label}>
      <ul className="list-views__line">
        {views
          .filter((view) => !isEmpty(view))
          .map((view) => (
            <ViewLink key={view.id} view={view} />
          ))}
      </ul>
      {empty.length > 0 && (
        <details ref={menu} className="list-views__more" onKeyDown={closeMenuOnEscape}>
          <summary className="list-views__link">{t('list.moreViews')}</summary>
          <ul className="card">
            {empty.map((view) => (
              <ViewLink
                key={view.id}
                view={view}
                onClick={() => menu.current?.removeAttribute('open')}
              />
            ))}
          </ul>
        </details>
      )}
    </nav>
  )
}

interface ViewLinkProps {
  readonly view: View
  readonly onClick?: () => void
}

function ViewLink({ view: { label, search, isCurrent, count }, onClick }: ViewLinkProps) {
  return (
    <li>
      <Link
        ref={isCurrent ? scrollTo : undefined}
        className="list-views__link"
        to={{ search }}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClick}
      >
        {label}
        {count !== undefined && (
          <>
            {' '}
            <span className="list-views__count">{count}</span>
          </>
        )}
      </Link>
    </li>
  )
}
