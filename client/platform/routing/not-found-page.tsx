import { usePageStatus } from '../page/page-context'
import { PageHead } from '../page/page-head'
import { useText } from '../texts/text'
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
