import { AdminFrame } from '../../admin/admin-frame'
import { refetchSilently } from '../../api/refetch-silently'
import { useSearchTermsQuery } from '../../gql/search-admin'
import { useText } from '../../texts/text'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { Skeleton } from '../../ui/skeleton'
import { SearchTermsForm } from './search-terms-form'
import { SearchTermsList } from './search-terms-list'
import { useSaveSearchTerms } from './use-save-search-terms'

export function Component() {
  return (
    <AdminFrame title="searchTerms.title">
      <SearchTerms />
    </AdminFrame>
  )
}

function SearchTerms() {
  const t = useText()
  const saveSearchTerms = useSaveSearchTerms()
  const { data, error, refetch } = useSearchTermsQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)

  return (
    <>
      <p>{t('searchTerms.text')}</p>
      <SearchTermsForm
        title={t('searchTerms.new')}
        submit={t('searchTerms.add')}
        onSubmit={async (input) => {
          const userErrors = await saveSearchTerms(input)
          if (userErrors.length === 0) reload()
          return userErrors
        }}
      />
      <h2>{t('searchTerms.list')}</h2>
      {data?.searchTerms.length === 0 && <EmptyState title={t('searchTerms.none')} />}
      {data && data.searchTerms.length > 0 && (
        <SearchTermsList groups={data.searchTerms} onChanged={reload} />
      )}
      {!data && error && <LoadFailed title={t('searchTerms.loadFailed')} onRetry={reload} />}
      {!data && !error && <Skeleton className="card" blockSize="8rem" />}
    </>
  )
}
