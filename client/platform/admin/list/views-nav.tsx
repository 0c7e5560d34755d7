import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import './views-nav.css'

interface View {
  /** Unique among the views. */
  readonly id: string
  readonly label: ReactNode
  /** The search parameters of the list in this view. */
  readonly search: string
  readonly isCurrent: boolean
  /** How many rows it has; null while that is not known. */
  readonly count?: number | null
}

/** On phones the views scroll sideways: the current one is seen, in either writing direction. */
function scrollTo(link: HTMLElement | null): void {
  const nav = link?.closest('nav')
  if (!nav || !link) return
  const { left, width } = link.getBoundingClientRect()
  const box = nav.getBoundingClientRect()
  nav.scrollLeft += left + width / 2 - (box.left + box.width / 2)
}

interface ViewsNavProps {
  readonly label: string
  readonly views: readonly View[]
}

/** Links to the views of a list. */
export function ViewsNav({ label, views }: ViewsNavProps) {
  return (
    <nav className="list-views" aria-label={label}>
      <ul>
        {views.map(({ id, label: text, search, isCurrent, count }) => (
          <li key={id}>
            <Link
              ref={isCurrent ? scrollTo : undefined}
              className="list-views__link"
              to={{ search }}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text}
              {count !== undefined && (
                <>
                  {' '}
                  <span className="list-views__count">{count}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
