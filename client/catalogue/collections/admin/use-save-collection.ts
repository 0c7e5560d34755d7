import { useSaveRecord } from '../../../platform/admin/ui/record-sheet'
import {
  type NewCollectionInput,
  useAddCollectionMutation,
  useUpdateCollectionMutation,
} from '../../../platform/gql/collections-admin'

/** Adds a collection, or saves the one with an ID, whose slug stays. Returns the errors, none on success. */
export function useSaveCollection() {
  const [addCollection] = useAddCollectionMutation()
  const [updateCollection] = useUpdateCollectionMutation()
  return useSaveRecord<NewCollectionInput>({
    add: async (input) => (await addCollection({ variables: { input } })).data?.addCollection,
    update: async ({ slug: _, ...input }, id) =>
      (await updateCollection({ variables: { id, input } })).data?.updateCollection,
    added: 'collections.added',
    saved: 'collections.saved',
    failed: 'collections.saveFailed',
  })
}
