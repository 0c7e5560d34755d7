import type { MouseEvent } from 'react'
import type { LinkProps } from 'react-router-dom'
import { type FetchMore, type PageInfo, useNextPage } from '../../platform/api/use-next-page'
import { notifyError } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import './more-products.css'

interface MoreProductsProps {
  readonly list: {
    readonly nodes: readonly unknown[]
    readonly totalCount: number
    readonly pageInfo: PageInfo
  }
  /** The page after a cursor, or the first one. */
  readonly pathOf: (after: string | undefined) => LinkProps['to']
  /** Tells search engines whether to follow the link to the next page. */
  readonly rel?: 'nofollow' | undefined
  /** The list starts at a cursor, not with its first product. */
  readonly hasPrevious: boolean
  readonly fetchMore: FetchMore
}

/** A link that appends the next products; without scripts it opens them as a new page. */
export function MoreProducts({ list, pathOf, rel, hasPrevious, fetchMore }: MoreProductsProps) {
  const t = useText()
  const onError = () => notifyError(t('catalogue.loadFailed'))
  const { hasNextPage, isLoading, loadNextPage } = useNextPage(list, fetchMore, onError)

  function append(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void loadNextPage()
  }

  return (
    <div className="more-products">
      {hasPrevious && (
        <ButtonLink variant="quiet" to={pathOf(undefined)} rel={rel}>
          {t('catalogue.fromStart')}
        </ButtonLink>
      )}
      {!hasPrevious && (
        <p className="more-products__shown" aria-live="polite">
          {t('catalogue.shown', { shown: list.nodes.length, count: list.totalCount })}
        </p>
      )}
      {hasNextPage && (
        <ButtonLink
          variant="secondary"
          to={pathOf(list.pageInfo.endCursor ?? undefined)}
          rel={rel}
          data-busy={isLoading || undefined}
          onClick={append}
        >
          {isLoading ? t('catalogue.moreLoading') : t('catalogue.more')}
        </ButtonLink>
      )}
    </div>
  )
}
