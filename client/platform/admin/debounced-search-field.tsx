import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from '../forms/field'
import { useDebounced } from '../lib/use-debounced'

const TYPING_PAUSE_MILLISECONDS = 250

interface DebouncedSearchFieldProps {
  readonly label: string
  readonly hint?: string
  /** The current query. */
  readonly value: string
  /** Called with the new query after a pause in typing. */
  readonly onSearch: (search: string) => void
}

/** A search field that searches after a pause in typing. */
export function DebouncedSearchField({ label, hint, value, onSearch }: DebouncedSearchFieldProps) {
  const [text, setText] = useState(value)
  const query = useDebounced(text.trim(), TYPING_PAUSE_MILLISECONDS)
  const [previousValue, setPreviousValue] = useState(value)
  if (value !== previousValue) {
    setPreviousValue(value)
    // The field's own query must not overwrite further typing; a different one, such as after going back, is
    // shown.
    if (value !== query) setText(value)
  }
  const search = useEffectEvent(() => {
    if (query !== value) onSearch(query)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new query starts a search
  useEffect(() => search(), [query])
  return (
    <Field
      label={label}
      {...(hint && { hint })}
      type="search"
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
