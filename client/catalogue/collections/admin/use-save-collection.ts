import type { UserError } from '../../../platform/forms/form-errors'
import {
  type CollectionInput,
  useAddCollectionMutation,
  useUpdateCollectionMutation,
} from '../../../platform/gql/collections-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'

/** Adds a collection with a slug, or saves the one with an ID. Returns the errors, none on success. */
export function useSaveCollection(): (
  input: CollectionInput & { readonly slug: string },
  id?: string,
) => Promise<readonly UserError[]> {
  const t = useText()
  const [addCollection] = useAddCollectionMutation()
  const [updateCollection] = useUpdateCollectionMutation()
  return async ({ slug, ...input }, id) => {
    const failed = [{ message: t('collections.saveFailed'), field: null }]
    try {
      const payload =
        id === undefined
          ? (await addCollection({ variables: { input: { ...input, slug } } })).data?.addCollection
          : (await updateCollection({ variables: { id, input } })).data?.updateCollection
      if (!payload?.collection) return payload?.userErrors.length ? payload.userErrors : failed
      notifySuccess(t(id === undefined ? 'collections.added' : 'collections.saved'))
      return []
    } catch {
      return failed
    }
  }
}
