import { useSearchParams } from 'react-router-dom'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { RecordSheet, type SheetState, useSheet } from '../../../platform/admin/ui/record-sheet'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import { useSearchTermsQuery } from '../../../platform/gql/search-admin'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { SearchTermsForm } from './search-terms-form'
import { SearchTermsList } from './search-terms-list'
import { useSaveSearchTerms } from './use-save-search-terms'

export function Component() {
  const t = useText()
  const [searchParams, setSearchParams] = useSearchParams()
  // From the list of missed searches.
  const term = searchParams.get('term') ?? ''
  const sheet = useSheet(t('searchTerms.new'), term !== '')

  function close(): void {
    sheet.close()
    setSearchParams({}, { replace: true })
  }

  return (
    <AdminFrame
      title="searchTerms.title"
      actions={<Button onClick={sheet.open}>{sheet.title}</Button>}
    >
      <SearchTerms term={term} sheet={{ ...sheet, close }} />
    </AdminFrame>
  )
}

interface SearchTermsProps {
  /** The first of the terms to add. */
  readonly term: string
  readonly sheet: SheetState
}

function SearchTerms({ term, sheet }: SearchTermsProps) {
  const t = useText()
  const saveSearchTerms = useSaveSearchTerms()
  const { data, error, refetch } = useSearchTermsQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)

  return (
    <>
      <p>{t('searchTerms.text')}</p>
      <RecordSheet sheet={sheet} save={saveSearchTerms} onSaved={reload}>
        {(submit) => (
          <SearchTermsForm
            title={sheet.title}
            submit={t('searchTerms.add')}
            term={term}
            onSubmit={submit}
          />
        )}
      </RecordSheet>
      <h2 className="visually-hidden">{t('searchTerms.list')}</h2>
      {data?.searchTerms.length === 0 && <EmptyState title={t('searchTerms.none')} />}
      {data && data.searchTerms.length > 0 && (
        <SearchTermsList groups={data.searchTerms} onChanged={reload} />
      )}
      {!data && error && <LoadFailed title={t('searchTerms.loadFailed')} onRetry={reload} />}
      {!data && !error && <Skeleton className="card" blockSize="8rem" />}
    </>
  )
}
