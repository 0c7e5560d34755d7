import { usePageStatus } from '../lib/page-context'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'

export function Component() {
  const t = useText()
  usePageStatus(404)
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <EmptyState isPage art="not-found" title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
      </EmptyState>
    </>
  )
}
