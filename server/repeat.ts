interface RepeatOptions {
  readonly minutes: number
  readonly onError: (error: unknown) => void
}

/** Runs the work now, then repeatedly. Returns a function that stops it, and waits for work in progress. */
export function repeat(
  work: () => Promise<void>,
  { minutes, onError }: RepeatOptions,
): () => Promise<void> {
  let working = Promise.resolve()
  const start = () => {
    working = working.then(work).catch(onError)
  }
  start()
  const timer = setInterval(start, minutes * 60_000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await working
  }
}
