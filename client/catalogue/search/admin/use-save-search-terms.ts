import { useSaveRecord } from '../../../platform/admin/ui/record-sheet'
import {
  type SearchTermsInput,
  useAddSearchTermsMutation,
  useUpdateSearchTermsMutation,
} from '../../../platform/gql/search-admin'

/** Adds search terms, or updates those with an ID. Returns the errors, none on success. */
export function useSaveSearchTerms() {
  const [addSearchTerms] = useAddSearchTermsMutation()
  const [updateSearchTerms] = useUpdateSearchTermsMutation()
  return useSaveRecord<SearchTermsInput>({
    add: async (input) => (await addSearchTerms({ variables: { input } })).data?.addSearchTerms,
    update: async (input, id) =>
      (await updateSearchTerms({ variables: { id, input } })).data?.updateSearchTerms,
    added: 'searchTerms.added',
    saved: 'searchTerms.saved',
    failed: 'searchTerms.saveFailed',
  })
}
