// A worker that crashes is replaced soon, one that crashes again and again ever later.
const FIRST_DELAY_MILLISECONDS = 250
const MAX_DELAY_MILLISECONDS = 30_000
/** After this long without a crash, the next one is the first again. */
const CALM_MILLISECONDS = 60_000

/** How long to wait before a worker that has crashed is replaced. Each place of a worker has crashes of its own. */
export class Restarts {
  private readonly crashes = new Map<number, { count: number; lastAt: number }>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** In milliseconds: 0 if it was the last one, because nobody is served meanwhile. */
  delayAfterCrash(place: number, wasLast: boolean): number {
    const before = this.crashes.get(place)
    const now = this.now()
    const isCalm = !before || now - before.lastAt > CALM_MILLISECONDS
    const count = isCalm ? 1 : before.count + 1
    this.crashes.set(place, { count, lastAt: now })
    return wasLast
      ? 0
      : Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (count - 1), MAX_DELAY_MILLISECONDS)
  }
}
