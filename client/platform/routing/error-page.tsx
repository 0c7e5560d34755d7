import { useIsOffline } from '../lib/use-is-offline'
import { PageHead } from '../page/page-head'
import { useText } from '../texts/text'
import { Button, ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import type { FallbackProps } from './error-boundary'

/** Replaces a page that threw, or whose chunk could not be loaded. */
export function ErrorPage({ isUnreachable }: FallbackProps) {
  const t = useText()
  const isOffline = useIsOffline() || isUnreachable
  const title = t(isOffline ? 'fault.offline' : 'fault.title')
  return (
    <div role="alert">
      <PageHead title={title} />
      <EmptyState isPage title={title} text={t(isOffline ? 'fault.offlineText' : 'fault.text')}>
        <Button onClick={() => window.location.reload()}>{t('catalogue.retry')}</Button>
        <ButtonLink to="/" variant="secondary" reloadDocument>
          {t('notFound.home')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
