import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { notifyError } from '../lib/notify'
import { useText } from '../lib/text'
import { ButtonLink } from '../ui/button'

interface MoreProductsProps {
  readonly shown: number
  readonly count: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  /** Loads the products after the cursor into the list. */
  readonly onMore: (after: string) => Promise<unknown>
}

/** Leads to the next products: below these ones, or without scripts on a page of their own. */
export function MoreProducts({ shown, count, pageInfo, onMore }: MoreProductsProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  const [isLoading, setIsLoading] = useState(false)
  const next = new URLSearchParams(search)
  next.set('after', pageInfo.endCursor ?? '')
  const start = new URLSearchParams(search)
  start.delete('after')
  const startsLater = start.size < new URLSearchParams(search).size

  async function loadBelow(event: MouseEvent): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isLoading || !pageInfo.endCursor) return
    setIsLoading(true)
    try {
      await onMore(pageInfo.endCursor)
    } catch {
      notifyError(t('catalogue.loadFailed'))
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <div className="more-products">
      {startsLater && (
        <ButtonLink variant="quiet" to={{ pathname, search: start.toString() }}>
          {t('catalogue.fromStart')}
        </ButtonLink>
      )}
      {!startsLater && (
        <p className="more-products__shown" aria-live="polite">
          {t('catalogue.shown', { shown, count })}
        </p>
      )}
      {pageInfo.hasNextPage && (
        <ButtonLink
          variant="secondary"
          to={{ pathname, search: next.toString() }}
          data-busy={isLoading || undefined}
          onClick={(event) => void loadBelow(event)}
        >
          {isLoading ? t('catalogue.moreLoading') : t('catalogue.more')}
        </ButtonLink>
      )}
    </div>
  )
}
