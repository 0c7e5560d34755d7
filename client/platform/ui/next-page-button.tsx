import type { NextPage } from '../api/use-next-page'
import { Button } from './button'
import './next-page-button.css'

interface NextPageButtonProps {
  readonly nextPage: NextPage
  readonly children: string
}

/** Appends the next page to a list; hidden after the last page. */
export function NextPageButton({ nextPage, children }: NextPageButtonProps) {
  const { hasNextPage, isLoading, loadNextPage } = nextPage
  if (!hasNextPage) return null
  return (
    <Button
      variant="secondary"
      className="next-page-button"
      busy={isLoading}
      onClick={() => void loadNextPage()}
    >
      {children}
    </Button>
  )
}
