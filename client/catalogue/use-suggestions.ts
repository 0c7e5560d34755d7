import { useEffect, useState } from 'react'
import { SUGGESTIONS } from '#domain/limits'
import { type ProductCardFragment, SuggestionsDocument } from '../gql/catalogue'
import { useClientSource } from '../lib/client-source'
import { useDebounced } from './use-debounced'

const TYPING_PAUSE_MILLISECONDS = 200
const NONE: readonly ProductCardFragment[] = []

/** Products for a text that is being typed: those of the words before stay until the new ones have come. */
export function useSuggestions(text: string): readonly ProductCardFragment[] {
  const source = useClientSource()
  const query = useDebounced(text.trim(), TYPING_PAUSE_MILLISECONDS)
  const [found, setFound] = useState(NONE)

  useEffect(() => {
    if (query === '') return
    let isWanted = true
    async function ask(): Promise<void> {
      const client = await source.load()
      const variables = { query, first: SUGGESTIONS }
      const { data } = await client.query({ query: SuggestionsDocument, variables })
      if (isWanted && data) setFound(data.search.nodes)
    }
    // Suggestions are a help: the search works without them.
    ask().catch(() => isWanted && setFound(NONE))
    return () => {
      isWanted = false
    }
  }, [query, source])

  return text.trim() === '' || query === '' ? NONE : found
}
