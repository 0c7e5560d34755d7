import { useText } from '../texts/text'
import { Button } from './button'
import { Icon } from './icon'
import './pagination.css'

interface PaginationProps {
  readonly label: string
  /** The current page, from 1. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** Previous and next buttons of numbered pages. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const t = useText()
  return (
    <nav className="pagination" aria-label={label}>
      <Button
        variant="icon"
        aria-label={t('admin.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        <Icon name="chevronStart" />
      </Button>
      <span aria-current="page">{t('admin.page', { page, pages })}</span>
      <Button
        variant="icon"
        aria-label={t('admin.nextPage')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevronEnd" />
      </Button>
    </nav>
  )
}
