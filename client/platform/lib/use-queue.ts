import { useRef } from 'react'

export interface Queue {
  /** Runs a task after those that were added before it, however they ended. Rejects if it does. */
  readonly add: (task: () => void | Promise<void>) => Promise<void>
  /** Resolves once all tasks so far have ended. */
  readonly drained: () => Promise<void>
}

/** Runs tasks one after another, in the order in which they came, such as scans that are made faster than answered. */
export function useQueue(): Queue {
  const last = useRef<Promise<void>>(Promise.resolve())
  return {
    add: (task) => {
      const run = last.current.then(task)
      last.current = run.catch(() => undefined)
      return run
    },
    drained: () => last.current,
  }
}
