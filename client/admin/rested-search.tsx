import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../catalogue/use-debounced'
import { Field } from '../ui/field'

const TYPING_PAUSE_MILLISECONDS = 250

interface RestedSearchProps {
  readonly label: string
  readonly hint?: string
  /** What is searched for now. */
  readonly value: string
  /** Called with the new text once the typing rests. */
  readonly onRest: (search: string) => void
}

/** A search field that waits until the typing rests. */
export function RestedSearch({ label, hint, value, onRest }: RestedSearchProps) {
  const [typed, setTyped] = useState(value)
  const rested = useDebounced(typed.trim(), TYPING_PAUSE_MILLISECONDS)
  const [followed, setFollowed] = useState(value)
  if (value !== followed) {
    // What the field asked for itself comes back while its writer may type on; anything else is news, as after going back.
    setFollowed(value)
    if (value !== rested) setTyped(value)
  }
  const onRested = useEffectEvent(() => {
    if (rested !== value) onRest(rested)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text asks for something
  useEffect(() => onRested(), [rested])
  return (
    <Field
      label={label}
      {...(hint && { hint })}
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
