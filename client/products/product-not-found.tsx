import { usePageStatus } from '../page/page-context'
import { PageHead } from '../page/page-head'
import { useText } from '../texts/text'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'

export function ProductNotFound() {
  const t = useText()
  usePageStatus(404)
  return (
    <>
      <PageHead title={t('product.notFound')} />
      <EmptyState
        isPage
        art="not-found"
        title={t('product.notFound')}
        text={t('product.notFoundText')}
      >
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
      </EmptyState>
    </>
  )
}
