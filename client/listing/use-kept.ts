import { useState } from 'react'

/** A value, or the last one while there is none, so that a page does not go blank between two lists. */
export function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}
