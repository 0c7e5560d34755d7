import { Link } from 'react-router-dom'
import { usePageContext } from '../lib/page-context'
import { StructuredData } from '../lib/structured-data'
import { useText } from '../lib/text'

export interface Crumb {
  readonly title: string
  readonly path: string
}

/** The way from the home page to this page, for people and (as JSON-LD) for search engines. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useText()
  const { publicUrl } = usePageContext()
  const all = [{ title: t('nav.breadcrumbHome'), path: '/' }, ...crumbs]
  return (
    <nav className="breadcrumb" aria-label={t('nav.breadcrumb')}>
      <ol>
        {all.map(({ title, path }, index) => (
          <li key={path}>
            {index === all.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={path}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: all.map(({ title, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: publicUrl + path,
          })),
        }}
      />
    </nav>
  )
}
