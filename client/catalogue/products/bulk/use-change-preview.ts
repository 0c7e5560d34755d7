import { useEffect, useEffectEvent, useState } from 'react'
import {
  type PreviewedProductFragment,
  type ProductChangeInput,
  usePreviewProductChangeLazyQuery,
} from '../../../platform/gql/products-bulk'
import { useDebounced } from '../../../platform/lib/use-debounced'
import { useText } from '../../../platform/texts/text'

const TYPING_PAUSE_MILLISECONDS = 250

interface Preview {
  readonly change: ProductChangeInput
  readonly products: readonly PreviewedProductFragment[]
  /** An error of the change itself. */
  readonly problem: string | undefined
}

/** Returns the effect that a change would have on products; undefined while it loads, and without a change. */
export function useChangePreview(
  ids: readonly string[],
  change: ProductChangeInput | undefined,
): Preview | undefined {
  const t = useText()
  const [fetchPreview] = usePreviewProductChangeLazyQuery({ fetchPolicy: 'no-cache' })
  const [preview, setPreview] = useState<Preview>()
  const wanted = useDebounced(change, TYPING_PAUSE_MILLISECONDS)

  const load = useEffectEvent(async (next: ProductChangeInput): Promise<Preview> => {
    const failed = { change: next, products: [], problem: t('products.change.previewFailed') }
    try {
      const { data } = await fetchPreview({ variables: { ids: [...ids], change: next } })
      if (!data) return failed
      const { nodes, userErrors } = data.previewProductChange
      return { change: next, products: nodes, problem: userErrors[0]?.message }
    } catch {
      return failed
    }
  })
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    void load(wanted).then((loaded) => {
      if (isCurrent) setPreview(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [wanted])

  return preview && preview.change === change ? preview : undefined
}
