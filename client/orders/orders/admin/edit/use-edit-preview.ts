import { useState } from 'react'
import type { OrderEditInput, OrderEditPreviewQuery } from '../../../../platform/gql/orders-admin'
import { useOrderEditPreviewQuery } from '../../../../platform/gql/orders-admin'
import { useDebounced } from '../../../../platform/lib/use-debounced'

const TYPING_PAUSE_MILLISECONDS = 250

type Payload = OrderEditPreviewQuery['orderEditPreview']

export type EditPreview = NonNullable<Payload['preview']>

/** Returns the order as it would be after the changes, requested after a pause in typing. */
export function useEditPreview(id: string, changes: OrderEditInput) {
  const text = JSON.stringify(changes)
  const paused = useDebounced(text, TYPING_PAUSE_MILLISECONDS)
  const { data, error, loading, refetch } = useOrderEditPreviewQuery({
    variables: { id, changes: JSON.parse(paused) },
    // Stock and fees may be others a moment later.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const payload = data?.orderEditPreview
  const [latest, setLatest] = useState<EditPreview>()
  const preview = payload?.preview ?? undefined
  if (preview && preview !== latest) setLatest(preview)
  return {
    /** The last one that was possible. */
    preview: preview ?? latest,
    userErrors: payload?.userErrors ?? [],
    /** Whether it is about the changes as they are now. */
    isCurrent: paused === text && !loading && payload !== undefined,
    isFailed: error !== undefined && !loading,
    refetch,
  }
}
