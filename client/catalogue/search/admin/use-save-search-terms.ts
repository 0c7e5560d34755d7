import type { UserError } from '../../../platform/forms/form-errors'
import {
  type SearchTermsInput,
  useAddSearchTermsMutation,
  useUpdateSearchTermsMutation,
} from '../../../platform/gql/search-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'

/** Adds search terms, or updates those with an ID. Returns the errors, none on success. */
export function useSaveSearchTerms(): (
  input: SearchTermsInput,
  id?: string,
) => Promise<readonly UserError[]> {
  const t = useText()
  const [addSearchTerms] = useAddSearchTermsMutation()
  const [updateSearchTerms] = useUpdateSearchTermsMutation()
  return async (input, id) => {
    const failed = [{ message: t('searchTerms.saveFailed'), field: null }]
    try {
      const payload =
        id === undefined
          ? (await addSearchTerms({ variables: { input } })).data?.addSearchTerms
          : (await updateSearchTerms({ variables: { id, input } })).data?.updateSearchTerms
      if (!payload?.searchTerms) return payload?.userErrors.length ? payload.userErrors : failed
      notifySuccess(t(id === undefined ? 'searchTerms.added' : 'searchTerms.saved'))
      return []
    } catch {
      return failed
    }
  }
}
