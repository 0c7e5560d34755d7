import { useParams } from 'react-router-dom'
import { type HelpPageName, helpPath } from '#domain/pages/help-pages'
import { HelpPageDocument, useHelpPageQuery } from '../../platform/gql/pages'
import { PageHead } from '../../platform/page/page-head'
import { Component as NotFoundPage } from '../../platform/routing/not-found-page'
import type { LoaderArgs } from '../../platform/routing/route'
import { useText } from '../../platform/texts/text'
import { Breadcrumb } from '../../platform/ui/breadcrumb'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { findHelpPage, toEnumName } from './page-name'
import { PageText } from './page-text'
import './help-page.css'

export function loader({ params, context }: LoaderArgs) {
  const page = findHelpPage(params.page)
  if (!page) return undefined
  return context.query({ query: HelpPageDocument, variables: { page: toEnumName(page) } })
}

/** A page about the shop, such as its delivery or returns policy. */
export function Component() {
  const page = findHelpPage(useParams().page)
  return page ? <HelpPage key={page} page={page} /> : <NotFoundPage />
}

function HelpPage({ page }: { readonly page: HelpPageName }) {
  const t = useText()
  const { data, failed, retry } = useHelpPageQuery({ page: toEnumName(page) })
  const title = data?.helpPage.title ?? t(`help.${page}`)
  const path = helpPath(page)
  return (
    <div className="page wrap">
      <PageHead title={title} description={data?.helpPage.description} path={path} />
      <Breadcrumb crumbs={[{ title, path }]} />
      <div className="help-page">
        <h1 className="page-title">{title}</h1>
        {failed && <LoadFailed title={t('fault.text')} onRetry={retry} />}
        {!data && !failed && <Skeleton blockSize="24rem" />}
        {data && <PageText html={data.helpPage.html} />}
      </div>
    </div>
  )
}
