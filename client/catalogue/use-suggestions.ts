import { useState } from 'react'
import { SUGGESTIONS } from '#domain/limits'
import { type ProductCardFragment, useSuggestionsQuery } from '../gql/catalogue'
import { useDebounced } from '../lib/use-debounced'

const TYPING_PAUSE_MILLISECONDS = 200
const NONE: readonly ProductCardFragment[] = []

/** Products for a text that is being typed; the previous ones stay until the next ones arrive. */
export function useSuggestions(text: string): readonly ProductCardFragment[] {
  const query = useDebounced(text.trim(), TYPING_PAUSE_MILLISECONDS)
  const isEmpty = text.trim() === '' || query === ''
  const { data, failed } = useSuggestionsQuery({ query, first: SUGGESTIONS }, { skip: isEmpty })
  // Without suggestions the search still works.
  const found = failed ? NONE : data?.search.nodes
  const [latest, setLatest] = useState(NONE)
  if (found && found !== latest) setLatest(found)
  return isEmpty ? NONE : (found ?? latest)
}
