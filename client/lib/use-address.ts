import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How what a page shows stands in its address. */
export interface AddressFormat<Choices extends object> {
  read(parameters: URLSearchParams): Choices
  write(choices: Choices): Record<string, string>
}

interface ChangeOptions {
  /** The former choices cannot be gone back to. */
  readonly replace?: boolean
}

type Change<Choices> = (changes: Partial<Choices>, options?: ChangeOptions) => void

/**
 * What a page shows, kept in its address, so that going back and a reload show it again. A change holds at once, before the
 * router has followed: a box that was ticked stays so, and what changes next starts from there.
 */
export function useAddress<Choices extends object>(
  format: AddressFormat<Choices>,
): [Choices, Change<Choices>] {
  const [parameters, setParameters] = useSearchParams()
  const [choices, applyChanges] = useOptimistic(
    format.read(parameters),
    (current, changes: Partial<Choices>) => ({ ...current, ...changes }),
  )
  const change: Change<Choices> = (changes, { replace = false } = {}) =>
    startTransition(() => {
      applyChanges(changes)
      setParameters(format.write({ ...choices, ...changes }), { replace, preventScrollReset: true })
    })
  return [choices, change]
}
