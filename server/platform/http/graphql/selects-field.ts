import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'

/** Whether a field of this name is selected anywhere below the one being resolved. */
export function selectsField({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === 'Field') {
        return selection.name.value === name || isIn(selection.selectionSet)
      }
      return selection.kind === 'InlineFragment'
        ? isIn(selection.selectionSet)
        : isIn(fragments[selection.name.value]?.selectionSet)
    }) ?? false
  return fieldNodes.some((field) => isIn(field.selectionSet))
}
