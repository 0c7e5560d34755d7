import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { FormSheet } from '../../../platform/admin/ui/form-sheet'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import { useSearchTermsQuery } from '../../../platform/gql/search-admin'
import { isFormKept } from '../../../platform/session/kept-forms'
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
  const title = t('searchTerms.new')
  const [searchParams, setSearchParams] = useSearchParams()
  // From the list of missed searches.
  const term = searchParams.get('term') ?? ''
  const [isAdding, setIsAdding] = useState(() => term !== '' || isFormKept(title))
  const actions = <Button onClick={() => setIsAdding(true)}>{title}</Button>
  return (
    <AdminFrame title="searchTerms.title" actions={actions}>
      <SearchTerms
        term={term}
        isAdding={isAdding}
        onAdded={() => {
          setIsAdding(false)
          setSearchParams({}, { replace: true })
        }}
      />
    </AdminFrame>
  )
}

interface SearchTermsProps {
  /** The first of the terms to add. */
  readonly term: string
  readonly isAdding: boolean
  /** Called when terms were added, or are not going to be. */
  readonly onAdded: () => void
}

function SearchTerms({ term, isAdding, onAdded }: SearchTermsProps) {
  const t = useText()
  const saveSearchTerms = useSaveSearchTerms()
  const { data, error, refetch } = useSearchTermsQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)

  return (
    <>
      <p>{t('searchTerms.text')}</p>
      <FormSheet title={t('searchTerms.new')} isOpen={isAdding} onClose={onAdded}>
        <SearchTermsForm
          title={t('searchTerms.new')}
          submit={t('searchTerms.add')}
          term={term}
          onSubmit={async (input) => {
            const userErrors = await saveSearchTerms(input)
            if (userErrors.length > 0) return userErrors
            onAdded()
            reload()
            return []
          }}
        />
      </FormSheet>
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
