import { Link } from 'react-router-dom'
import { usePublicUrl } from '../page/page-context'
import { StructuredData } from '../page/structured-data'
import { useText } from '../texts/text'
import './breadcrumb.css'

interface Crumb {
  readonly title: string
  readonly path: string
}

/** The page's breadcrumb, also as JSON-LD for search engines. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useText()
  const publicUrl = usePublicUrl()
  const items = [{ title: t('nav.breadcrumbHome'), path: '/' }, ...crumbs]
  return (
    <nav className="breadcrumb" aria-label={t('nav.breadcrumb')}>
      <ol>
        {items.map(({ title, path }, index) => (
          <li key={path}>
            {index === items.length - 1 ? (
              <bdi aria-current="page">{title}</bdi>
            ) : (
              <Link to={path}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: items.map(({ title, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: publicUrl(path),
          })),
        }}
      />
    </nav>
  )
}
