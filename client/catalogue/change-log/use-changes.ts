import { refetchSilently } from '../../platform/api/refetch-silently'
import { PAGINATED, useNextPage } from '../../platform/api/use-next-page'
import { useShownData } from '../../platform/api/use-shown-data'
import { type ChangesQueryVariables, useChangesQuery } from '../../platform/gql/change-log'
import { notifyError } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'

/** The changes that match, newest first, in pages. */
export function useChanges(variables: ChangesQueryVariables) {
  const t = useText()
  const query = useChangesQuery({ variables, ...PAGINATED })
  const { error, refetch, fetchMore } = query
  const list = useShownData(query)?.changes
  const nextPage = useNextPage(list, fetchMore, () => notifyError(t('changes.loadFailed')))
  return { changes: list?.nodes, error, refetch: () => refetchSilently(refetch), nextPage }
}
