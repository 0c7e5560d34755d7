import { refetchSilently } from '../api/refetch-silently'
import { PAGINATED, useNextPage } from '../api/use-next-page'
import { useShownData } from '../api/use-shown-data'
import { type ChangesQueryVariables, useChangesQuery } from '../gql/change-log'
import { notifyError } from '../lib/notify'
import { useText } from '../texts/text'

/** The changes that match, newest first, in pages. */
export function useChanges(variables: ChangesQueryVariables) {
  const t = useText()
  const query = useChangesQuery({ variables, ...PAGINATED })
  const { error, refetch, fetchMore } = query
  const list = useShownData(query)?.changes
  const nextPage = useNextPage(list, fetchMore, () => notifyError(t('changes.loadFailed')))
  return { changes: list?.nodes, error, refetch: () => refetchSilently(refetch), nextPage }
}
