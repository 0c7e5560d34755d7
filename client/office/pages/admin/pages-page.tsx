import { Link } from 'react-router-dom'
import { HELP_PAGES, helpPath } from '#domain/pages/help-pages'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import {
  type HelpPageTextsFragment,
  useEditableHelpPagesQuery,
} from '../../../platform/gql/pages-admin'
import { useText } from '../../../platform/texts/text'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { toEnumName } from '../page-name'
import '../../../platform/admin/table.css'
import './pages-page.css'

export function Component() {
  return (
    <AdminFrame title="pages.title">
      <Pages />
    </AdminFrame>
  )
}

/** All pages, with whose text stands there in each language. */
function Pages() {
  const t = useText()
  const { data, error, refetch } = useEditableHelpPagesQuery({ fetchPolicy: 'cache-and-network' })
  if (!data && error) {
    return <LoadFailed title={t('pages.loadFailed')} onRetry={() => refetchSilently(refetch)} />
  }
  if (!data) return <Skeleton className="card" blockSize="24rem" />
  return (
    <>
      <p>{t('pages.about')}</p>
      <div className="card table-region">
        <table className="table pages-table">
          <caption className="visually-hidden">{t('pages.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('pages.page')}</th>
              <th scope="col">{t('pages.inEnglish')}</th>
              <th scope="col">{t('pages.inArabic')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {HELP_PAGES.map((page) => {
              const written = data.editableHelpPages.find((one) => one.page === toEnumName(page))
              const name = t(`help.${page}`)
              return (
                <tr key={page}>
                  <th scope="row">
                    <Link
                      to={`/adminpages/${page}`}
                      aria-label={t('pages.editNamed', { page: name })}
                    >
                      {name}
                    </Link>
                  </th>
                  <td>
                    <Whose text={written?.en} />
                  </td>
                  <td>
                    <Whose text={written?.ar} />
                  </td>
                  <td>
                    <Link to={helpPath(page)} aria-label={t('pages.viewNamed', { page: name })}>
                      {t('pages.view')}
                    </Link>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Whose({ text }: { readonly text: HelpPageTextsFragment['en'] | undefined }) {
  const t = useText()
  return text ? (
    <b>{t('pages.own')}</b>
  ) : (
    <span className="pages-table__ours">{t('pages.ours')}</span>
  )
}
