import { useState } from 'react'
import { SUGGESTIONS } from '#domain/limits'
import { type SuggestionsQuery, useSuggestionsQuery } from '../gql/search'
import { useDebounced } from '../lib/use-debounced'

const TYPING_PAUSE_MILLISECONDS = 200

type Suggestions = Pick<SuggestionsQuery['search'], 'categories' | 'nodes'>

const NONE: Suggestions = { categories: [], nodes: [] }

/** Categories and products for a text that is being typed; the previous ones stay until the next ones arrive. */
export function useSuggestions(text: string): Suggestions {
  const query = useDebounced(text.trim(), TYPING_PAUSE_MILLISECONDS)
  const isEmpty = text.trim() === '' || query === ''
  // Without suggestions the search still works.
  const options = { skip: isEmpty, isOptional: true }
  const { data, failed } = useSuggestionsQuery({ query, first: SUGGESTIONS }, options)
  const found = failed ? NONE : data?.search
  const [latest, setLatest] = useState(NONE)
  if (found && found !== latest) setLatest(found)
  return isEmpty ? NONE : (found ?? latest)
}
