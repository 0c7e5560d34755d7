import { PageHead } from '../page/page-head'
import { useText } from '../texts/text'
import { Button, ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'

/** Replaces a page that threw, or whose chunk could not be loaded. */
export function ErrorPage() {
  const t = useText()
  return (
    <div role="alert">
      <PageHead title={t('fault.title')} />
      <EmptyState isPage title={t('fault.title')} text={t('fault.text')}>
        <Button onClick={() => window.location.reload()}>{t('catalogue.retry')}</Button>
        <ButtonLink to="/" variant="secondary" reloadDocument>
          {t('notFound.home')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
