import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'

/** An object of which only the ID is selected, or one that was read; null if there is none. */
export type Reference<T extends { readonly id: unknown }> = T | Pick<T, 'id'> | null

/** How an object is read by its ID: usually a DataLoader. */
interface Loader<Id, T> {
  load(id: Id): Promise<T | null>
}

const ID_FIELDS = ['id', '__typename']

/** Whether nothing but its ID is selected of the object that a field returns. */
function selectsOnlyId({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const isOnlyId = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.every((selection) => {
      if (selection.kind === 'Field') return ID_FIELDS.includes(selection.name.value)
      return selection.kind === 'InlineFragment'
        ? isOnlyId(selection.selectionSet)
        : isOnlyId(fragments[selection.name.value]?.selectionSet)
    }) ?? true
  return fieldNodes.every((field) => isOnlyId(field.selectionSet))
}

/**
 * The object that an ID refers to. It is read, together with those of the same batch, only if more than its ID is
 * selected; so this is for IDs whose objects exist, such as those of foreign keys.
 */
export async function referenceTo<T extends { readonly id: unknown }>(
  id: T['id'] | null,
  info: GraphQLResolveInfo,
  loader: Loader<T['id'], T>,
): Promise<Reference<T>> {
  if (id === null) return null
  return selectsOnlyId(info) ? { id } : loader.load(id)
}

/** The objects that IDs refer to, in their order, without those that do not exist; see {@link referenceTo}. */
export async function referencesTo<T extends { readonly id: unknown }>(
  ids: readonly T['id'][],
  info: GraphQLResolveInfo,
  loader: Loader<T['id'], T>,
): Promise<readonly NonNullable<Reference<T>>[]> {
  const found = await Promise.all(ids.map((id) => referenceTo(id, info, loader)))
  return found.filter((one) => one !== null)
}
